import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Poland. Fees and selectivity are illustrative. */
export const polandSchools = parseSchools(
  'PL',
  `
2401 | University of Warsaw | Đại học Warszawa | Warsaw | https://www.uw.edu.pl
  The largest university of Poland, on the royal route through Warsaw. | Đại học lớn nhất Ba Lan, trên con đường hoàng gia giữa Warszawa.
  public 2 2500-5500
  bachelor: economics international-relations psychology sociology business-administration finance mathematics political-science
  foundation: economics

2402 | Warsaw University of Technology | Đại học Công nghệ Warszawa | Warsaw | https://www.pw.edu.pl
  A technical university in the center of Warsaw. | Đại học kỹ thuật ở trung tâm Warszawa.
  public 1 3000-5500
  bachelor: computer-science aerospace-engineering electrical-engineering architecture urban-planning

2403 | Jagiellonian University | Đại học Jagiellonian | Kraków | https://www.uj.edu.pl
  The oldest university of Poland, founded in 1364 in Kraków. | Đại học lâu đời nhất Ba Lan, thành lập năm 1364 tại Kraków.
  public 2 3500-9500
  bachelor: medicine biotechnology international-relations history

2404 | Medical University of Warsaw | Đại học Y Warszawa | Warsaw | https://www.wum.edu.pl
  A medical university with its own hospitals in Warsaw. | Trường đại học y có bệnh viện riêng ở Warszawa.
  public 2 9000-11000
  bachelor: medicine dentistry pharmacy

2405 | SWPS University | Đại học SWPS | Warsaw | https://swps.pl
  A private university known for psychology, with several campuses in Poland. | Đại học tư thục nổi tiếng về tâm lý học, có nhiều cơ sở ở Ba Lan.
  private 0 4000-5500
  bachelor: psychology english-language graphic-design digital-media digital-marketing journalism

2406 | Wrocław University of Science and Technology | Đại học Khoa học và Công nghệ Wrocław | Wrocław | https://pwr.edu.pl
  A technical university on the river Oder in the west of Poland. | Đại học kỹ thuật bên sông Oder, miền tây Ba Lan.
  public 1 3000-4000
  bachelor: civil-engineering artificial-intelligence industrial-engineering renewable-energy sustainability
`,
);
