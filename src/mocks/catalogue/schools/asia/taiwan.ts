import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Taiwan. Fees and selectivity are illustrative. */
export const taiwanSchools = parseSchools(
  'TW',
  `
1201 | National Taiwan University | Đại học Quốc gia Đài Loan | Taipei | https://www.ntu.edu.tw
  A broad national research university in the south of Taipei, lined with royal palms. | Đại học nghiên cứu quốc gia đa ngành ở phía nam Đài Bắc, với những hàng cọ hoàng gia.
  public 3 3300-4000
  bachelor: mechanical-engineering political-science agriculture
  in zh: mechanical-engineering political-science agriculture

1202 | National Tsing Hua University | Đại học Quốc gia Thanh Hoa | Hsinchu | https://www.nthu.edu.tw
  A national research university beside the science park of Hsinchu, strong in physics and electronics. | Đại học nghiên cứu quốc gia cạnh khu công nghệ Tân Trúc, mạnh về vật lý và điện tử.
  public 2 3300-3900
  bachelor: electrical-engineering physics mathematics semiconductor-engineering materials-science
  in zh: physics mathematics

1203 | National Cheng Kung University | Đại học Quốc gia Thành Công | Tainan | https://www.ncku.edu.tw
  A national research university in the old capital of Taiwan, known for engineering. | Đại học nghiên cứu quốc gia ở cố đô của Đài Loan, nổi tiếng về kỹ thuật.
  public 2 3300-3900
  bachelor: aerospace-engineering civil-engineering architecture semiconductor-engineering
  in zh: architecture

1204 | National Taiwan University of Science and Technology | Đại học Khoa học và Công nghệ Quốc gia Đài Loan | Taipei | https://www.ntust.edu.tw
  A national technical university in Taipei that works closely with industry. | Đại học kỹ thuật quốc gia ở Đài Bắc, gắn bó với công nghiệp.
  public 1 3300-3800
  bachelor: electrical-engineering business-administration civil-engineering

1205 | Ming Chuan University | Đại học Minh Truyền | Taipei | https://www.mcu.edu.tw
  A private university in Taipei and Taoyuan with an international college taught in English. | Đại học tư thục ở Đài Bắc và Đào Viên, có trường quốc tế dạy bằng tiếng Anh.
  private 0 3400-3900
  bachelor: international-business journalism hospitality-management
`,
);
