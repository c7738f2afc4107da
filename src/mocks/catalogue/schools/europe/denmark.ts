import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Denmark. Fees and selectivity are illustrative. */
export const denmarkSchools = parseSchools(
  'DK',
  `
2701 | University of Copenhagen | Đại học Copenhagen | Copenhagen | https://www.ku.dk
  The oldest university of Denmark, founded in 1479. | Đại học lâu đời nhất Đan Mạch, thành lập năm 1479.
  public 3 12000-17500
  bachelor: earth-science english-literature environmental-science psychology international-relations

2702 | Technical University of Denmark | Đại học Kỹ thuật Đan Mạch (DTU) | Kongens Lyngby | https://www.dtu.dk
  A technical university on a campus north of Copenhagen. | Đại học kỹ thuật có khuôn viên riêng ở phía bắc Copenhagen.
  public 3 16000-17500
  bachelor: industrial-engineering renewable-energy sustainability biotechnology

2703 | Aarhus University | Đại học Aarhus | Aarhus | https://www.au.dk
  A research university in a yellow-brick park in the second city of Denmark. | Đại học nghiên cứu trong công viên gạch vàng ở thành phố lớn thứ hai của Đan Mạch.
  public 2 9500-16500
  bachelor: economics business-administration philosophy mathematics communication political-science

2704 | Copenhagen Business School | Trường Kinh doanh Copenhagen (CBS) | Copenhagen | https://www.cbs.dk
  A large public business school in Copenhagen. | Trường kinh doanh công lập lớn ở Copenhagen.
  public 3 10500-11500
  bachelor: international-business digital-marketing business-analytics economics

2705 | University of Southern Denmark | Đại học Nam Đan Mạch | Odense | https://www.sdu.dk
  A university with a main campus in Odense, where robots are a local trade. | Trường đại học có cơ sở chính ở Odense, nơi làm robot là nghề của vùng.
  public 1 9500-14500
  bachelor: mechatronics software-engineering international-business public-health

2706 | VIA University College | Trường Đại học VIA | Aarhus | https://en.via.dk
  A university college in several towns of central Denmark with practical programs. | Trường đại học ứng dụng ở nhiều thành phố miền trung Đan Mạch, thiên về thực hành.
  public 0 9500-15500 | applied
  bachelor: animation fashion-design software-engineering interior-design nursing education social-work digital-media
`,
);
