import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in the United States. Fees and selectivity are illustrative. */
export const unitedStatesSchools = parseSchools(
  'US',
  `
101 | University of California, Berkeley | Đại học California, Berkeley | Berkeley | https://www.berkeley.edu
  A public research university on the hills across the bay from San Francisco, known for computing, the sciences and open debate. | Đại học nghiên cứu công lập trên sườn đồi bên kia vịnh San Francisco, nổi tiếng về máy tính, khoa học và tinh thần tranh luận cởi mở.
  public 3 49000-52000 | deadline: 11-30 | awards: science=BA, social=BA, architecture=BA
  bachelor: computer-science data-science statistics economics psychology architecture mechanical-engineering

102 | University of California, Los Angeles | Đại học California, Los Angeles | Los Angeles | https://www.ucla.edu
  A public research university in Westwood with a well-known school of theater, film and television beside its sciences. | Đại học nghiên cứu công lập ở khu Westwood, có trường sân khấu, điện ảnh và truyền hình nổi tiếng bên cạnh các ngành khoa học.
  public 3 48000-51000 | deadline: 11-30 | intakes: 9
  bachelor: mathematics biology sociology film linguistics

103 | University of California, San Diego | Đại học California, San Diego | San Diego | https://www.ucsd.edu
  A public research university above the Pacific in La Jolla, home of the Scripps Institution of Oceanography. | Đại học nghiên cứu công lập bên bờ Thái Bình Dương ở La Jolla, nơi có Viện Hải dương học Scripps.
  public 3 47000-50000 | deadline: 11-30 | intakes: 9
  bachelor: data-science biomedical-engineering marine-science communication public-health

104 | University of Washington | Đại học Washington | Seattle | https://www.washington.edu
  A public research university in Seattle with a large medical centre and strong computing and ocean sciences. | Đại học nghiên cứu công lập ở Seattle, có trung tâm y khoa lớn, mạnh về máy tính và khoa học biển.
  public 2 41000-44000 | deadline: 11-15 | intakes: 9
  bachelor: computer-science nursing marine-science social-work information-systems

105 | Arizona State University | Đại học Bang Arizona | Tempe | https://www.asu.edu
  A large public university around Phoenix that admits widely and teaches almost every subject. | Đại học công lập lớn quanh vùng Phoenix, tuyển sinh rộng và đào tạo hầu hết các ngành.
  public 1 32000-36000 | deadline: all year | intakes: 8 1
  bachelor: business-administration supply-chain-management journalism graphic-design computer-science education business-analytics tourism sustainability

106 | Purdue University | Đại học Purdue | West Lafayette | https://www.purdue.edu
  A public university in a college town in Indiana, best known for engineering, aviation and agriculture. | Đại học công lập ở một thị trấn sinh viên bang Indiana, nổi tiếng về kỹ thuật, hàng không và nông nghiệp.
  public 2 29000-33000 | deadline: 1-15 | sat: 1250
  bachelor: aerospace-engineering mechanical-engineering agriculture chemical-engineering food-science hospitality-management

107 | University of Illinois Urbana-Champaign | Đại học Illinois Urbana-Champaign | Urbana | https://illinois.edu
  A public research university on the Illinois prairie with a long record in computing and engineering. | Đại học nghiên cứu công lập trên vùng đồng cỏ Illinois, có bề dày về máy tính và kỹ thuật.
  public 3 36000-44000 | deadline: 1-5
  bachelor: computer-science civil-engineering accounting actuarial-science agriculture computer-engineering materials-science

108 | Pennsylvania State University | Đại học Bang Pennsylvania | State College | https://www.psu.edu
  A public university in the middle of Pennsylvania with many majors and a campus that is a town of its own. | Đại học công lập ở giữa bang Pennsylvania, nhiều ngành học và một khuôn viên như một thị trấn riêng.
  public 1 38000-42000 | deadline: all year | intakes: 8 1
  bachelor: mechanical-engineering food-science nutrition supply-chain-management journalism

109 | Georgia Institute of Technology | Viện Công nghệ Georgia | Atlanta | https://www.gatech.edu
  A public technical university in the centre of Atlanta, where many students alternate study with paid work terms. | Đại học kỹ thuật công lập ở trung tâm Atlanta, nơi nhiều sinh viên xen kẽ học kỳ trên lớp với học kỳ làm việc có lương.
  public 3 32000-34000 | deadline: 1-5 | sat: 1400
  bachelor: computer-science aerospace-engineering biomedical-engineering product-design electrical-engineering computer-engineering industrial-engineering

110 | Massachusetts Institute of Technology | Viện Công nghệ Massachusetts (MIT) | Cambridge | https://www.mit.edu
  A private research university beside the Charles River, devoted to science, engineering and learning by building. | Đại học nghiên cứu tư thục bên sông Charles, chuyên về khoa học, kỹ thuật và học qua chế tạo.
  private 3 62000-64000 | deadline: 1-5 | intakes: 9 | sat: 1500 | awards: social=BS
  bachelor: mathematics physics mechanical-engineering chemical-engineering economics

111 | Stanford University | Đại học Stanford | Stanford | https://www.stanford.edu
  A private research university in the middle of Silicon Valley, equally strong in the humanities and in engineering. | Đại học nghiên cứu tư thục giữa Thung lũng Silicon, mạnh cả về nhân văn lẫn kỹ thuật.
  private 3 65000-67000 | deadline: 1-5 | intakes: 9 | sat: 1450
  bachelor: electrical-engineering biology international-relations english-literature

112 | New York University | Đại học New York | New York | https://www.nyu.edu
  A private university spread through lower Manhattan and Brooklyn, with well-known schools of business and the arts. | Đại học tư thục nằm rải rác ở hạ Manhattan và Brooklyn, có các trường kinh doanh và nghệ thuật nổi tiếng.
  private 2 60000-63000 | deadline: 1-5 | intakes: 9 | awards: arts=BFA
  bachelor: finance film game-design nursing psychology

113 | Boston University | Đại học Boston | Boston | https://www.bu.edu
  A private research university along the Charles River in Boston with schools of communication and hospitality. | Đại học nghiên cứu tư thục dọc sông Charles ở Boston, có các trường truyền thông và quản trị khách sạn.
  private 2 64000-66000 | deadline: 1-5 | intakes: 9
  bachelor: international-relations communication biology hospitality-management journalism

114 | Northeastern University | Đại học Northeastern | Boston | https://www.northeastern.edu
  A private research university in Boston known for its co-op program of long placements in companies. | Đại học nghiên cứu tư thục ở Boston, nổi tiếng với chương trình co-op gồm những kỳ làm việc dài tại doanh nghiệp.
  private 2 61000-64000 | deadline: 1-1 | intakes: 9
  bachelor: computer-science cybersecurity business-administration data-science

115 | Rhode Island School of Design | Trường Thiết kế Rhode Island | Providence | https://www.risd.edu
  A private college of art and design where every student begins with a shared year of drawing, space and design. | Trường nghệ thuật và thiết kế tư thục, nơi mọi sinh viên bắt đầu bằng một năm chung về vẽ, không gian và thiết kế.
  private 2 59000-62000 | deadline: 2-1 | intakes: 9
  bachelor: graphic-design fashion-design product-design fine-art architecture

116 | Grinnell College | Đại học Grinnell | Grinnell | https://www.grinnell.edu
  A small private liberal arts college in Iowa with an open curriculum and small classes. | Trường đại học khai phóng tư thục quy mô nhỏ ở bang Iowa, chương trình học mở và lớp nhỏ.
  private 2 66000-68000 | deadline: 1-5 | awards: science=BA
  bachelor: history philosophy sociology chemistry

117 | Oregon State University | Đại học Bang Oregon | Corvallis | https://oregonstate.edu
  A public research university between the mountains and the Pacific, strong in food, forests, oceans and the environment. | Đại học nghiên cứu công lập giữa núi và Thái Bình Dương, mạnh về thực phẩm, rừng, biển và môi trường.
  public 1 33000-37000 | deadline: 2-1 | intakes: 9
  bachelor: food-science environmental-science agriculture civil-engineering

118 | De Anza College | Trường Cao đẳng De Anza | Cupertino | https://www.deanza.edu
  A public community college in Silicon Valley from which many students transfer to four-year universities. | Trường cao đẳng cộng đồng công lập ở Thung lũng Silicon, nơi nhiều sinh viên chuyển tiếp lên đại học bốn năm.
  public 0 9000-10500 | deadline: all year | intakes: 9 1 4
  associate: computer-science business-administration accounting film

119 | Santa Monica College | Trường Cao đẳng Santa Monica | Santa Monica | https://www.smc.edu
  A public community college near the beach in Los Angeles with good routes to the University of California. | Trường cao đẳng cộng đồng công lập gần bãi biển Los Angeles, có nhiều lối chuyển tiếp lên hệ thống Đại học California.
  public 0 9500-11500 | deadline: all year | intakes: 8 2
  associate: fashion-design graphic-design journalism business-administration economics

120 | Green River College | Trường Cao đẳng Green River | Auburn | https://www.greenriver.edu
  A public community college south of Seattle with a wooded campus and long experience with international students. | Trường cao đẳng cộng đồng công lập ở phía nam Seattle, khuôn viên giữa rừng cây và giàu kinh nghiệm với sinh viên quốc tế.
  public 0 10500-12000 | deadline: all year | intakes: 9 1 4
  associate: information-technology business-administration mechanical-engineering biology
`,
);
