import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Canada. Fees and selectivity are illustrative. */
export const canadaSchools = parseSchools(
  'CA',
  `
901 | University of Toronto | Đại học Toronto | Toronto | https://www.utoronto.ca
  A large research university in the heart of Toronto with strengths from medicine to machine learning. | Đại học nghiên cứu lớn giữa lòng Toronto, mạnh từ y khoa đến học máy.
  public 3 44000-48000 | deadline: 1-15
  bachelor: computer-science psychology statistics english-literature

902 | University of British Columbia | Đại học British Columbia | Vancouver | https://www.ubc.ca
  A research university on a forested point above the sea at the edge of Vancouver. | Đại học nghiên cứu trên mũi đất nhiều rừng nhìn ra biển ở rìa Vancouver.
  public 3 36000-45000 | deadline: 1-15
  bachelor: food-science environmental-science history economics

903 | McGill University | Đại học McGill | Montreal | https://www.mcgill.ca
  A research university at the foot of Mount Royal, teaching in English in a French-speaking city. | Đại học nghiên cứu dưới chân núi Mount Royal, dạy bằng tiếng Anh trong một thành phố nói tiếng Pháp.
  public 3 28000-42000 | deadline: 1-15
  bachelor: biology political-science chemistry philosophy

904 | University of Waterloo | Đại học Waterloo | Waterloo | https://uwaterloo.ca
  A research university known for mathematics, computing and a large co-op program with employers. | Đại học nghiên cứu nổi tiếng về toán, máy tính và chương trình co-op lớn với doanh nghiệp.
  public 3 38000-48000 | deadline: 2-1
  bachelor: software-engineering actuarial-science computer-science mechatronics

905 | University of Alberta | Đại học Alberta | Edmonton | https://www.ualberta.ca
  A research university above the river valley of Edmonton, strong in engineering, farming and health. | Đại học nghiên cứu bên thung lũng sông ở Edmonton, mạnh về kỹ thuật, nông nghiệp và sức khỏe.
  public 2 24000-31000
  bachelor: civil-engineering nutrition agriculture education

906 | Simon Fraser University | Đại học Simon Fraser | Burnaby | https://www.sfu.ca
  A research university on a mountain near Vancouver, with communication and interactive arts. | Đại học nghiên cứu trên núi gần Vancouver, có truyền thông và nghệ thuật tương tác.
  public 2 23000-28000
  bachelor: communication digital-media statistics public-health

907 | York University | Đại học York | Toronto | https://www.yorku.ca
  A broad university in the north of Toronto with a school of the arts and film. | Đại học đa ngành ở phía bắc Toronto, có trường nghệ thuật và điện ảnh.
  public 1 25000-29000
  bachelor: film sociology information-technology

908 | Seneca Polytechnic | Trường Bách khoa Seneca | Toronto | https://www.senecapolytechnic.ca
  A public polytechnic in Toronto with hands-on diplomas and routes on to university. | Trường bách khoa công lập ở Toronto, đào tạo thực hành và có lối học tiếp lên đại học.
  public 0 12000-14000 | intakes: 9 1 5
  diploma: information-technology accounting fashion-design

909 | British Columbia Institute of Technology | Viện Công nghệ British Columbia | Burnaby | https://www.bcit.ca
  A public polytechnic near Vancouver where courses are built with the industries that hire. | Trường bách khoa công lập gần Vancouver, chương trình được xây dựng cùng các ngành tuyển dụng.
  public 1 14000-18000 | intakes: 9 1
  diploma: civil-engineering mechatronics finance marketing
`,
);
