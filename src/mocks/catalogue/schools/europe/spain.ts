import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Spain. Fees and selectivity are illustrative. */
export const spainSchools = parseSchools(
  'ES',
  `
2001 | University of Barcelona | Đại học Barcelona | Barcelona | https://www.ub.edu
  A large public university in the middle of Barcelona, founded in the fifteenth century. | Đại học công lập lớn giữa Barcelona, thành lập từ thế kỷ mười lăm.
  public 2 1700-6500
  bachelor: international-business economics english-literature tourism biology food-science
  in es: biology

2002 | Autonomous University of Barcelona | Đại học Tự trị Barcelona | Barcelona | https://www.uab.cat
  A campus university among hills north of Barcelona. | Đại học có khuôn viên riêng giữa những ngọn đồi phía bắc Barcelona.
  public 2 1700-6500
  bachelor: tourism english-language korean-studies artificial-intelligence environmental-science

2003 | Pompeu Fabra University | Đại học Pompeu Fabra | Barcelona | https://www.upf.edu
  A public university by the sea in Barcelona for economics, politics and communication. | Đại học công lập gần biển ở Barcelona về kinh tế, chính trị và truyền thông.
  public 2 2000-6500
  bachelor: economics international-business political-science communication

2004 | Charles III University of Madrid | Đại học Carlos III Madrid | Madrid | https://www.uc3m.es
  A young public university around Madrid that teaches many programs in English. | Đại học công lập trẻ quanh Madrid, dạy nhiều chương trình bằng tiếng Anh.
  public 2 2000-7500
  bachelor: aerospace-engineering data-science finance journalism film international-relations

2005 | IE University | Đại học IE | Madrid | https://www.ie.edu
  A private university in Madrid and Segovia for business, law, design and data. | Đại học tư thục ở Madrid và Segovia về kinh doanh, luật, thiết kế và dữ liệu.
  private 2 24000-27500 | deadline: all year
  bachelor: business-administration law architecture data-science fashion-design psychology
  foundation: business-administration

2006 | Technical University of Madrid | Đại học Bách khoa Madrid | Madrid | https://www.upm.es
  The technical university of Madrid, with schools all over the city. | Đại học kỹ thuật của Madrid, có các trường thành viên khắp thành phố.
  public 2 1900-5000
  bachelor: civil-engineering mechanical-engineering materials-science architecture
  in es: civil-engineering architecture

2007 | University of Valencia | Đại học Valencia | Valencia | https://www.uv.es
  A public university on the Mediterranean coast with health, languages and science. | Đại học công lập bên bờ Địa Trung Hải, có sức khỏe, ngôn ngữ và khoa học.
  public 1 1600-4500
  bachelor: nursing physiotherapy european-languages mathematics psychology
  in es: nursing physiotherapy european-languages psychology

2008 | European University of Madrid | Đại học châu Âu Madrid | Madrid | https://universidadeuropea.com
  A private university near Madrid with health, sport, business and video games. | Đại học tư thục gần Madrid, có sức khỏe, thể thao, kinh doanh và trò chơi điện tử.
  private 0 10500-19000 | deadline: all year
  bachelor: dentistry veterinary-medicine game-design international-business

2009 | Catalonia College of Music | Học viện Âm nhạc Catalonia (ESMUC) | Barcelona | https://www.esmuc.cat
  A public conservatory in the concert hall of Barcelona. | Nhạc viện công lập nằm trong nhà hát giao hưởng của Barcelona.
  public 2 2500-3500
  bachelor: music
  in es: music
`,
);
