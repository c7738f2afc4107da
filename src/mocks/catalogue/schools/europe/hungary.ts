import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Hungary. Fees and selectivity are illustrative. */
export const hungarySchools = parseSchools(
  'HU',
  `
2301 | Semmelweis University | Đại học Semmelweis | Budapest | https://semmelweis.hu
  A medical university in Budapest that has long taught in English. | Đại học y ở Budapest, có truyền thống dạy bằng tiếng Anh.
  public 2 9500-11500
  bachelor: medicine dentistry pharmacy physiotherapy nursing
  foundation: medicine

2302 | University of Debrecen | Đại học Debrecen | Debrecen | https://unideb.hu
  A large university in the east of Hungary with students from over a hundred countries. | Đại học lớn ở miền đông Hungary, có sinh viên từ hơn một trăm nước.
  public 1 5500-10500
  bachelor: medicine dentistry public-health computer-science mechanical-engineering international-business agriculture
  foundation: medicine computer-science

2303 | Eötvös Loránd University | Đại học Eötvös Loránd | Budapest | https://www.elte.hu
  A broad university in Budapest for the sciences, the humanities and law. | Đại học đa ngành ở Budapest về khoa học, nhân văn và luật.
  public 1 4500-7500
  bachelor: computer-science psychology mathematics english-language international-relations education film history political-science

2304 | Budapest University of Technology and Economics | Đại học Công nghệ và Kinh tế Budapest | Budapest | https://www.bme.hu
  A technical university on the bank of the Danube, founded in 1782. | Đại học kỹ thuật bên bờ sông Danube, thành lập năm 1782.
  public 2 6500-7500
  bachelor: civil-engineering electrical-engineering architecture mechanical-engineering

2305 | Corvinus University of Budapest | Đại học Corvinus Budapest | Budapest | https://www.uni-corvinus.hu
  A university for economics and business in a former customs house on the Danube. | Trường đại học về kinh tế và kinh doanh, trong tòa nhà thuế quan cũ bên sông Danube.
  private 2 5500-8000
  bachelor: economics finance international-business data-science communication

2306 | University of Veterinary Medicine Budapest | Đại học Thú y Budapest | Budapest | https://univet.hu
  A veterinary university in Budapest, founded in 1787. | Trường đại học thú y ở Budapest, thành lập năm 1787.
  public 2 9000-10000
  bachelor: veterinary-medicine biology food-science

2307 | Liszt Academy of Music | Học viện Âm nhạc Liszt | Budapest | https://lfze.hu
  A conservatory in Budapest, founded by the composer Franz Liszt. | Nhạc viện ở Budapest do nhà soạn nhạc Franz Liszt sáng lập.
  public 3 6000-7500
  bachelor: music

2308 | Moholy-Nagy University of Art and Design | Đại học Nghệ thuật và Thiết kế Moholy-Nagy | Budapest | https://mome.hu
  A university of art and design in the hills of Buda. | Trường đại học nghệ thuật và thiết kế trên đồi Buda.
  public 2 6500-7500
  bachelor: animation graphic-design product-design
`,
);
