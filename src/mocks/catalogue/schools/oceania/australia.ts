import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Australia. Fees and selectivity are illustrative. */
export const australiaSchools = parseSchools(
  'AU',
  `
201 | University of Melbourne | Đại học Melbourne | Melbourne | https://www.unimelb.edu.au
  A research university next to the city center, with broad first degrees before professional ones. | Đại học nghiên cứu cạnh trung tâm thành phố, đào tạo bậc cử nhân rộng trước khi đi vào ngành nghề chuyên sâu.
  public 3 31000-37000
  bachelor: biology mathematics history fine-art agriculture architecture music veterinary-medicine

202 | Monash University | Đại học Monash | Melbourne | https://www.monash.edu
  A large research university in the south-east of Melbourne, known for pharmacy, engineering and education. | Đại học nghiên cứu lớn ở phía đông nam Melbourne, nổi tiếng về dược, kỹ thuật và giáo dục.
  public 2 31000-36000
  bachelor: computer-science pharmacy education mechanical-engineering law medicine nursing finance social-work
  foundation: business-administration biology

203 | University of Sydney | Đại học Sydney | Sydney | https://www.sydney.edu.au
  A research university around a sandstone quadrangle close to the center of Sydney. | Đại học nghiên cứu quanh khu nhà đá sa thạch cổ, gần trung tâm Sydney.
  public 3 33000-39000
  bachelor: civil-engineering economics physics sociology architecture medicine dentistry veterinary-medicine music nursing
  foundation: biology business-administration

204 | UNSW Sydney | Đại học New South Wales | Sydney | https://www.unsw.edu.au
  A research university in the east of Sydney with a strong name in engineering, business and the built environment. | Đại học nghiên cứu ở phía đông Sydney, có tiếng về kỹ thuật, kinh doanh và xây dựng đô thị.
  public 3 33000-38000 | intakes: 2 6 9
  bachelor: electrical-engineering actuarial-science aerospace-engineering data-science urban-planning medicine financial-technology renewable-energy
  foundation: mechanical-engineering business-administration

205 | Australian National University | Đại học Quốc gia Úc | Canberra | https://www.anu.edu.au
  The national research university in the capital, close to parliament and strong in politics, physics and Asian affairs. | Đại học nghiên cứu quốc gia ở thủ đô, gần nghị viện, mạnh về chính trị, vật lý và nghiên cứu châu Á.
  public 3 30000-35000
  bachelor: international-relations statistics public-policy physics philosophy earth-science chinese-studies japanese-studies korean-studies
  foundation: economics

206 | University of Queensland | Đại học Queensland | Brisbane | https://www.uq.edu.au
  A research university on a bend of the Brisbane River, strong in biology, agriculture and health. | Đại học nghiên cứu bên khúc quanh sông Brisbane, mạnh về sinh học, nông nghiệp và sức khỏe.
  public 2 28000-34000
  bachelor: agriculture biotechnology hospitality-management physiotherapy marine-science chemical-engineering medicine veterinary-medicine tourism business-administration psychology
  foundation: biology

207 | University of Western Australia | Đại học Tây Úc | Perth | https://www.uwa.edu.au
  A research university on the Swan River in Perth, with strengths in the sea, farming and mining regions around it. | Đại học nghiên cứu bên sông Swan ở Perth, mạnh về biển, nông nghiệp và khai khoáng của vùng.
  public 2 26000-31000
  bachelor: marine-science agriculture economics sociology human-resources
  foundation: business-administration

208 | University of Technology Sydney | Đại học Công nghệ Sydney | Sydney | https://www.uts.edu.au
  A city university in the middle of Sydney that builds its courses around practice in technology, design and media. | Đại học giữa lòng Sydney, xây dựng chương trình quanh thực hành trong công nghệ, thiết kế và truyền thông.
  public 2 26000-32000
  bachelor: information-technology nursing communication product-design cybersecurity fashion-design digital-marketing animation
  foundation: information-technology

209 | RMIT University | Đại học RMIT | Melbourne | https://www.rmit.edu.au
  A university of technology and design in the center of Melbourne that also teaches vocational diplomas. | Đại học công nghệ và thiết kế ở trung tâm Melbourne, có cả các chương trình nghề bậc cao đẳng.
  public 1 25000-31000 | diploma tuition: 12000-15000
  bachelor: game-design fashion-design aerospace-engineering supply-chain-management architecture interior-design animation digital-media human-resources
  diploma: information-technology graphic-design

210 | Deakin University | Đại học Deakin | Melbourne | https://www.deakin.edu.au
  A university in Melbourne and Geelong with practical courses in health, education and digital technology. | Đại học ở Melbourne và Geelong với các chương trình thực hành về sức khỏe, giáo dục và công nghệ số.
  public 1 23000-28000
  bachelor: nutrition cybersecurity education nursing marketing early-childhood-education
  foundation: marketing

211 | Macquarie University | Đại học Macquarie | Sydney | https://www.mq.edu.au
  A university on a green campus in the north of Sydney, next to a large business park. | Đại học trong khuôn viên xanh ở phía bắc Sydney, cạnh một khu doanh nghiệp lớn.
  public 1 25000-30000
  bachelor: finance accounting psychology environmental-science linguistics actuarial-science translation
  foundation: accounting

212 | Queensland University of Technology | Đại học Công nghệ Queensland | Brisbane | https://www.qut.edu.au
  A university of technology by the Botanic Gardens in Brisbane that works closely with employers. | Đại học công nghệ cạnh Vườn Bách thảo Brisbane, gắn bó với các nhà tuyển dụng.
  public 1 24000-29000
  bachelor: nursing mechatronics journalism information-technology digital-media
  foundation: business-administration

213 | Griffith University | Đại học Griffith | Gold Coast | https://www.griffith.edu.au
  A university between Brisbane and the Gold Coast with a film school and long experience in tourism and health. | Đại học giữa Brisbane và Gold Coast, có trường điện ảnh và nhiều kinh nghiệm về du lịch, sức khỏe.
  public 1 22000-28000
  bachelor: hospitality-management film social-work physiotherapy tourism criminology
  foundation: hospitality-management

214 | Curtin University | Đại học Curtin | Perth | https://www.curtin.edu.au
  A university in Perth with practical teaching in business, engineering and the resource industries. | Đại học ở Perth, chú trọng thực hành trong kinh doanh, kỹ thuật và ngành tài nguyên.
  public 1 22000-28000
  bachelor: accounting international-business civil-engineering communication
  foundation: business-administration

215 | University of Tasmania | Đại học Tasmania | Hobart | https://www.utas.edu.au
  The university of the island of Tasmania, a gateway to Antarctic and ocean research. | Đại học của đảo Tasmania, cửa ngõ của các nghiên cứu về Nam Cực và đại dương.
  public 1 21000-26000
  bachelor: marine-science agriculture environmental-science

216 | TAFE NSW | TAFE NSW | Sydney | https://www.tafensw.edu.au
  The public vocational college of New South Wales, with workshops and kitchens in place of lecture halls. | Trường đào tạo nghề công lập của bang New South Wales, học trong xưởng và bếp thực hành thay vì giảng đường.
  public 0 9500-13000
  diploma: information-technology hospitality-management graphic-design accounting early-childhood-education tourism animation

217 | Adelaide University | Đại học Adelaide | Adelaide | https://adelaide.edu.au
  A public university in the center of Adelaide, formed in 2026 from two older ones. | Đại học công lập ở trung tâm Adelaide, hợp nhất từ hai trường lâu năm hơn vào năm 2026.
  public 2 27000-33000
  bachelor: dentistry veterinary-medicine food-science music materials-science
  foundation: biology

218 | Flinders University | Đại học Flinders | Adelaide | https://www.flinders.edu.au
  A campus university in the hills south of Adelaide, known for health. | Đại học trên đồi phía nam Adelaide, nổi tiếng về sức khỏe.
  public 1 21000-27000
  bachelor: nursing public-health criminology marine-science public-policy

219 | La Trobe University | Đại học La Trobe | Melbourne | https://www.latrobe.edu.au
  A campus university in the green north of Melbourne. | Đại học có khuôn viên xanh ở phía bắc Melbourne.
  public 0 21000-27000
  bachelor: nursing psychology business-analytics biotechnology linguistics

220 | Swinburne University of Technology | Đại học Công nghệ Swinburne | Melbourne | https://www.swinburne.edu.au
  A technical university in the east of Melbourne, with a partner campus in Vietnam. | Đại học công nghệ ở phía đông Melbourne, có cơ sở liên kết tại Việt Nam.
  public 1 22000-28000 | diploma tuition: 12000-15000
  bachelor: software-engineering animation interior-design public-relations digital-marketing
  diploma: information-technology
  foundation: information-technology graphic-design

221 | Western Sydney University | Đại học Tây Sydney | Sydney | https://www.westernsydney.edu.au
  A university with campuses all over the west of Sydney. | Đại học có nhiều cơ sở khắp phía tây Sydney.
  public 0 20000-26000
  bachelor: nursing social-work tourism translation human-resources
  foundation: business-administration
  diploma: business-administration

222 | University of Wollongong | Đại học Wollongong | Wollongong | https://www.uow.edu.au
  A university between the mountains and the sea, south of Sydney. | Đại học nằm giữa núi và biển, ở phía nam Sydney.
  public 1 21000-28000
  bachelor: materials-science early-childhood-education political-science history financial-technology
  foundation: computer-science

223 | University of Newcastle | Đại học Newcastle | Newcastle | https://www.newcastle.edu.au
  A university in a coastal city two hours north of Sydney. | Trường đại học ở thành phố biển cách Sydney hai giờ về phía bắc.
  public 1 22000-29000
  bachelor: medicine architecture renewable-energy english-literature
  foundation: biology

224 | James Cook University | Đại học James Cook | Townsville | https://www.jcu.edu.au
  A university in the tropics of Queensland, near the Great Barrier Reef. | Trường đại học ở vùng nhiệt đới Queensland, gần Rạn san hô Great Barrier.
  public 1 22000-30000
  bachelor: marine-science dentistry veterinary-medicine tourism earth-science

225 | Murdoch University | Đại học Murdoch | Perth | https://www.murdoch.edu.au
  A university in the south of Perth with a farm and an animal hospital on its campus. | Đại học ở phía nam Perth, có trang trại và bệnh viện thú y trong khuôn viên.
  public 0 20000-26000
  bachelor: veterinary-medicine cybersecurity criminology sustainability journalism
`,
);
