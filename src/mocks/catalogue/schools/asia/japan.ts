import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Japan. Fees and selectivity are illustrative. */
export const japanSchools = parseSchools(
  'JP',
  `
1001 | Ritsumeikan Asia Pacific University | Đại học Châu Á Thái Bình Dương Ritsumeikan (APU) | Beppu | https://www.apu.ac.jp
  A private university above the hot springs of Beppu where half of life is in English and half in Japanese. | Đại học tư thục phía trên vùng suối nước nóng Beppu, nơi tiếng Anh và tiếng Nhật cùng được dùng hằng ngày.
  private 1 9500-10500 | intakes: 4 9
  bachelor: international-relations business-administration hospitality-management tourism

1002 | Waseda University | Đại học Waseda | Tokyo | https://www.waseda.jp
  A private university in Tokyo with several undergraduate programs taught in English. | Đại học tư thục ở Tokyo, có nhiều chương trình cử nhân bằng tiếng Anh.
  private 2 11000-14000
  bachelor: liberal-arts political-science economics computer-science

1003 | Sophia University | Đại học Sophia | Tokyo | https://www.sophia.ac.jp
  A private Catholic university in the centre of Tokyo with a long tradition of teaching in English. | Đại học tư thục Công giáo ở trung tâm Tokyo, có truyền thống lâu năm dạy bằng tiếng Anh.
  private 1 9500-12000
  bachelor: liberal-arts sociology journalism education

1004 | Keio University | Đại học Keio | Tokyo | https://www.keio.ac.jp
  A private research university in Tokyo and Kanagawa with close ties to business. | Đại học nghiên cứu tư thục ở Tokyo và Kanagawa, gắn bó với giới doanh nghiệp.
  private 3 9500-12000
  bachelor: economics information-systems

1005 | International Christian University | Đại học Cơ Đốc giáo Quốc tế (ICU) | Mitaka | https://www.icu.ac.jp
  A small bilingual liberal arts college in a wooded campus in the west of Tokyo. | Trường khai phóng song ngữ nhỏ trong khuôn viên nhiều cây ở phía tây Tokyo.
  private 2 10500-11500
  bachelor: liberal-arts linguistics education

1006 | Kyushu University | Đại học Kyushu | Fukuoka | https://www.kyushu-u.ac.jp
  A national research university in the south of Japan with engineering and agriculture in English. | Đại học nghiên cứu quốc gia ở miền nam Nhật Bản, có ngành kỹ thuật và nông nghiệp bằng tiếng Anh.
  public 2 3600-3600
  bachelor: mechanical-engineering electrical-engineering civil-engineering agriculture

1007 | Nagoya University | Đại học Nagoya | Nagoya | https://www.nagoya-u.ac.jp
  A national research university in the industrial heart of Japan, strong in physics and chemistry. | Đại học nghiên cứu quốc gia ở trung tâm công nghiệp của Nhật Bản, mạnh về vật lý và hóa học.
  public 3 3600-3600
  bachelor: physics chemistry biology mechanical-engineering
`,
);
