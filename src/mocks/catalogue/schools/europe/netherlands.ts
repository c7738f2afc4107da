import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in the Netherlands. Fees and selectivity are illustrative. */
export const netherlandsSchools = parseSchools(
  'NL',
  `
401 | University of Groningen | Đại học Groningen | Groningen | https://www.rug.nl
  A broad research university in a compact student city in the north of the Netherlands. | Đại học nghiên cứu đa ngành trong một thành phố sinh viên gọn gàng ở miền bắc Hà Lan.
  public 2 12800-20000 | average: 8
  bachelor: artificial-intelligence psychology international-business international-relations law physics
  foundation: business-administration

402 | University of Amsterdam | Đại học Amsterdam | Amsterdam | https://www.uva.nl
  A research university in the middle of Amsterdam, strong in psychology, media and the social sciences. | Đại học nghiên cứu giữa lòng Amsterdam, mạnh về tâm lý học, truyền thông và khoa học xã hội.
  public 2 12500-18500
  bachelor: psychology communication economics econometrics political-science chinese-studies

403 | University of Twente | Đại học Twente | Enschede | https://www.utwente.nl
  A campus university near the German border that joins engineering with the social sciences. | Đại học có khuôn viên riêng gần biên giới Đức, kết hợp kỹ thuật với khoa học xã hội.
  public 2 13500-18400
  bachelor: computer-science mechanical-engineering electrical-engineering civil-engineering business-administration communication

404 | Delft University of Technology | Đại học Công nghệ Delft | Delft | https://www.tudelft.nl
  A technical university in an old canal town, known for water, aircraft and architecture. | Đại học kỹ thuật trong một thị trấn kênh đào cổ, nổi tiếng về thủy lợi, hàng không và kiến trúc.
  public 3 18500-21000
  bachelor: aerospace-engineering computer-science environmental-science

405 | Eindhoven University of Technology | Đại học Công nghệ Eindhoven | Eindhoven | https://www.tue.nl
  A technical university in a region of high-tech companies, whose bachelor's programs are taught in English. | Đại học kỹ thuật giữa vùng công nghiệp công nghệ cao, bậc cử nhân giảng dạy bằng tiếng Anh.
  public 2 15500-18500
  bachelor: computer-science data-science mechanical-engineering electrical-engineering product-design automotive-engineering

406 | Leiden University | Đại học Leiden | Leiden | https://www.universiteitleiden.nl
  An old research university in Leiden and The Hague, strong in languages, law and world affairs. | Đại học nghiên cứu lâu đời ở Leiden và La Hay, mạnh về ngôn ngữ, luật và các vấn đề quốc tế.
  public 2 12800-20000
  bachelor: international-relations linguistics data-science political-science chinese-studies japanese-studies korean-studies

407 | Utrecht University | Đại học Utrecht | Utrecht | https://www.uu.nl
  A research university in the center of the country, with several programs on sustainability and society. | Đại học nghiên cứu ở trung tâm đất nước, có nhiều chương trình về phát triển bền vững và xã hội.
  public 2 12800-20500
  bachelor: environmental-science economics liberal-arts linguistics

408 | Erasmus University Rotterdam | Đại học Erasmus Rotterdam | Rotterdam | https://www.eur.nl
  A university in the port city of Rotterdam centered on business, economics and social science. | Đại học ở thành phố cảng Rotterdam, tập trung vào kinh doanh, kinh tế và khoa học xã hội.
  public 2 11500-16000
  bachelor: international-business econometrics economics communication psychology history e-commerce
  foundation: economics

409 | Maastricht University | Đại học Maastricht | Maastricht | https://www.maastrichtuniversity.nl
  An international university in the south that teaches in small groups working on real problems. | Đại học quốc tế ở miền nam, dạy theo nhóm nhỏ cùng giải quyết vấn đề thực tế.
  public 2 11500-17500
  bachelor: international-business data-science law psychology public-health liberal-arts

410 | Tilburg University | Đại học Tilburg | Tilburg | https://www.tilburguniversity.edu
  A university on a wooded campus that concentrates on law, economics and the study of people. | Đại học trong khuôn viên nhiều cây xanh, tập trung vào luật, kinh tế và nghiên cứu con người.
  public 2 11500-15500
  bachelor: law econometrics artificial-intelligence sociology

411 | Vrije Universiteit Amsterdam | Đại học Vrije Amsterdam | Amsterdam | https://vu.nl
  A research university in the business district of Amsterdam with computing, philosophy and health. | Đại học nghiên cứu ở khu kinh doanh của Amsterdam, có máy tính, triết học và sức khỏe.
  public 2 12500-18000
  bachelor: artificial-intelligence computer-science business-administration philosophy

412 | Wageningen University & Research | Đại học và Viện Nghiên cứu Wageningen | Wageningen | https://www.wur.nl
  A university for food, farming and the living environment, with many partners around the world. | Đại học chuyên về thực phẩm, nông nghiệp và môi trường sống, có nhiều đối tác trên thế giới.
  public 2 19000-21500
  bachelor: food-science environmental-science agriculture

413 | Hanze University of Applied Sciences | Đại học Khoa học Ứng dụng Hanze | Groningen | https://www.hanze.nl
  A university of applied sciences in Groningen where placements are part of every program. | Đại học khoa học ứng dụng ở Groningen, nơi thực tập là một phần của mọi chương trình.
  public 1 9500-11500 | applied
  bachelor: international-business communication physiotherapy electrical-engineering
  foundation: international-business

414 | Breda University of Applied Sciences | Đại học Khoa học Ứng dụng Breda | Breda | https://www.buas.nl
  A university of applied sciences for games, hotels, tourism, logistics and cities. | Đại học khoa học ứng dụng về trò chơi, khách sạn, du lịch, logistics và đô thị.
  public 1 10000-12000 | applied
  bachelor: game-design hospitality-management supply-chain-management tourism

415 | Radboud University | Đại học Radboud | Nijmegen | https://www.ru.nl
  A campus university in Nijmegen near the German border. | Đại học có khuôn viên riêng ở Nijmegen, gần biên giới Đức.
  public 2 12000-18000
  bachelor: psychology linguistics economics biology chemistry

416 | The Hague University of Applied Sciences | Đại học Khoa học Ứng dụng La Hay | The Hague | https://www.thehagueuniversity.com
  A university of applied sciences in the city of peace and justice. | Đại học khoa học ứng dụng trong thành phố của hòa bình và công lý.
  public 1 9500-11500 | applied
  bachelor: law public-relations nutrition product-design industrial-engineering

417 | Fontys University of Applied Sciences | Đại học Khoa học Ứng dụng Fontys | Eindhoven | https://www.fontys.nl
  A large university of applied sciences in the technology region of Eindhoven. | Đại học khoa học ứng dụng lớn trong vùng công nghệ Eindhoven.
  public 0 9500-11500 | applied
  bachelor: automotive-engineering information-technology physiotherapy digital-marketing animation

418 | HKU University of the Arts Utrecht | Đại học Nghệ thuật Utrecht (HKU) | Utrecht | https://www.hku.nl
  A large university of the arts in the center of the country. | Đại học nghệ thuật lớn ở trung tâm đất nước.
  public 1 9500-11000 | applied
  bachelor: music fine-art interior-design
`,
);
