import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Germany. Fees and selectivity are illustrative. */
export const germanySchools = parseSchools(
  'DE',
  `
501 | Deggendorf Institute of Technology | Viện Công nghệ Deggendorf | Deggendorf | https://www.th-deg.de
  A university of applied sciences on the Danube in Lower Bavaria with many programs in English. | Đại học khoa học ứng dụng bên sông Danube ở vùng Hạ Bavaria, có nhiều chương trình bằng tiếng Anh.
  public 2 1100-1100 | applied | deadline: 7-15 | years: 3.5
  bachelor: artificial-intelligence mechatronics international-business hospitality-management
  foundation: mechanical-engineering

502 | Technical University of Munich | Đại học Kỹ thuật Munich | Munich | https://www.tum.de
  A research university in and around Munich that links engineering with science and business. | Đại học nghiên cứu trong và quanh Munich, gắn kỹ thuật với khoa học và kinh doanh.
  public 3 6500-6500
  bachelor: aerospace-engineering information-systems business-administration mechanical-engineering physics architecture
  in de: mechanical-engineering physics architecture

503 | RWTH Aachen University | Đại học RWTH Aachen | Aachen | https://www.rwth-aachen.de
  A large technical university on the border with Belgium and the Netherlands, close to the engineering industry. | Đại học kỹ thuật lớn sát biên giới Bỉ và Hà Lan, gắn bó với ngành công nghiệp chế tạo.
  public 2 700-700
  bachelor: mechanical-engineering electrical-engineering computer-science chemistry
  in de: mechanical-engineering electrical-engineering computer-science chemistry

504 | Technische Universität Berlin | Đại học Kỹ thuật Berlin | Berlin | https://www.tu.berlin
  A technical university in the west of the capital, with planning and architecture beside engineering. | Đại học kỹ thuật ở phía tây thủ đô, có quy hoạch và kiến trúc bên cạnh các ngành kỹ thuật.
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
  A private business school in the banking centre of Germany. | Trường kinh doanh tư thục ở trung tâm ngân hàng của nước Đức.
  private 2 18000-18000
  bachelor: business-administration data-science

513 | University of Europe for Applied Sciences | Đại học Khoa học Ứng dụng Châu Âu | Potsdam | https://www.ue-germany.com
  A private university of applied sciences in several German cities for design, games and technology. | Đại học khoa học ứng dụng tư thục có mặt ở nhiều thành phố Đức, đào tạo thiết kế, trò chơi và công nghệ.
  private 0 12500-14500 | applied | years: 3
  bachelor: game-design graphic-design software-engineering
  foundation: graphic-design
`,
);
