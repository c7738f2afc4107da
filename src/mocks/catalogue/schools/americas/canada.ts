import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Canada. Fees and selectivity are illustrative. */
export const canadaSchools = parseSchools(
  'CA',
  `
901 | University of Toronto | Đại học Toronto | Toronto | https://www.utoronto.ca
  A large research university in the heart of Toronto with strengths from medicine to machine learning. | Đại học nghiên cứu lớn giữa lòng Toronto, mạnh từ y khoa đến học máy.
  public 3 44000-48000 | deadline: 1-15
  bachelor: computer-science psychology statistics english-literature neuroscience nursing

902 | University of British Columbia | Đại học British Columbia | Vancouver | https://www.ubc.ca
  A research university on a forested point above the sea at the edge of Vancouver. | Đại học nghiên cứu trên mũi đất nhiều rừng nhìn ra biển ở rìa Vancouver.
  public 3 36000-45000 | deadline: 1-15
  bachelor: food-science environmental-science history economics nursing marketing urban-planning

903 | McGill University | Đại học McGill | Montreal | https://www.mcgill.ca
  A research university at the foot of Mount Royal, teaching in English in a French-speaking city. | Đại học nghiên cứu dưới chân núi Mount Royal, dạy bằng tiếng Anh trong một thành phố nói tiếng Pháp.
  public 3 28000-42000 | deadline: 1-15
  bachelor: biology political-science chemistry philosophy music nursing neuroscience

904 | University of Waterloo | Đại học Waterloo | Waterloo | https://uwaterloo.ca
  A research university known for mathematics, computing and a large co-op program with employers. | Đại học nghiên cứu nổi tiếng về toán, máy tính và chương trình co-op lớn với doanh nghiệp.
  public 3 38000-48000 | deadline: 2-1
  bachelor: software-engineering actuarial-science computer-science mechatronics accounting

905 | University of Alberta | Đại học Alberta | Edmonton | https://www.ualberta.ca
  A research university above the river valley of Edmonton, strong in engineering, farming and health. | Đại học nghiên cứu bên thung lũng sông ở Edmonton, mạnh về kỹ thuật, nông nghiệp và sức khỏe.
  public 2 24000-31000
  bachelor: civil-engineering nutrition agriculture education business-administration

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
  diploma: information-technology accounting fashion-design tourism digital-media animation nursing

909 | British Columbia Institute of Technology | Viện Công nghệ British Columbia | Burnaby | https://www.bcit.ca
  A public polytechnic near Vancouver where courses are built with the industries that hire. | Trường bách khoa công lập gần Vancouver, chương trình được xây dựng cùng các ngành tuyển dụng.
  public 1 14000-18000 | intakes: 9 1
  diploma: civil-engineering mechatronics finance marketing renewable-energy interior-design

910 | Western University | Đại học Western | London | https://www.uwo.ca
  A campus university in London, a city between Toronto and Detroit. | Đại học có khuôn viên riêng ở London, thành phố giữa Toronto và Detroit.
  public 2 38000-46000
  bachelor: business-administration neuroscience music history

911 | McMaster University | Đại học McMaster | Hamilton | https://www.mcmaster.ca
  A research university in Hamilton known for health and engineering. | Đại học nghiên cứu ở Hamilton nổi tiếng về sức khỏe và kỹ thuật.
  public 2 36000-46000
  bachelor: biomedical-science nursing automotive-engineering materials-science

912 | University of Calgary | Đại học Calgary | Calgary | https://www.ucalgary.ca
  A research university in the west, an hour from the Rocky Mountains. | Đại học nghiên cứu ở miền tây, cách dãy Rocky một giờ đi xe.
  public 2 24000-32000
  bachelor: earth-science finance nursing architecture law

913 | University of Ottawa | Đại học Ottawa | Ottawa | https://www.uottawa.ca
  A university in the capital that teaches in English and in French. | Trường đại học ở thủ đô, dạy bằng cả tiếng Anh và tiếng Pháp.
  public 1 33000-42000
  bachelor: political-science translation public-policy nutrition international-relations

914 | Dalhousie University | Đại học Dalhousie | Halifax | https://www.dal.ca
  A research university in the Atlantic port of Halifax, known for ocean science. | Đại học nghiên cứu ở cảng Halifax bên Đại Tây Dương, nổi tiếng về khoa học biển.
  public 1 24000-30000
  bachelor: marine-science renewable-energy urban-planning music

915 | Concordia University | Đại học Concordia | Montreal | https://www.concordia.ca
  A university in the center of Montreal for arts, film, business and engineering. | Trường đại học ở trung tâm Montreal về nghệ thuật, điện ảnh, kinh doanh và kỹ thuật.
  public 1 27000-32000
  bachelor: film animation finance industrial-engineering journalism game-design

916 | Toronto Metropolitan University | Đại học Toronto Metropolitan | Toronto | https://www.torontomu.ca
  A university in the middle of Toronto with media, design and business. | Trường đại học giữa Toronto, có truyền thông, thiết kế và kinh doanh.
  public 1 31000-36000
  bachelor: journalism fashion-design interior-design criminology tourism early-childhood-education

917 | OCAD University | Đại học OCAD | Toronto | https://www.ocadu.ca
  A university of art and design in the center of Toronto. | Đại học nghệ thuật và thiết kế ở trung tâm Toronto.
  public 1 29000-32000
  bachelor: graphic-design product-design interior-design fine-art

918 | George Brown Polytechnic | Trường Bách khoa George Brown | Toronto | https://www.georgebrown.ca
  A public polytechnic in the center of Toronto with cooking, design and health. | Trường bách khoa công lập ở trung tâm Toronto, có nấu ăn, thiết kế và sức khỏe.
  public 0 13000-16000 | intakes: 9 1 5
  diploma: hospitality-management early-childhood-education interior-design tourism nursing fashion-design computer-science
`,
);
