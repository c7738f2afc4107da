import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in the United States. Fees and selectivity are illustrative. */
export const unitedStatesSchools = parseSchools(
  'US',
  `
101 | University of California, Berkeley | Đại học California, Berkeley | Berkeley | https://www.berkeley.edu
  A public research university on the hills across the bay from San Francisco, known for computing, the sciences and open debate. | Đại học nghiên cứu công lập trên sườn đồi bên kia vịnh San Francisco, nổi tiếng về máy tính, khoa học và tinh thần tranh luận cởi mở.
  public 3 53000-56000 | deadline: 11-30 | awards: science=BA, social=BA, architecture=BA
  bachelor: computer-science data-science statistics economics psychology architecture mechanical-engineering environmental-science japanese-studies neuroscience

102 | University of California, Los Angeles | Đại học California, Los Angeles | Los Angeles | https://www.ucla.edu
  A public research university in Westwood with a well-known school of theater, film and television alongside its sciences. | Đại học nghiên cứu công lập ở khu Westwood, có trường sân khấu, điện ảnh và truyền hình nổi tiếng bên cạnh các ngành khoa học.
  public 3 52000-55000 | deadline: 11-30 | intakes: 9
  bachelor: mathematics biology sociology film linguistics nursing neuroscience music

103 | University of California, San Diego | Đại học California, San Diego | San Diego | https://www.ucsd.edu
  A public research university above the Pacific in La Jolla, home of the Scripps Institution of Oceanography. | Đại học nghiên cứu công lập bên bờ Thái Bình Dương ở La Jolla, nơi có Viện Hải dương học Scripps.
  public 3 52000-55000 | deadline: 11-30 | intakes: 9
  bachelor: data-science biomedical-engineering marine-science communication public-health cybersecurity chemistry

104 | University of Washington | Đại học Washington | Seattle | https://www.washington.edu
  A public research university in Seattle with a large medical center and strong computing and ocean sciences. | Đại học nghiên cứu công lập ở Seattle, có trung tâm y khoa lớn, mạnh về máy tính và khoa học biển.
  public 2 41000-44000 | deadline: 11-15 | intakes: 9
  bachelor: computer-science nursing marine-science social-work information-systems psychology public-policy architecture

105 | Arizona State University | Đại học Bang Arizona | Tempe | https://www.asu.edu
  A large public university around Phoenix that admits widely and teaches almost every subject. | Đại học công lập lớn quanh vùng Phoenix, tuyển sinh rộng và đào tạo hầu hết các ngành.
  public 1 32000-36000 | deadline: all year | intakes: 8 1
  bachelor: business-administration supply-chain-management journalism graphic-design computer-science education business-analytics tourism sustainability psychology digital-media english-literature

106 | Purdue University | Đại học Purdue | West Lafayette | https://www.purdue.edu
  A public university in a college town in Indiana, best known for engineering, aviation and agriculture. | Đại học công lập ở một thị trấn sinh viên bang Indiana, nổi tiếng về kỹ thuật, hàng không và nông nghiệp.
  public 2 29000-33000 | deadline: 1-15 | sat: 1250
  bachelor: aerospace-engineering mechanical-engineering agriculture chemical-engineering food-science hospitality-management industrial-engineering computer-engineering

107 | University of Illinois Urbana-Champaign | Đại học Illinois Urbana-Champaign | Urbana | https://illinois.edu
  A public research university on the Illinois prairie with a long record in computing and engineering. | Đại học nghiên cứu công lập trên vùng đồng cỏ Illinois, có bề dày về máy tính và kỹ thuật.
  public 3 36000-44000 | deadline: 1-5
  bachelor: computer-science civil-engineering accounting actuarial-science agriculture computer-engineering materials-science finance psychology

108 | Pennsylvania State University | Đại học Bang Pennsylvania | State College | https://www.psu.edu
  A public university in the middle of Pennsylvania with many majors and a campus that is a town of its own. | Đại học công lập ở giữa bang Pennsylvania, nhiều ngành học và một khuôn viên như một thị trấn riêng.
  public 1 38000-42000 | deadline: all year | intakes: 8 1
  bachelor: mechanical-engineering food-science nutrition supply-chain-management journalism finance human-resources

109 | Georgia Institute of Technology | Viện Công nghệ Georgia | Atlanta | https://www.gatech.edu
  A public technical university in the center of Atlanta, where many students alternate study with paid work terms. | Đại học kỹ thuật công lập ở trung tâm Atlanta, nơi nhiều sinh viên xen kẽ học kỳ trên lớp với học kỳ làm việc có lương.
  public 3 32000-34000 | deadline: 1-5 | sat: 1400
  bachelor: computer-science aerospace-engineering biomedical-engineering product-design electrical-engineering computer-engineering industrial-engineering

110 | Massachusetts Institute of Technology | Viện Công nghệ Massachusetts (MIT) | Cambridge | https://www.mit.edu
  A private research university by the Charles River, devoted to science, engineering and learning by building. | Đại học nghiên cứu tư thục bên sông Charles, chuyên về khoa học, kỹ thuật và học qua chế tạo.
  private 3 65000-68000 | deadline: 1-5 | intakes: 9 | sat: 1500 | awards: social=BS
  bachelor: mathematics physics mechanical-engineering chemical-engineering economics

111 | Stanford University | Đại học Stanford | Stanford | https://www.stanford.edu
  A private research university in the middle of Silicon Valley, equally strong in the humanities and in engineering. | Đại học nghiên cứu tư thục giữa Thung lũng Silicon, mạnh cả về nhân văn lẫn kỹ thuật.
  private 3 67000-70000 | deadline: 1-5 | intakes: 9 | sat: 1450
  bachelor: electrical-engineering biology international-relations english-literature

112 | New York University | Đại học New York | New York | https://www.nyu.edu
  A private university spread through lower Manhattan and Brooklyn, with well-known schools of business and the arts. | Đại học tư thục nằm rải rác ở hạ Manhattan và Brooklyn, có các trường kinh doanh và nghệ thuật nổi tiếng.
  private 2 66000-69000 | deadline: 1-5 | intakes: 9 | awards: arts=BFA
  bachelor: finance film game-design nursing psychology tourism music financial-technology

113 | Boston University | Đại học Boston | Boston | https://www.bu.edu
  A private research university along the Charles River in Boston with schools of communication and hospitality. | Đại học nghiên cứu tư thục dọc sông Charles ở Boston, có các trường truyền thông và quản trị khách sạn.
  private 2 69000-72000 | deadline: 1-5 | intakes: 9
  bachelor: international-relations communication biology hospitality-management journalism psychology social-work

114 | Northeastern University | Đại học Northeastern | Boston | https://www.northeastern.edu
  A private research university in Boston known for its co-op program of long placements in companies. | Đại học nghiên cứu tư thục ở Boston, nổi tiếng với chương trình co-op gồm những kỳ làm việc dài tại doanh nghiệp.
  private 2 66000-69000 | deadline: 1-1 | intakes: 9
  bachelor: computer-science cybersecurity business-administration data-science public-policy marketing

115 | Rhode Island School of Design | Trường Thiết kế Rhode Island | Providence | https://www.risd.edu
  A private college of art and design where every student begins with a shared year of drawing, space and design. | Trường nghệ thuật và thiết kế tư thục, nơi mọi sinh viên bắt đầu bằng một năm chung về vẽ, không gian và thiết kế.
  private 2 59000-62000 | deadline: 2-1 | intakes: 9
  bachelor: graphic-design fashion-design product-design fine-art architecture

116 | Grinnell College | Đại học Grinnell | Grinnell | https://www.grinnell.edu
  A small private liberal arts college in Iowa with an open curriculum and small classes. | Trường đại học khai phóng tư thục quy mô nhỏ ở bang Iowa, chương trình học mở và lớp nhỏ.
  private 2 69000-72000 | deadline: 1-5 | awards: science=BA
  bachelor: history philosophy sociology chemistry

117 | Oregon State University | Đại học Bang Oregon | Corvallis | https://oregonstate.edu
  A public research university between the mountains and the Pacific, strong in food, forests, oceans and the environment. | Đại học nghiên cứu công lập giữa núi và Thái Bình Dương, mạnh về thực phẩm, rừng, biển và môi trường.
  public 1 33000-37000 | deadline: 2-1 | intakes: 9
  bachelor: food-science environmental-science agriculture civil-engineering

118 | De Anza College | Trường Cao đẳng De Anza | Cupertino | https://www.deanza.edu
  A public community college in Silicon Valley from which many students transfer to four-year universities. | Trường cao đẳng cộng đồng công lập ở Thung lũng Silicon, nơi nhiều sinh viên chuyển tiếp lên đại học bốn năm.
  public 0 9000-10500 | deadline: all year | intakes: 9 1 4
  associate: computer-science business-administration accounting film nursing psychology

119 | Santa Monica College | Trường Cao đẳng Santa Monica | Santa Monica | https://www.smc.edu
  A public community college near the beach in Los Angeles with good routes to the University of California. | Trường cao đẳng cộng đồng công lập gần bãi biển Los Angeles, có nhiều lối chuyển tiếp lên hệ thống Đại học California.
  public 0 9500-11500 | deadline: all year | intakes: 8 2
  associate: fashion-design graphic-design journalism business-administration economics music animation

120 | Green River College | Trường Cao đẳng Green River | Auburn | https://www.greenriver.edu
  A public community college south of Seattle with a wooded campus and long experience with international students. | Trường cao đẳng cộng đồng công lập ở phía nam Seattle, khuôn viên giữa rừng cây và giàu kinh nghiệm với sinh viên quốc tế.
  public 0 10500-12000 | deadline: all year | intakes: 9 1 4
  associate: information-technology business-administration mechanical-engineering biology computer-science

121 | Harvard University | Đại học Harvard | Cambridge | https://www.harvard.edu
  The oldest university of the United States, across the river from Boston. | Đại học lâu đời nhất Mỹ, bên kia sông so với Boston.
  private 3 58000-60000 | deadline: 1-1 | awards: science=AB, social=AB, arts=AB
  bachelor: economics history neuroscience statistics english-literature political-science

122 | Yale University | Đại học Yale | New Haven | https://www.yale.edu
  A private research university in New Haven where students live in residential colleges. | Đại học nghiên cứu tư thục ở New Haven, sinh viên sống trong các ký túc xá kiểu college.
  private 3 66000-68000 | deadline: 1-2
  bachelor: political-science history music psychology environmental-science

123 | Columbia University | Đại học Columbia | New York | https://www.columbia.edu
  A private research university on the upper west side of Manhattan. | Đại học nghiên cứu tư thục ở phía tây Manhattan.
  private 3 66000-69000 | deadline: 1-1
  bachelor: economics philosophy computer-engineering urban-planning japanese-studies

124 | Cornell University | Đại học Cornell | Ithaca | https://www.cornell.edu
  A private university above a lake in the hills of New York State, with agriculture and hotels among its schools. | Đại học tư thục bên hồ giữa vùng đồi bang New York, có cả nông nghiệp và khách sạn.
  private 3 65000-68000 | deadline: 1-2
  bachelor: hospitality-management agriculture architecture food-science human-resources materials-science

125 | University of Pennsylvania | Đại học Pennsylvania | Philadelphia | https://www.upenn.edu
  A private university in Philadelphia, home of the Wharton School of business. | Đại học tư thục ở Philadelphia, nơi có trường kinh doanh Wharton.
  private 3 65000-68000 | deadline: 1-5
  bachelor: finance nursing business-analytics neuroscience

126 | University of Michigan | Đại học Michigan | Ann Arbor | https://umich.edu
  A large public research university in the college town of Ann Arbor. | Đại học nghiên cứu công lập lớn ở thị trấn đại học Ann Arbor.
  public 3 55000-60000 | deadline: 2-1
  bachelor: psychology mechanical-engineering industrial-engineering music public-policy

127 | University of Texas at Austin | Đại học Texas tại Austin | Austin | https://www.utexas.edu
  A large public research university in the capital of Texas. | Đại học nghiên cứu công lập lớn ở thủ phủ bang Texas.
  public 3 42000-48000 | deadline: 12-1
  bachelor: computer-science semiconductor-engineering marketing public-relations journalism

128 | University of Texas at Dallas | Đại học Texas tại Dallas | Richardson | https://www.utdallas.edu
  A young public university north of Dallas for technology, business and games. | Đại học công lập trẻ ở phía bắc Dallas về công nghệ, kinh doanh và trò chơi.
  public 1 36000-40000 | deadline: 5-1 | intakes: 8 1
  bachelor: information-technology business-analytics accounting animation psychology criminology

129 | University of Houston | Đại học Houston | Houston | https://www.uh.edu
  A public university in Houston, a city with a large Vietnamese community. | Đại học công lập ở Houston, thành phố có cộng đồng người Việt lớn.
  public 1 24000-28000 | deadline: 6-1 | intakes: 8 1
  bachelor: hospitality-management chemical-engineering supply-chain-management psychology political-science early-childhood-education

130 | Texas A&M University | Đại học Texas A&M | College Station | https://www.tamu.edu
  A very large public university in central Texas with engineering, farming and animal health. | Đại học công lập rất lớn ở miền trung Texas, có kỹ thuật, nông nghiệp và sức khỏe vật nuôi.
  public 2 38000-42000 | deadline: 12-1
  bachelor: industrial-engineering agriculture materials-science civil-engineering urban-planning

131 | University of South Florida | Đại học Nam Florida | Tampa | https://www.usf.edu
  A public research university in the warm coastal city of Tampa. | Đại học nghiên cứu công lập ở thành phố biển ấm áp Tampa.
  public 1 17500-20000 | deadline: 3-1 | intakes: 8 1
  bachelor: psychology public-health marine-science cybersecurity criminology biomedical-science public-relations

132 | Ohio State University | Đại học Bang Ohio | Columbus | https://www.osu.edu
  A very large public university in the capital of Ohio. | Đại học công lập rất lớn ở thủ phủ bang Ohio.
  public 2 37000-41000 | deadline: 1-15
  bachelor: psychology animation agriculture nutrition linguistics korean-studies

133 | University of Florida | Đại học Florida | Gainesville | https://www.ufl.edu
  A large public research university among lakes and forests in the north of Florida. | Đại học nghiên cứu công lập lớn giữa rừng và hồ ở miền bắc Florida.
  public 2 30000-34000 | deadline: 11-1
  bachelor: journalism public-relations materials-science nutrition public-policy urban-planning

134 | University of Southern California | Đại học Nam California (USC) | Los Angeles | https://www.usc.edu
  A private university in Los Angeles with famous schools of film and music. | Đại học tư thục ở Los Angeles, nổi tiếng về điện ảnh và âm nhạc.
  private 3 67000-70000 | deadline: 1-10
  bachelor: film music animation game-design international-relations communication

135 | University of Massachusetts Boston | Đại học Massachusetts Boston | Boston | https://www.umb.edu
  A public university by the harbour of Boston. | Đại học công lập bên cảng Boston.
  public 0 35000-38000 | deadline: all year | intakes: 9 1
  bachelor: nursing psychology sociology environmental-science information-technology philosophy

136 | San José State University | Đại học Bang San José | San José | https://www.sjsu.edu
  A public university in the middle of Silicon Valley. | Đại học công lập giữa Thung lũng Silicon.
  public 1 19000-22000 | deadline: 11-30
  bachelor: computer-engineering software-engineering graphic-design animation psychology public-relations

137 | California State University, Fullerton | Đại học Bang California, Fullerton | Fullerton | https://www.fullerton.edu
  A public university in Orange County, near the largest Vietnamese community of the country. | Đại học công lập ở Quận Cam, gần cộng đồng người Việt lớn nhất nước Mỹ.
  public 0 18500-21000 | deadline: 11-30
  bachelor: marketing communication economics early-childhood-education political-science english-language

138 | Berklee College of Music | Đại học Âm nhạc Berklee | Boston | https://www.berklee.edu
  A private college in Boston for contemporary music. | Trường đại học tư thục ở Boston về âm nhạc đương đại.
  private 2 51000-53000 | deadline: 1-15
  bachelor: music

139 | Savannah College of Art and Design | Đại học Nghệ thuật và Thiết kế Savannah (SCAD) | Savannah | https://www.scad.edu
  A private art university in the historic center of Savannah. | Đại học nghệ thuật tư thục trong khu phố cổ Savannah.
  private 1 41000-43000 | deadline: all year | intakes: 9 1
  bachelor: animation interior-design game-design fashion-design film

140 | University of Nevada, Las Vegas | Đại học Nevada, Las Vegas | Las Vegas | https://www.unlv.edu
  A public university near the hotels of Las Vegas, known for hospitality. | Đại học công lập gần các khách sạn Las Vegas, nổi tiếng về quản trị khách sạn.
  public 0 25000-28000 | deadline: 6-1 | intakes: 8 1
  bachelor: hospitality-management tourism film criminology architecture

141 | Seattle Central College | Trường Cao đẳng Seattle Central | Seattle | https://seattlecentral.edu
  A public two-year college on a hill near the center of Seattle. | Trường cao đẳng công lập hai năm trên đồi gần trung tâm Seattle.
  public 0 11000-12500 | deadline: all year | intakes: 9 1 4
  associate: business-administration graphic-design computer-science psychology nursing film

142 | Houston City College | Trường Cao đẳng Thành phố Houston | Houston | https://www.hccs.edu
  A large public two-year college with campuses all over Houston. | Trường cao đẳng công lập hai năm lớn, có cơ sở khắp Houston.
  public 0 6500-8000 | deadline: all year | intakes: 8 1
  associate: business-administration information-technology nursing tourism accounting
`,
);
