import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Sweden. Fees and selectivity are illustrative. */
export const swedenSchools = parseSchools(
  'SE',
  `
2201 | Lund University | Đại học Lund | Lund | https://www.lunduniversity.lu.se
  A broad research university in an old student city in the south of Sweden. | Đại học nghiên cứu đa ngành trong thành phố sinh viên lâu đời ở miền nam Thụy Điển.
  public 2 11500-17000
  bachelor: fine-art international-business physics european-languages product-design

2202 | Uppsala University | Đại học Uppsala | Uppsala | https://www.uu.se
  The oldest university of Sweden, founded in 1477, north of Stockholm. | Đại học lâu đời nhất Thụy Điển, thành lập năm 1477, ở phía bắc Stockholm.
  public 2 10500-15500
  bachelor: game-design history political-science earth-science

2203 | KTH Royal Institute of Technology | Học viện Công nghệ Hoàng gia KTH | Stockholm | https://www.kth.se
  The technical university of the Swedish capital. | Đại học kỹ thuật của thủ đô Thụy Điển.
  public 3 16500-17500
  bachelor: computer-engineering information-technology renewable-energy

2204 | Stockholm University | Đại học Stockholm | Stockholm | https://www.su.se
  A university next to a national city park in the north of Stockholm. | Trường đại học bên công viên quốc gia giữa thành phố, ở phía bắc Stockholm.
  public 2 9500-14500
  bachelor: economics environmental-science biology english-language psychology

2205 | University of Gothenburg | Đại học Gothenburg | Gothenburg | https://www.gu.se
  A large university spread over the port city of Gothenburg. | Đại học lớn nằm rải khắp thành phố cảng Gothenburg.
  public 1 9500-14500
  bachelor: fine-art international-relations software-engineering public-health nutrition

2206 | Malmö University | Đại học Malmö | Malmö | https://mau.se
  A young university next to the station of Malmö, opposite Copenhagen. | Đại học trẻ cạnh nhà ga Malmö, đối diện Copenhagen.
  public 1 8500-13500
  bachelor: digital-media product-design criminology international-relations education

2207 | Jönköping University | Đại học Jönköping | Jönköping | https://ju.se
  A university by Lake Vättern with an international business school. | Trường đại học bên hồ Vättern, có trường kinh doanh quốc tế.
  private 1 10500-15500
  bachelor: international-business marketing industrial-engineering sustainability finance communication

2208 | Linköping University | Đại học Linköping | Linköping | https://liu.se
  A university in the east of Sweden for engineering, design and health. | Trường đại học ở miền đông Thụy Điển về kỹ thuật, thiết kế và sức khỏe.
  public 1 9500-15500
  bachelor: statistics biology interior-design
`,
);
