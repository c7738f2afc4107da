import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in South Korea. Fees and selectivity are illustrative. */
export const southKoreaSchools = parseSchools(
  'KR',
  `
1101 | KAIST | KAIST | Daejeon | https://www.kaist.ac.kr
  The national university for science and technology in Daejeon, teaching in English. | Đại học quốc gia về khoa học và công nghệ ở Daejeon, giảng dạy bằng tiếng Anh.
  public 3 6200-6200 | deadline: 1-5
  bachelor: computer-science mechanical-engineering aerospace-engineering physics product-design industrial-engineering

1102 | Seoul National University | Đại học Quốc gia Seoul | Seoul | https://www.snu.ac.kr
  The national research university on the slopes of Gwanak Mountain in the south of Seoul. | Đại học nghiên cứu quốc gia trên sườn núi Gwanak ở phía nam Seoul.
  public 3 4500-6000
  bachelor: chemistry sociology history
  in ko: chemistry sociology history

1103 | Yonsei University | Đại học Yonsei | Seoul | https://www.yonsei.ac.kr
  A private research university in the west of Seoul with an international college in English. | Đại học nghiên cứu tư thục ở phía tây Seoul, có trường quốc tế dạy bằng tiếng Anh.
  private 2 11000-13000
  bachelor: international-relations economics biotechnology

1104 | Korea University | Đại học Korea | Seoul | https://www.korea.ac.kr
  A private research university in the north-east of Seoul, strong in business, law and media. | Đại học nghiên cứu tư thục ở đông bắc Seoul, mạnh về kinh doanh, luật và truyền thông.
  private 2 7500-9500
  bachelor: international-relations business-administration journalism
  in ko: journalism

1105 | UNIST | UNIST | Ulsan | https://www.unist.ac.kr
  A national institute of science and technology in the industrial city of Ulsan, teaching in English. | Viện khoa học và công nghệ quốc gia ở thành phố công nghiệp Ulsan, giảng dạy bằng tiếng Anh.
  public 2 5600-5600
  bachelor: computer-science biomedical-engineering chemical-engineering business-administration

1106 | Sungkyunkwan University | Đại học Sungkyunkwan | Seoul | https://www.skku.edu
  A private university with roots in a Confucian academy, with business and economics taught in English. | Đại học tư thục bắt nguồn từ một học viện Nho giáo, có ngành kinh doanh và kinh tế bằng tiếng Anh.
  private 2 8000-10500
  bachelor: business-administration economics software-engineering
  in ko: software-engineering

1107 | Hanyang University | Đại học Hanyang | Seoul | https://www.hanyang.ac.kr
  A private university in Seoul with a strong name in engineering. | Đại học tư thục ở Seoul, có tiếng về kỹ thuật.
  private 2 7500-10500
  bachelor: mechanical-engineering semiconductor-engineering architecture korean-studies film
  in ko: architecture film

1108 | Kyung Hee University | Đại học Kyung Hee | Seoul | https://www.khu.ac.kr
  A private university in Seoul and Yongin known for hotels, tourism and its campus. | Đại học tư thục ở Seoul và Yongin, nổi tiếng về khách sạn, du lịch và khuôn viên đẹp.
  private 1 7000-9500
  bachelor: hospitality-management tourism korean-studies nursing international-relations
  in ko: tourism nursing

1109 | Ewha Womans University | Đại học Nữ Ewha | Seoul | https://www.ewha.ac.kr
  A private university for women in Seoul, founded in 1886. | Đại học tư thục dành cho nữ ở Seoul, thành lập năm 1886.
  private 2 7500-10500
  bachelor: international-relations fashion-design nursing psychology music law
  in ko: fashion-design nursing psychology music law

1110 | Chung-Ang University | Đại học Chung-Ang | Seoul | https://www.cau.ac.kr
  A private university in Seoul with film, media and pharmacy. | Đại học tư thục ở Seoul, có điện ảnh, truyền thông và dược.
  private 1 7500-10500
  bachelor: film communication pharmacy urban-planning
  in ko: film pharmacy urban-planning

1111 | Konkuk University | Đại học Konkuk | Seoul | https://www.konkuk.ac.kr
  A private university around a lake in the east of Seoul. | Đại học tư thục quanh một hồ nước ở phía đông Seoul.
  private 1 6500-9000
  bachelor: veterinary-medicine food-science agriculture international-business
  in ko: veterinary-medicine agriculture

1112 | Pusan National University | Đại học Quốc gia Pusan | Busan | https://www.pusan.ac.kr
  A national university in Busan, the large port in the south-east. | Đại học quốc gia ở Busan, thành phố cảng lớn phía đông nam.
  public 1 3500-5500
  bachelor: materials-science marine-science korean-studies english-language
  in ko: materials-science marine-science korean-studies

1113 | SolBridge International School of Business | Trường Kinh doanh Quốc tế SolBridge | Daejeon | https://solbridge.ac.kr
  A private business school in Daejeon that teaches in English. | Trường kinh doanh tư thục ở Daejeon, dạy bằng tiếng Anh.
  private 0 6500-7500
  bachelor: business-analytics finance marketing

1114 | SUNY Korea | SUNY Hàn Quốc | Incheon | https://www.sunykorea.ac.kr
  A campus of the State University of New York in the new city of Songdo. | Cơ sở của Đại học Bang New York tại thành phố mới Songdo.
  private 1 21000-23000 | intakes: 8 2
  bachelor: computer-science mathematics fashion-design psychology

1115 | George Mason University Korea | Đại học George Mason Hàn Quốc | Incheon | https://masonkorea.gmu.edu
  A campus of an American public university in Songdo. | Cơ sở của một đại học công lập Mỹ tại Songdo.
  private 1 20000-22000 | intakes: 8 3
  bachelor: game-design economics accounting criminology

1116 | Dongseo University | Đại học Dongseo | Busan | https://www.dongseo.ac.kr
  A private university in Busan, the city of film, with programs in English. | Đại học tư thục ở Busan, thành phố điện ảnh, có chương trình bằng tiếng Anh.
  private 0 5500-7000
  bachelor: animation digital-media tourism information-technology
`,
);
