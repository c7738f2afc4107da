import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Italy. Fees and selectivity are illustrative. */
export const italySchools = parseSchools(
  'IT',
  `
1901 | University of Bologna | Đại học Bologna | Bologna | https://www.unibo.it
  Often called the oldest university of Europe, in a city of long arcades. | Thường được gọi là đại học lâu đời nhất châu Âu, trong thành phố của những dãy hành lang vòm.
  public 2 1000-3300
  bachelor: economics political-science medicine film biotechnology education

1902 | Politecnico di Milano | Đại học Bách khoa Milano | Milan | https://www.polimi.it
  The technical university of Milan, known for architecture, design and engineering. | Đại học kỹ thuật của Milano, nổi tiếng về kiến trúc, thiết kế và kỹ thuật.
  public 2 1500-4200
  bachelor: architecture product-design fashion-design mechanical-engineering aerospace-engineering interior-design

1903 | Bocconi University | Đại học Bocconi | Milan | https://www.unibocconi.it
  A private university in Milan for economics, business, law and data. | Đại học tư thục ở Milano về kinh tế, kinh doanh, luật và dữ liệu.
  private 3 17500-18500 | deadline: 1-25
  bachelor: economics finance international-business data-science law business-analytics

1904 | Sapienza University of Rome | Đại học Sapienza Roma | Rome | https://www.uniroma1.it
  One of the largest universities of Europe, with a campus near the center of Rome. | Một trong những đại học lớn nhất châu Âu, có khuôn viên gần trung tâm Roma.
  public 1 1000-3200
  bachelor: medicine nursing artificial-intelligence history architecture

1905 | University of Padua | Đại học Padova | Padua | https://www.unipd.it
  A university founded in 1222, in a city of students west of Venice. | Đại học thành lập năm 1222, trong thành phố sinh viên ở phía tây Venice.
  public 2 1000-2900
  bachelor: psychology medicine food-science earth-science information-systems

1906 | University of Milan | Đại học Milano | Milan | https://www.unimi.it
  A broad public university in the middle of Milan with medicine, politics and the sciences. | Đại học công lập đa ngành giữa Milano, có y khoa, chính trị và khoa học tự nhiên.
  public 2 1200-4300
  bachelor: medicine political-science artificial-intelligence international-relations sociology communication neuroscience

1907 | Politecnico di Torino | Đại học Bách khoa Torino | Turin | https://www.polito.it
  The technical university of Turin, a city with a long history of making cars. | Đại học kỹ thuật của Torino, thành phố có lịch sử lâu đời về sản xuất ô tô.
  public 2 1500-3000
  bachelor: automotive-engineering electrical-engineering civil-engineering computer-engineering

1908 | Ca' Foscari University of Venice | Đại học Ca' Foscari Venice | Venice | https://www.unive.it
  A university in palaces along the canals of Venice for languages, economics and the environment. | Trường đại học trong những tòa nhà cổ ven kênh Venice, về ngôn ngữ, kinh tế và môi trường.
  public 1 1000-2900
  bachelor: japanese-studies chinese-studies business-administration tourism philosophy
  in it: japanese-studies chinese-studies

1909 | Istituto Marangoni | Học viện Marangoni | Milan | https://www.istitutomarangoni.com
  A private school of fashion and design in the fashion district of Milan. | Trường tư thục về thời trang và thiết kế trong khu thời trang của Milano.
  private 0 19000-22000 | deadline: all year | intakes: 10 2
  bachelor: fashion-design interior-design digital-marketing
  foundation: fashion-design

1910 | University of Gastronomic Sciences | Đại học Khoa học Ẩm thực | Bra | https://www.unisg.it
  A private university in Piedmont where everything is about food. | Đại học tư thục ở vùng Piemonte, nơi mọi thứ đều xoay quanh ẩm thực.
  private 1 14500-15500
  bachelor: food-science sustainability
`,
);
