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
  bachelor: business-administration artificial-intelligence econometrics

1304 | Institut Lyfe | Học viện Lyfe | Écully | https://www.institutlyfe.com
  A private school of hospitality and cooking near Lyon, founded as the Institut Paul Bocuse. | Trường tư thục về khách sạn và ẩm thực gần Lyon, tiền thân là Học viện Paul Bocuse.
  private 1 17500-17500
  bachelor: hospitality-management tourism

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

1308 | HEC Paris | HEC Paris | Jouy-en-Josas | https://www.hec.edu
  A business school on a campus in the green south-west of Paris. | Trường kinh doanh có khuôn viên xanh ở phía tây nam Paris.
  private 3 24000-26000 | deadline: 3-15
  bachelor: data-science finance

1309 | Sorbonne University | Đại học Sorbonne | Paris | https://www.sorbonne-universite.fr
  A university in the Latin Quarter of Paris for science, medicine and letters. | Đại học ở Khu Latinh của Paris về khoa học, y khoa và văn chương.
  public 2 3200-3200 | deadline: 12-15
  bachelor: medicine european-languages history mathematics earth-science
  in fr: medicine european-languages history mathematics earth-science

1310 | EDHEC Business School | Trường Kinh doanh EDHEC | Lille | https://www.edhec.edu
  A business school in Lille and Nice, known for finance. | Trường kinh doanh ở Lille và Nice, nổi tiếng về tài chính.
  private 2 17000-19000
  bachelor: business-administration finance business-analytics

1311 | The American University of Paris | Đại học Mỹ tại Paris | Paris | https://www.aup.edu
  A private university near the Eiffel Tower that teaches in English. | Đại học tư thục gần tháp Eiffel, dạy bằng tiếng Anh.
  private 1 40000-43000 | deadline: all year | intakes: 9 1 | years: 4
  bachelor: psychology communication journalism international-relations fine-art

1312 | Paris College of Art | Trường Nghệ thuật Paris | Paris | https://www.paris.edu
  A small private art school in Paris that teaches in English. | Trường nghệ thuật tư thục nhỏ ở Paris, dạy bằng tiếng Anh.
  private 1 33000-35000 | deadline: all year | intakes: 9 1 | years: 4
  bachelor: fashion-design interior-design fine-art

1313 | University of Strasbourg | Đại học Strasbourg | Strasbourg | https://www.unistra.fr
  A university in a European city on the German border. | Đại học trong thành phố của các cơ quan châu Âu, bên biên giới Đức.
  public 1 3200-3200 | deadline: 12-15
  bachelor: medicine pharmacy law chemistry translation
  in fr: medicine pharmacy law chemistry translation

1314 | INSA Lyon | INSA Lyon | Villeurbanne | https://www.insa-lyon.fr
  A public engineering school near Lyon with an international first year in English. | Trường kỹ sư công lập gần Lyon, có năm nhất quốc tế bằng tiếng Anh.
  public 2 3200-3200 | years: 5
  bachelor: mechanical-engineering civil-engineering electrical-engineering materials-science

1315 | ISARA | ISARA | Lyon | https://isara.fr
  A school in Lyon for farming, food and the environment. | Trường ở Lyon về nông nghiệp, thực phẩm và môi trường.
  private 1 9000-10000
  bachelor: agriculture food-science sustainability

1316 | EFAP | EFAP | Paris | https://www.efap.com
  A private school of communication with campuses in Paris and other cities. | Trường truyền thông tư thục có cơ sở ở Paris và nhiều thành phố.
  private 0 10500-12000 | deadline: all year
  bachelor: communication public-relations digital-marketing
`,
);
