import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Switzerland. Fees and selectivity are illustrative. */
export const switzerlandSchools = parseSchools(
  'CH',
  `
2101 | ETH Zurich | ETH Zürich | Zurich | https://ethz.ch
  A technical university in Zurich, one of the best-known research universities of Europe. | Đại học kỹ thuật ở Zürich, một trong những đại học nghiên cứu nổi tiếng nhất châu Âu.
  public 3 3300-5000
  bachelor: mathematics physics mechanical-engineering computer-science
  in de: mathematics physics mechanical-engineering computer-science

2102 | EPFL | EPFL | Lausanne | https://www.epfl.ch
  A technical university on Lake Geneva, whose first years are taught mostly in French. | Đại học kỹ thuật bên hồ Geneva, những năm đầu dạy chủ yếu bằng tiếng Pháp.
  public 3 3300-5000
  bachelor: computer-science architecture materials-science physics
  in fr: computer-science architecture materials-science physics

2103 | University of Geneva | Đại học Geneva | Geneva | https://www.unige.ch
  A university in the city of the United Nations, with international relations and languages. | Trường đại học trong thành phố của Liên Hợp Quốc, có quan hệ quốc tế và ngôn ngữ.
  public 2 1200-1300
  bachelor: international-relations translation law medicine psychology
  in fr: international-relations translation law medicine psychology

2104 | University of Lugano | Đại học Lugano (USI) | Lugano | https://www.usi.ch
  A young public university by a lake in the Italian-speaking south of Switzerland. | Đại học công lập trẻ bên hồ, ở miền nam Thụy Sĩ nói tiếng Ý.
  public 1 8500-9500
  bachelor: computer-science architecture communication economics
  in it: architecture communication economics

2105 | Franklin University Switzerland | Đại học Franklin Thụy Sĩ | Lugano | https://www.fus.edu
  A small private university in Lugano that teaches American degrees in English. | Đại học tư thục nhỏ ở Lugano, đào tạo theo bằng cấp Mỹ bằng tiếng Anh.
  private 1 50000-52000 | deadline: all year | years: 4
  bachelor: international-relations business-administration psychology environmental-science fine-art finance history education

2106 | EHL Hospitality Business School | Trường Quản trị khách sạn EHL | Lausanne | https://www.ehl.edu
  A school of hotel management in Lausanne, founded in 1893. | Trường quản trị khách sạn ở Lausanne, thành lập năm 1893.
  private 2 40000-46000 | applied | intakes: 9 2
  bachelor: hospitality-management

2107 | Les Roches | Trường Les Roches | Crans-Montana | https://lesroches.edu
  A hotel school in an alpine village above the Rhône valley. | Trường khách sạn trong một ngôi làng vùng Alps phía trên thung lũng sông Rhône.
  private 1 45000-48000 | deadline: all year | intakes: 9 2
  bachelor: hospitality-management tourism

2108 | Zurich University of Applied Sciences | Đại học Khoa học Ứng dụng Zürich (ZHAW) | Winterthur | https://www.zhaw.ch
  A university of applied sciences near Zurich with management, health and life sciences. | Đại học khoa học ứng dụng gần Zürich, có quản trị, sức khỏe và khoa học sự sống.
  public 1 3200-3400 | applied
  bachelor: international-business food-science physiotherapy mechatronics
  in de: food-science physiotherapy mechatronics

2109 | Zurich University of the Arts | Đại học Nghệ thuật Zürich | Zurich | https://www.zhdk.ch
  A large school of arts in a former dairy in Zurich. | Trường nghệ thuật lớn trong một nhà máy sữa cũ ở Zürich.
  public 2 2900-3000 | applied | years: 3
  bachelor: music game-design film
  in de: music game-design film
`,
);
