import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in South Korea. Fees and selectivity are illustrative. */
export const southKoreaSchools = parseSchools(
  'KR',
  `
1101 | KAIST | KAIST | Daejeon | https://www.kaist.ac.kr
  The national university for science and technology in Daejeon, teaching in English. | Đại học quốc gia về khoa học và công nghệ ở Daejeon, giảng dạy bằng tiếng Anh.
  public 3 6200-6200 | deadline: 1-5
  bachelor: computer-science mechanical-engineering aerospace-engineering physics product-design

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
`,
);
