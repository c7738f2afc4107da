import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Germany. Fees and selectivity are illustrative. */
export const germanySchools = parseSchools(
  'DE',
  `
501 | Deggendorf Institute of Technology | Viện Công nghệ Deggendorf | Deggendorf | https://www.th-deg.de
  A university of applied sciences on the Danube in Lower Bavaria with many programs in English. | Đại học khoa học ứng dụng bên sông Danube ở vùng Hạ Bavaria, có nhiều chương trình bằng tiếng Anh.
  public 2 1100-1100 | applied | deadline: 7-15 | years: 3.5
  bachelor: artificial-intelligence mechatronics international-business hospitality-management automotive-engineering industrial-engineering
  foundation: mechanical-engineering

502 | Technical University of Munich | Đại học Kỹ thuật Munich | Munich | https://www.tum.de
  A research university in and around Munich that links engineering with science and business. | Đại học nghiên cứu trong và quanh Munich, gắn kỹ thuật với khoa học và kinh doanh.
  public 3 6500-6500
  bachelor: aerospace-engineering information-systems business-administration mechanical-engineering physics architecture medicine automotive-engineering sustainability
  in de: mechanical-engineering physics architecture automotive-engineering medicine

503 | RWTH Aachen University | Đại học RWTH Aachen | Aachen | https://www.rwth-aachen.de
  A large technical university on the border with Belgium and the Netherlands, close to the engineering industry. | Đại học kỹ thuật lớn sát biên giới Bỉ và Hà Lan, gắn bó với ngành công nghiệp chế tạo.
  public 2 700-700
  bachelor: mechanical-engineering electrical-engineering computer-science chemistry materials-science
  in de: mechanical-engineering electrical-engineering computer-science chemistry materials-science
  foundation: mechanical-engineering

504 | Technische Universität Berlin | Đại học Kỹ thuật Berlin | Berlin | https://www.tu.berlin
  A technical university in the west of the capital, with planning and architecture alongside engineering. | Đại học kỹ thuật ở phía tây thủ đô, có quy hoạch và kiến trúc bên cạnh các ngành kỹ thuật.
  public 2 700-700
  bachelor: urban-planning architecture
  foundation: mechanical-engineering
  in de: urban-planning architecture mechanical-engineering

505 | Heidelberg University | Đại học Heidelberg | Heidelberg | https://www.uni-heidelberg.de
  An old research university on the river Neckar, strong in the natural sciences and the humanities. | Đại học nghiên cứu lâu đời bên sông Neckar, mạnh về khoa học tự nhiên và nhân văn.
  public 2 3400-3400
  bachelor: physics biology english-literature medicine
  in de: physics biology medicine

506 | Freie Universität Berlin | Đại học Tự do Berlin | Berlin | https://www.fu-berlin.de
  A research university in the green south-west of Berlin known for political science and the humanities. | Đại học nghiên cứu ở vùng tây nam nhiều cây xanh của Berlin, nổi tiếng về khoa học chính trị và nhân văn.
  public 2 700-700 | awards: social=BA
  bachelor: political-science history english-literature
  in de: political-science history

507 | Rhine-Waal University of Applied Sciences | Đại học Khoa học Ứng dụng Rhine-Waal | Kleve | https://www.hochschule-rhein-waal.de
  An international university of applied sciences near the Dutch border, teaching mostly in English. | Đại học khoa học ứng dụng quốc tế gần biên giới Hà Lan, giảng dạy chủ yếu bằng tiếng Anh.
  public 1 700-700 | applied | deadline: 7-15 | years: 3.5
  bachelor: mechatronics international-business agriculture digital-media mechanical-engineering renewable-energy

508 | Saarland University | Đại học Saarland | Saarbrücken | https://www.uni-saarland.de
  A research university near the French border whose campus houses several institutes for computing. | Đại học nghiên cứu gần biên giới Pháp, trong khuôn viên có nhiều viện nghiên cứu về máy tính.
  public 2 800-800
  bachelor: cybersecurity data-science computer-science

509 | Constructor University | Đại học Constructor | Bremen | https://constructor.university
  A private residential university in Bremen with students from many countries, taught in English. | Đại học tư thục nội trú ở Bremen, sinh viên đến từ nhiều nước, giảng dạy bằng tiếng Anh.
  private 2 21500-21500
  bachelor: computer-science mechatronics psychology international-relations software-engineering physics
  foundation: computer-science

510 | Bard College Berlin | Bard College Berlin | Berlin | https://berlin.bard.edu
  A private liberal arts university in the north of Berlin with small seminars in English. | Đại học khai phóng tư thục ở phía bắc Berlin, học theo nhóm thảo luận nhỏ bằng tiếng Anh.
  private 2 33000-33000 | years: 4 | awards: social=BA
  bachelor: liberal-arts economics fine-art

511 | Leuphana University Lüneburg | Đại học Leuphana Lüneburg | Lüneburg | https://www.leuphana.de
  A university in an old salt town near Hamburg where all students share a first semester across subjects. | Đại học ở một thị trấn muối cổ gần Hamburg, nơi mọi sinh viên học chung học kỳ đầu liên ngành.
  public 1 800-800
  bachelor: digital-media international-business environmental-science

512 | Frankfurt School of Finance & Management | Trường Tài chính và Quản lý Frankfurt | Frankfurt am Main | https://www.frankfurt-school.de
  A private business school in the banking center of Germany. | Trường kinh doanh tư thục ở trung tâm ngân hàng của nước Đức.
  private 2 18000-18000
  bachelor: business-administration data-science finance

513 | University of Europe for Applied Sciences | Đại học Khoa học Ứng dụng Châu Âu | Potsdam | https://www.ue-germany.com
  A private university of applied sciences in several German cities for design, games and technology. | Đại học khoa học ứng dụng tư thục có mặt ở nhiều thành phố Đức, đào tạo thiết kế, trò chơi và công nghệ.
  private 0 12500-14500 | applied | years: 3
  bachelor: game-design graphic-design software-engineering
  foundation: graphic-design

514 | LMU Munich | Đại học Ludwig Maximilian München (LMU) | Munich | https://www.lmu.de
  A large research university in the middle of Munich, from medicine to the humanities. | Đại học nghiên cứu lớn giữa Munich, từ y khoa đến nhân văn.
  public 3 900-900
  bachelor: medicine psychology law history physics
  in de: medicine psychology law history physics

515 | University of Göttingen | Đại học Göttingen | Göttingen | https://www.uni-goettingen.de
  A research university in a small student city in the middle of Germany. | Đại học nghiên cứu trong thành phố sinh viên nhỏ ở miền trung nước Đức.
  public 2 900-900
  bachelor: agriculture economics chinese-studies
  in de: agriculture chinese-studies
  foundation: economics

516 | University of Mannheim | Đại học Mannheim | Mannheim | https://www.uni-mannheim.de
  A university in a baroque palace, known for business and economics. | Trường đại học trong cung điện kiểu baroque, nổi tiếng về kinh doanh và kinh tế.
  public 2 3400-3400
  bachelor: economics business-administration english-language
  in de: business-administration

517 | Hof University of Applied Sciences | Đại học Khoa học Ứng dụng Hof | Hof | https://www.hof-university.com
  A university of applied sciences in a small Bavarian town near the Czech border. | Đại học khoa học ứng dụng ở thị trấn nhỏ xứ Bayern, gần biên giới Séc.
  public 0 700-700 | applied
  bachelor: international-business information-systems finance

518 | TU Dresden | Đại học Kỹ thuật Dresden | Dresden | https://tu-dresden.de
  A technical university in Dresden, a center of chip making in Europe. | Đại học kỹ thuật ở Dresden, một trung tâm sản xuất chip của châu Âu.
  public 1 700-700
  bachelor: semiconductor-engineering civil-engineering electrical-engineering
  foundation: electrical-engineering
  in de: semiconductor-engineering civil-engineering electrical-engineering

519 | Charité – Universitätsmedizin Berlin | Đại học Y Charité Berlin | Berlin | https://www.charite.de
  The medical school of both large universities of Berlin, and one of the largest hospitals of Europe. | Trường y của hai đại học lớn ở Berlin, đồng thời là một trong những bệnh viện lớn nhất châu Âu.
  public 3 700-700
  bachelor: medicine dentistry nursing
  in de: medicine dentistry nursing

520 | EU Business School Munich | Trường Kinh doanh EU Munich | Munich | https://www.euruni.edu
  A private business school in Munich that teaches in English. | Trường kinh doanh tư thục ở Munich, dạy bằng tiếng Anh.
  private 0 13500-14500 | deadline: all year | intakes: 10 2
  bachelor: tourism digital-marketing communication international-business finance

521 | IU International University of Applied Sciences | Đại học Khoa học Ứng dụng Quốc tế IU | Berlin | https://www.iu.org
  A large private university of applied sciences with campuses in Berlin and other cities. | Đại học khoa học ứng dụng tư thục lớn, có cơ sở ở Berlin và nhiều thành phố khác.
  private 0 8500-11000 | applied | deadline: all year | intakes: 10 4 | years: 3
  bachelor: hospitality-management human-resources data-science public-health public-relations

522 | Berlin University of the Arts | Đại học Nghệ thuật Berlin | Berlin | https://www.udk-berlin.de
  One of the largest art universities of Europe, in the west of Berlin. | Một trong những đại học nghệ thuật lớn nhất châu Âu, ở phía tây Berlin.
  public 2 700-700 | years: 4
  bachelor: music fine-art fashion-design
  in de: music fine-art fashion-design

523 | Bonn-Rhein-Sieg University of Applied Sciences | Đại học Khoa học Ứng dụng Bonn-Rhein-Sieg | Sankt Augustin | https://www.h-brs.de
  A university of applied sciences near Bonn with business, science and media. | Đại học khoa học ứng dụng gần Bonn, có kinh doanh, khoa học và truyền thông.
  public 1 700-700 | applied
  bachelor: international-business chemistry journalism sustainability
  in de: journalism
`,
);
