import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Taiwan. Fees and selectivity are illustrative. */
export const taiwanSchools = parseSchools(
  'TW',
  `
1201 | National Taiwan University | Đại học Quốc gia Đài Loan | Taipei | https://www.ntu.edu.tw
  A broad national research university in the south of Taipei, lined with royal palms. | Đại học nghiên cứu quốc gia đa ngành ở phía nam Đài Bắc, với những hàng cọ hoàng gia.
  public 3 3300-4000
  bachelor: mechanical-engineering political-science agriculture economics
  in zh: mechanical-engineering political-science agriculture

1202 | National Tsing Hua University | Đại học Quốc gia Thanh Hoa | Hsinchu | https://www.nthu.edu.tw
  A national research university next to the science park of Hsinchu, strong in physics and electronics. | Đại học nghiên cứu quốc gia cạnh khu công nghệ Tân Trúc, mạnh về vật lý và điện tử.
  public 2 3300-3900
  bachelor: electrical-engineering physics mathematics semiconductor-engineering materials-science
  in zh: physics mathematics

1203 | National Cheng Kung University | Đại học Quốc gia Thành Công | Tainan | https://www.ncku.edu.tw
  A national research university in the old capital of Taiwan, known for engineering. | Đại học nghiên cứu quốc gia ở cố đô của Đài Loan, nổi tiếng về kỹ thuật.
  public 2 3300-3900
  bachelor: aerospace-engineering civil-engineering architecture semiconductor-engineering materials-science statistics
  in zh: architecture

1204 | National Taiwan University of Science and Technology | Đại học Khoa học và Công nghệ Quốc gia Đài Loan | Taipei | https://www.ntust.edu.tw
  A national technical university in Taipei that works closely with industry. | Đại học kỹ thuật quốc gia ở Đài Bắc, gắn bó với công nghiệp.
  public 1 3300-3800
  bachelor: electrical-engineering business-administration civil-engineering

1205 | Ming Chuan University | Đại học Minh Truyền | Taipei | https://www.mcu.edu.tw
  A private university in Taipei and Taoyuan with an international college taught in English. | Đại học tư thục ở Đài Bắc và Đào Viên, có trường quốc tế dạy bằng tiếng Anh.
  private 0 3400-3900
  bachelor: international-business journalism hospitality-management

1206 | National Yang Ming Chiao Tung University | Đại học Quốc gia Dương Minh Giao Thông | Hsinchu | https://www.nycu.edu.tw
  A research university next to the chip makers of Hsinchu. | Đại học nghiên cứu nằm cạnh các công ty chip ở Tân Trúc.
  public 2 3400-4200
  bachelor: semiconductor-engineering computer-engineering nursing biomedical-science
  in zh: nursing

1207 | National Chengchi University | Đại học Quốc gia Chính trị | Taipei | https://www.nccu.edu.tw
  A university in the south of Taipei for politics, business and communication. | Trường đại học ở phía nam Đài Bắc về chính trị, kinh doanh và truyền thông.
  public 2 3300-3900
  bachelor: communication international-relations economics chinese-studies law
  in zh: chinese-studies law

1208 | National Taiwan Normal University | Đại học Sư phạm Quốc gia Đài Loan | Taipei | https://www.ntnu.edu.tw
  A university in Taipei known for teaching, languages, music and art. | Trường đại học ở Đài Bắc nổi tiếng về sư phạm, ngôn ngữ, âm nhạc và mỹ thuật.
  public 1 3300-3900
  bachelor: chinese-studies education music fine-art english-language
  in zh: chinese-studies education music fine-art

1209 | Taipei Medical University | Đại học Y Đài Bắc | Taipei | https://www.tmu.edu.tw
  A private medical university in the east of Taipei. | Đại học y tư thục ở phía đông Đài Bắc.
  private 1 4000-5500
  bachelor: nursing public-health nutrition food-science
  in zh: nursing public-health nutrition food-science

1210 | Yuan Ze University | Đại học Nguyên Trí | Taoyuan | https://www.yzu.edu.tw
  A private university near Taoyuan that cooperates closely with industry. | Đại học tư thục gần Đào Viên, liên kết chặt với doanh nghiệp.
  private 0 3300-3900
  bachelor: electrical-engineering finance industrial-engineering marketing

1211 | Shih Chien University | Đại học Thực Tiễn | Taipei | https://www.usc.edu.tw
  A private university in Taipei known for design. | Đại học tư thục ở Đài Bắc nổi tiếng về thiết kế.
  private 0 3400-3900
  bachelor: fashion-design product-design tourism
  in zh: fashion-design product-design

1212 | National Pingtung University of Science and Technology | Đại học Khoa học và Công nghệ Quốc gia Bình Đông | Pingtung | https://www.npust.edu.tw
  A university in the warm south of Taiwan for farming, animals and food. | Trường đại học ở miền nam ấm áp của Đài Loan về nông nghiệp, vật nuôi và thực phẩm.
  public 0 3200-3700
  bachelor: agriculture food-science veterinary-medicine tourism
  in zh: veterinary-medicine

1213 | Asia University | Đại học Á Châu | Taichung | https://www.asia.edu.tw
  A private university near Taichung with a museum of modern art on its campus. | Đại học tư thục gần Đài Trung, có bảo tàng mỹ thuật hiện đại trong khuôn viên.
  private 0 3400-4000
  bachelor: psychology social-work artificial-intelligence digital-media
  in zh: psychology social-work
`,
);
