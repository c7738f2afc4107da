import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Austria. Fees and selectivity are illustrative. */
export const austriaSchools = parseSchools(
  'AT',
  `
2601 | University of Vienna | Đại học Vienna | Vienna | https://www.univie.ac.at
  The oldest university in the German-speaking world, founded in 1365. | Đại học lâu đời nhất trong các nước nói tiếng Đức, thành lập năm 1365.
  public 2 1700-1700
  bachelor: english-language psychology philosophy political-science korean-studies mathematics nutrition pharmacy communication
  in de: psychology philosophy political-science korean-studies mathematics nutrition pharmacy communication

2602 | Vienna University of Economics and Business | Đại học Kinh tế và Kinh doanh Vienna (WU) | Vienna | https://www.wu.ac.at
  A university of economics on a modern campus next to the Prater park. | Trường đại học kinh tế trong khuôn viên hiện đại cạnh công viên Prater.
  public 2 1700-1700
  bachelor: business-administration economics finance

2603 | TU Wien | Đại học Kỹ thuật Vienna (TU Wien) | Vienna | https://www.tuwien.at
  The technical university of Vienna, near the opera. | Đại học kỹ thuật của Vienna, gần nhà hát opera.
  public 2 1700-1700
  bachelor: architecture computer-science environmental-science mechanical-engineering electrical-engineering physics
  in de: architecture computer-science mechanical-engineering physics electrical-engineering

2604 | Central European University | Đại học Trung Âu (CEU) | Vienna | https://www.ceu.edu
  A private university in Vienna for politics, economics, data and the humanities. | Đại học tư thục ở Vienna về chính trị, kinh tế, dữ liệu và nhân văn.
  private 2 10000-15000
  bachelor: data-science political-science philosophy international-relations sociology

2605 | Modul University Vienna | Đại học Modul Vienna | Vienna | https://www.modul.ac.at
  A small private university on a hill above Vienna for tourism and management. | Đại học tư thục nhỏ trên đồi nhìn xuống Vienna, về du lịch và quản trị.
  private 0 15000-17000 | deadline: all year
  bachelor: tourism hospitality-management sustainability

2606 | mdw – University of Music and Performing Arts Vienna | Đại học Âm nhạc và Nghệ thuật Biểu diễn Vienna | Vienna | https://www.mdw.ac.at
  One of the largest music universities in the world, in the middle of Vienna. | Một trong những trường đại học âm nhạc lớn nhất thế giới, giữa lòng Vienna.
  public 3 1700-1700
  bachelor: music film
  in de: music film
`,
);
