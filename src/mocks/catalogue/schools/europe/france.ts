import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in France. Fees and selectivity are illustrative. */
export const franceSchools = parseSchools(
  'FR',
  `
1301 | Sciences Po | Học viện Chính trị Paris (Sciences Po) | Paris | https://www.sciencespo.fr
  A university of the social sciences in Paris, with regional campuses devoted to parts of the world. | Đại học khoa học xã hội ở Paris, có các cơ sở vùng chuyên về từng khu vực trên thế giới.
  public 3 15500-15500 | deadline: 2-20
  bachelor: political-science sociology

1302 | École Polytechnique | Trường Bách khoa Paris (École Polytechnique) | Palaiseau | https://www.polytechnique.edu
  A school of science and engineering on the plateau of Saclay, with a bachelor's program in English. | Trường khoa học và kỹ thuật trên cao nguyên Saclay, có chương trình cử nhân bằng tiếng Anh.
  public 3 17000-17000 | deadline: 3-15 | awards: social=BSc
  bachelor: mathematics physics computer-science economics

1303 | ESSEC Business School | Trường Kinh doanh ESSEC | Cergy | https://www.essec.edu
  A private business school near Paris with a four-year global program. | Trường kinh doanh tư thục gần Paris, có chương trình toàn cầu bốn năm.
  private 2 20000-21000 | years: 4
  bachelor: business-administration artificial-intelligence

1304 | Institut Lyfe | Học viện Lyfe | Écully | https://www.institutlyfe.com
  A private school of hospitality and cooking near Lyon, founded as the Institut Paul Bocuse. | Trường tư thục về khách sạn và ẩm thực gần Lyon, tiền thân là Học viện Paul Bocuse.
  private 1 17500-17500
  bachelor: hospitality-management

1305 | Toulouse School of Economics | Trường Kinh tế Toulouse | Toulouse | https://www.tse-fr.eu
  A school of economics in the south-west of France with a strong research name. | Trường kinh tế ở tây nam nước Pháp, có uy tín nghiên cứu cao.
  public 2 3300-3300 | deadline: 12-15 | awards: social=BSc
  bachelor: economics econometrics
  in fr: econometrics

1306 | Université Paris-Saclay | Đại học Paris-Saclay | Gif-sur-Yvette | https://www.universite-paris-saclay.fr
  A public research university south of Paris, strong in mathematics and physics. | Đại học nghiên cứu công lập ở phía nam Paris, mạnh về toán và vật lý.
  public 2 3200-3200 | deadline: 12-15
  bachelor: physics chemistry biology mathematics
  in fr: physics chemistry biology mathematics

1307 | Université Paris 1 Panthéon-Sorbonne | Đại học Paris 1 Panthéon-Sorbonne | Paris | https://www.pantheonsorbonne.fr
  A public university in the Latin Quarter of Paris for law, economics and the humanities. | Đại học công lập ở Khu Latinh của Paris, đào tạo luật, kinh tế và nhân văn.
  public 2 3200-3200 | deadline: 12-15
  bachelor: history law philosophy
  in fr: history law philosophy
`,
);
