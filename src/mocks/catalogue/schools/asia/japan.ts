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
  bachelor: liberal-arts political-science economics computer-science japanese-studies film

1003 | Sophia University | Đại học Sophia | Tokyo | https://www.sophia.ac.jp
  A private Catholic university in the center of Tokyo with a long tradition of teaching in English. | Đại học tư thục Công giáo ở trung tâm Tokyo, có truyền thống lâu năm dạy bằng tiếng Anh.
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

1008 | University of Tokyo | Đại học Tokyo | Tokyo | https://www.u-tokyo.ac.jp
  The best-known national university of Japan, with its red gate in central Tokyo. | Đại học quốc lập nổi tiếng nhất Nhật Bản, có cổng đỏ ở trung tâm Tokyo.
  public 3 3600-3600
  bachelor: environmental-science japanese-studies law medicine
  in ja: law medicine

1009 | Kyoto University | Đại học Kyoto | Kyoto | https://www.kyoto-u.ac.jp
  A national research university in the old capital. | Đại học nghiên cứu quốc lập ở cố đô.
  public 3 3600-3600
  bachelor: civil-engineering physics philosophy
  in ja: physics philosophy

1010 | Osaka University | Đại học Osaka | Osaka | https://www.osaka-u.ac.jp
  A national research university on hills north of Osaka. | Đại học nghiên cứu quốc lập trên vùng đồi phía bắc Osaka.
  public 3 3600-3600
  bachelor: chemistry biology dentistry european-languages
  in ja: dentistry european-languages

1011 | Tohoku University | Đại học Tohoku | Sendai | https://www.tohoku.ac.jp
  A national university in Sendai known for materials and machines. | Đại học quốc lập ở Sendai, nổi tiếng về vật liệu và máy móc.
  public 2 3600-3600
  bachelor: materials-science mechanical-engineering marine-science agriculture

1012 | Hokkaido University | Đại học Hokkaido | Sapporo | https://www.hokudai.ac.jp
  A national university with a farm in the middle of Sapporo. | Đại học quốc lập có cả nông trại giữa lòng Sapporo.
  public 2 3600-3600
  bachelor: japanese-studies earth-science veterinary-medicine agriculture
  in ja: veterinary-medicine agriculture

1013 | Ritsumeikan University | Đại học Ritsumeikan | Kyoto | https://www.ritsumei.ac.jp
  A private university in Kyoto, Osaka and Shiga with programs in English. | Đại học tư thục ở Kyoto, Osaka và Shiga, có chương trình bằng tiếng Anh.
  private 1 9000-11500
  bachelor: international-relations software-engineering public-policy film

1014 | Temple University, Japan Campus | Đại học Temple, cơ sở Nhật Bản | Tokyo | https://www.tuj.ac.jp
  The Tokyo campus of an American public university, teaching in English. | Cơ sở Tokyo của một đại học công lập Mỹ, dạy bằng tiếng Anh.
  private 0 10500-12000 | deadline: all year | intakes: 9 1 5
  bachelor: communication psychology graphic-design tourism finance public-relations

1015 | Nagoya University of Commerce & Business | Đại học Thương mại và Kinh doanh Nagoya (NUCB) | Nisshin | https://www.nucba.ac.jp
  A private business university near Nagoya. | Đại học kinh doanh tư thục gần Nagoya.
  private 0 9000-10000
  bachelor: marketing accounting business-analytics

1016 | Tokyo International University | Đại học Quốc tế Tokyo | Kawagoe | https://www.tiu.ac.jp
  A private university north of Tokyo with students from many countries. | Đại học tư thục ở phía bắc Tokyo, có sinh viên từ nhiều nước.
  private 0 8500-9500 | intakes: 4 9
  bachelor: business-administration economics international-relations digital-marketing

1017 | Kyoto University of the Arts | Đại học Nghệ thuật Kyoto | Kyoto | https://www.kyoto-art.ac.jp
  A private university of the arts on a hillside in Kyoto. | Đại học nghệ thuật tư thục trên sườn đồi ở Kyoto.
  private 1 11500-13000
  bachelor: animation product-design game-design
  in ja: animation product-design game-design

1018 | St. Luke's International University | Đại học Quốc tế St. Luke | Tokyo | https://www.slcn.ac.jp
  A private university of nursing and public health next to a hospital in Tokyo. | Đại học tư thục về điều dưỡng và y tế công cộng, cạnh bệnh viện ở Tokyo.
  private 2 12000-14000
  bachelor: nursing public-health
  in ja: nursing public-health

1019 | Musashino University | Đại học Musashino | Tokyo | https://www.musashino-u.ac.jp
  A private university by Tokyo Bay with data, sustainability and languages. | Đại học tư thục bên vịnh Tokyo, có dữ liệu, phát triển bền vững và ngôn ngữ.
  private 1 9500-11000
  bachelor: data-science sustainability japanese-studies early-childhood-education pharmacy
  in ja: early-childhood-education pharmacy
`,
);
