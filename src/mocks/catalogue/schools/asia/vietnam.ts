import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Vietnam. Fees and selectivity are illustrative. */
export const vietnamSchools = parseSchools(
  'VN',
  `
1501 | RMIT University Vietnam | Đại học RMIT Việt Nam | Ho Chi Minh City | https://www.rmit.edu.vn
  The Vietnamese campuses of RMIT in Melbourne, teaching the Australian degrees in English. | Các cơ sở tại Việt Nam của RMIT Melbourne, đào tạo theo bằng cấp Úc bằng tiếng Anh.
  private 1 13000-14000 | deadline: all year | intakes: 2 6 10 | years: 3
  bachelor: information-technology marketing supply-chain-management communication psychology
  foundation: information-technology

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

1508 | National Economics University | Đại học Kinh tế Quốc dân | Hanoi | https://www.neu.edu.vn
  A public university in Hanoi for economics and business. | Đại học công lập ở Hà Nội về kinh tế và kinh doanh.
  public 2 900-3000
  bachelor: economics marketing accounting actuarial-science human-resources e-commerce financial-technology
  in vi: human-resources e-commerce

1509 | Vietnamese-German University | Trường Đại học Việt Đức | Thu Dau Mot | https://vgu.edu.vn
  A public university near Ho Chi Minh City with German partners, teaching in English. | Trường công lập gần Thành phố Hồ Chí Minh, liên kết với Đức, dạy bằng tiếng Anh.
  public 1 3300-3800
  bachelor: computer-science mechanical-engineering architecture finance civil-engineering

1510 | University of Science and Technology of Hanoi | Trường Đại học Khoa học và Công nghệ Hà Nội (USTH) | Hanoi | https://usth.edu.vn
  A public university in Hanoi with French partners for science and technology. | Trường công lập ở Hà Nội về khoa học và công nghệ, liên kết với Pháp.
  public 1 2000-2500 | years: 3
  bachelor: biotechnology materials-science renewable-energy cybersecurity

1511 | FPT University | Trường Đại học FPT | Hanoi | https://daihoc.fpt.edu.vn
  A private university of a technology company, with campuses all over Vietnam. | Đại học tư thục của một tập đoàn công nghệ, có cơ sở khắp Việt Nam.
  private 0 4500-5500 | deadline: all year | intakes: 9 1 5
  bachelor: software-engineering artificial-intelligence graphic-design digital-marketing japanese-studies korean-studies financial-technology e-commerce
  diploma: software-engineering graphic-design

1512 | Swinburne Vietnam | Swinburne Việt Nam | Hanoi | https://swinburne-vn.edu.vn
  The Vietnamese program of Swinburne University of Technology in Australia. | Chương trình tại Việt Nam của Đại học Công nghệ Swinburne, Úc.
  private 0 7500-8500 | deadline: all year | intakes: 1 5 9 | years: 3
  bachelor: information-technology business-administration public-relations

1513 | Hoa Sen University | Trường Đại học Hoa Sen | Ho Chi Minh City | https://www.hoasen.edu.vn
  A private university in Ho Chi Minh City with hotels, fashion and design. | Đại học tư thục ở Thành phố Hồ Chí Minh, có khách sạn, thời trang và thiết kế.
  private 0 3500-4500
  bachelor: hospitality-management fashion-design tourism interior-design
  in vi: fashion-design interior-design
  diploma: hospitality-management

1514 | Ton Duc Thang University | Trường Đại học Tôn Đức Thắng | Ho Chi Minh City | https://www.tdtu.edu.vn
  A public university in the south of Ho Chi Minh City with programs in English. | Trường công lập ở phía nam Thành phố Hồ Chí Minh, có chương trình bằng tiếng Anh.
  public 1 1500-2800
  bachelor: accounting environmental-science law english-language pharmacy

1515 | Hanoi Medical University | Trường Đại học Y Hà Nội | Hanoi | https://hmu.edu.vn
  The oldest medical school of Vietnam, founded in 1902. | Trường y lâu đời nhất Việt Nam, thành lập năm 1902.
  public 3 1400-2200
  bachelor: medicine dentistry public-health
  in vi: medicine dentistry public-health

1516 | Hanoi University | Trường Đại học Hà Nội | Hanoi | https://www.hanu.edu.vn
  A public university of foreign languages in the south-west of Hanoi. | Trường đại học ngoại ngữ công lập ở phía tây nam Hà Nội.
  public 1 1200-2200
  bachelor: chinese-studies korean-studies translation tourism information-technology
  in vi: chinese-studies korean-studies translation

1517 | Diplomatic Academy of Vietnam | Học viện Ngoại giao | Hanoi | https://www.dav.edu.vn
  The academy of the foreign ministry in Hanoi. | Học viện của Bộ Ngoại giao ở Hà Nội.
  public 2 1500-2000
  bachelor: international-relations law communication

1518 | Vietnam National University of Agriculture | Học viện Nông nghiệp Việt Nam | Hanoi | https://vnua.edu.vn
  A public academy of agriculture on the edge of Hanoi. | Học viện công lập về nông nghiệp ở ngoại ô Hà Nội.
  public 0 700-1500
  bachelor: agriculture veterinary-medicine food-science sustainability
  in vi: veterinary-medicine food-science

1519 | University of Social Sciences and Humanities, VNU-HCM | Trường Đại học Khoa học Xã hội và Nhân văn, ĐHQG-HCM | Ho Chi Minh City | https://hcmussh.edu.vn
  A public university in Ho Chi Minh City for society, languages and journalism. | Trường công lập ở Thành phố Hồ Chí Minh về xã hội, ngôn ngữ và báo chí.
  public 2 1000-2500
  bachelor: journalism psychology sociology japanese-studies history
  in vi: journalism psychology sociology history

1520 | Greenwich Vietnam | Greenwich Việt Nam | Hanoi | https://greenwich.edu.vn
  The Vietnamese program of the University of Greenwich in London. | Chương trình tại Việt Nam của Đại học Greenwich, London.
  private 0 5500-6500 | deadline: all year | intakes: 1 5 9 | years: 3
  bachelor: computer-science communication marketing
`,
);
