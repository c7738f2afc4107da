import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Vietnam. Fees and selectivity are illustrative. */
export const vietnamSchools = parseSchools(
  'VN',
  `
1501 | RMIT University Vietnam | Đại học RMIT Việt Nam | Ho Chi Minh City | https://www.rmit.edu.vn
  The Vietnamese campuses of RMIT in Melbourne, teaching the Australian degrees in English. | Các cơ sở tại Việt Nam của RMIT Melbourne, đào tạo theo bằng cấp Úc bằng tiếng Anh.
  private 1 13000-14000 | deadline: all year | intakes: 2 6 10 | years: 3
  bachelor: information-technology marketing supply-chain-management communication psychology

1502 | VinUniversity | Trường Đại học VinUni | Hanoi | https://vinuni.edu.vn
  A private university in the east of Hanoi for business, computing and health. | Đại học tư thục ở phía đông Hà Nội, đào tạo kinh doanh, máy tính và sức khỏe.
  private 3 35000-35000
  bachelor: computer-science nursing business-administration electrical-engineering

1503 | Fulbright University Vietnam | Đại học Fulbright Việt Nam | Ho Chi Minh City | https://fulbright.edu.vn
  A private university that brings the liberal arts to Vietnam, in small classes taught in English. | Đại học tư thục mang giáo dục khai phóng đến Việt Nam, lớp nhỏ và dạy bằng tiếng Anh.
  private 2 20000-20000
  bachelor: economics history computer-science psychology

1504 | International University, VNU-HCM | Trường Đại học Quốc tế, ĐHQG-HCM | Ho Chi Minh City | https://hcmiu.edu.vn
  A public university of the national system in Ho Chi Minh City that teaches in English. | Trường công lập thuộc Đại học Quốc gia Thành phố Hồ Chí Minh, giảng dạy bằng tiếng Anh.
  public 1 2300-3200
  bachelor: biotechnology biomedical-engineering business-administration supply-chain-management data-science english-language

1505 | Hanoi University of Science and Technology | Đại học Bách khoa Hà Nội | Hanoi | https://hust.edu.vn
  The leading technical university in the north of Vietnam, with advanced programs taught in English. | Đại học kỹ thuật hàng đầu miền Bắc Việt Nam, có các chương trình tiên tiến dạy bằng tiếng Anh.
  public 2 1500-3000
  bachelor: data-science mechatronics electrical-engineering chemistry
  in vi: chemistry

1506 | British University Vietnam | Trường Đại học Anh Quốc Việt Nam | Hung Yen | https://www.buv.edu.vn
  A private university in the Ecopark township near Hanoi that teaches British degrees. | Đại học tư thục trong khu đô thị Ecopark gần Hà Nội, đào tạo theo bằng cấp Anh.
  private 1 11000-13000 | deadline: all year | intakes: 4 10 | years: 3
  bachelor: game-design marketing accounting hospitality-management digital-marketing financial-technology
  foundation: business-administration

1507 | Foreign Trade University | Trường Đại học Ngoại thương | Hanoi | https://ftu.edu.vn
  A public university in Hanoi for trade, economics and finance, with programs taught in English. | Trường đại học công lập ở Hà Nội về thương mại, kinh tế và tài chính, có chương trình dạy bằng tiếng Anh.
  public 2 2300-2900
  bachelor: international-business economics finance
`,
);
