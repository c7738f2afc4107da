import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in the United Kingdom. Fees and selectivity are illustrative. */
export const unitedKingdomSchools = parseSchools(
  'GB',
  `
301 | University of Edinburgh | Đại học Edinburgh | Edinburgh | https://www.ed.ac.uk
  A research university in the old town of the Scottish capital, an early home of artificial intelligence in Europe. | Đại học nghiên cứu trong khu phố cổ của thủ đô Scotland, một trong những cái nôi của trí tuệ nhân tạo ở châu Âu.
  public 3 31000-41000 | deadline: 1-13 | years: 4 | awards: arts=MA (Hons), social=MA (Hons)
  bachelor: artificial-intelligence computer-science economics history linguistics biology medicine veterinary-medicine music european-languages

302 | University of Manchester | Đại học Manchester | Manchester | https://www.manchester.ac.uk
  A large research university in the north of England with strong physics, engineering and social science. | Đại học nghiên cứu lớn ở miền bắc nước Anh, mạnh về vật lý, kỹ thuật và khoa học xã hội.
  public 2 29000-46000
  bachelor: mechanical-engineering chemical-engineering physics sociology medicine dentistry business-administration pharmacy
  foundation: mechanical-engineering biology

303 | University College London | Đại học College London (UCL) | London | https://www.ucl.ac.uk
  A research university in Bloomsbury, central London, with the Bartlett school of architecture and planning. | Đại học nghiên cứu ở Bloomsbury, trung tâm London, có trường kiến trúc và quy hoạch Bartlett.
  public 3 32000-53000 | deadline: 1-13
  bachelor: architecture urban-planning law psychology statistics neuroscience medicine econometrics

304 | Imperial College London | Đại học Hoàng gia London (Imperial College) | London | https://www.imperial.ac.uk
  A research university in South Kensington devoted to science, engineering, medicine and business. | Đại học nghiên cứu ở South Kensington, chuyên về khoa học, kỹ thuật, y khoa và kinh doanh.
  public 3 50000-58000 | deadline: 1-13
  bachelor: mathematics physics chemistry biology biotechnology medicine materials-science mechanical-engineering

305 | London School of Economics and Political Science | Trường Kinh tế và Khoa học Chính trị London (LSE) | London | https://www.lse.ac.uk
  A university for the social sciences in the center of London, close to the courts and the City. | Đại học chuyên về khoa học xã hội ở trung tâm London, gần khu tòa án và khu tài chính.
  public 3 37000-42000 | deadline: 1-13
  bachelor: economics actuarial-science international-relations sociology finance econometrics political-science

306 | University of Bristol | Đại học Bristol | Bristol | https://www.bristol.ac.uk
  A research university on a hill in Bristol, a city of aircraft makers and film studios. | Đại học nghiên cứu trên đồi ở Bristol, thành phố của ngành chế tạo máy bay và các xưởng phim.
  public 3 30000-42000 | deadline: 1-13
  bachelor: aerospace-engineering psychology film philosophy law dentistry veterinary-medicine

307 | University of Leeds | Đại học Leeds | Leeds | https://www.leeds.ac.uk
  A research university on one campus near the center of Leeds, with unusual strengths in food, textiles and media. | Đại học nghiên cứu trong một khuôn viên gần trung tâm Leeds, có thế mạnh hiếm về thực phẩm, dệt may và truyền thông.
  public 2 27000-33000
  bachelor: communication food-science fashion-design journalism chinese-studies japanese-studies marketing translation
  foundation: business-administration

308 | University of Warwick | Đại học Warwick | Coventry | https://warwick.ac.uk
  A campus university at the edge of Coventry known for economics, mathematics and business. | Đại học có khuôn viên riêng ở rìa Coventry, nổi tiếng về kinh tế, toán và kinh doanh.
  public 3 29000-36000 | deadline: 1-13
  bachelor: economics mathematics political-science cybersecurity
  foundation: economics

309 | University of Glasgow | Đại học Glasgow | Glasgow | https://www.gla.ac.uk
  An old research university in the west end of Glasgow, with four-year Scottish degrees. | Đại học nghiên cứu lâu đời ở phía tây Glasgow, với bằng cử nhân Scotland học bốn năm.
  public 2 28000-34000 | years: 4
  bachelor: accounting nursing software-engineering aerospace-engineering dentistry veterinary-medicine
  foundation: business-administration computer-science

310 | University of Sheffield | Đại học Sheffield | Sheffield | https://www.sheffield.ac.uk
  A research university in a green city of former steelworks, strong in engineering, planning and journalism. | Đại học nghiên cứu ở một thành phố xanh từng là vùng luyện thép, mạnh về kỹ thuật, quy hoạch và báo chí.
  public 2 27000-34000
  bachelor: architecture journalism electrical-engineering biomedical-engineering korean-studies japanese-studies dentistry
  foundation: electrical-engineering

311 | University of Nottingham | Đại học Nottingham | Nottingham | https://www.nottingham.ac.uk
  A research university in a wide park in Nottingham, with a farm of its own for agriculture and food. | Đại học nghiên cứu trong một công viên rộng ở Nottingham, có trang trại riêng cho ngành nông nghiệp và thực phẩm.
  public 2 26000-33000
  bachelor: agriculture nutrition education chemical-engineering
  foundation: chemical-engineering

312 | Cardiff University | Đại học Cardiff | Cardiff | https://www.cardiff.ac.uk
  A research university in the civic center of the Welsh capital with well-known journalism and health courses. | Đại học nghiên cứu ở trung tâm thủ đô xứ Wales, nổi tiếng về báo chí và các ngành sức khỏe.
  public 2 25000-32000
  bachelor: journalism physiotherapy biomedical-science urban-planning translation european-languages dentistry medicine
  foundation: biology

313 | Queen's University Belfast | Đại học Queen's Belfast | Belfast | https://www.qub.ac.uk
  A research university in the south of Belfast, the capital of Northern Ireland. | Đại học nghiên cứu ở phía nam Belfast, thủ phủ của Bắc Ireland.
  public 1 22000-28000
  bachelor: food-science social-work nursing film dentistry medicine pharmacy
  foundation: business-administration

314 | University of the Arts London | Đại học Nghệ thuật London | London | https://www.arts.ac.uk
  A university of art colleges, among them Central Saint Martins and the London College of Fashion. | Đại học gồm nhiều trường nghệ thuật, trong đó có Central Saint Martins và London College of Fashion.
  public 1 30000-34000
  bachelor: fashion-design graphic-design film fine-art game-design animation interior-design public-relations
  foundation: fine-art

315 | Loughborough University | Đại học Loughborough | Loughborough | https://www.lboro.ac.uk
  A campus university in the Midlands known for engineering, design and sport. | Đại học có khuôn viên riêng ở vùng Midlands, nổi tiếng về kỹ thuật, thiết kế và thể thao.
  public 2 26000-33000
  bachelor: product-design mechanical-engineering international-business automotive-engineering
  foundation: mechanical-engineering business-administration

316 | Coventry University | Đại học Coventry | Coventry | https://www.coventry.ac.uk
  A modern university in the center of Coventry with practical courses in health, engineering and games. | Đại học hiện đại ở trung tâm Coventry, với các chương trình thực hành về sức khỏe, kỹ thuật và trò chơi.
  public 0 19000-23000
  bachelor: nursing marketing game-design digital-marketing automotive-engineering
  foundation: information-technology business-administration

317 | University of Oxford | Đại học Oxford | Oxford | https://www.ox.ac.uk
  The oldest university in the English-speaking world, made of colleges in an old city. | Đại học lâu đời nhất trong các nước nói tiếng Anh, gồm nhiều college trong một thành phố cổ.
  public 3 38000-52000 | deadline: 10-15
  bachelor: mathematics philosophy law medicine history physics

318 | University of Cambridge | Đại học Cambridge | Cambridge | https://www.cam.ac.uk
  A university of thirty-one colleges along a small river, founded in 1209. | Đại học gồm ba mươi mốt college dọc một con sông nhỏ, thành lập năm 1209.
  public 3 34000-52000 | deadline: 10-15
  bachelor: computer-science economics medicine veterinary-medicine english-literature mathematics
  foundation: history

319 | King's College London | Đại học King's College London | London | https://www.kcl.ac.uk
  A research university by the Thames with health, law and war studies. | Đại học nghiên cứu bên sông Thames, có sức khỏe, luật và nghiên cứu chiến tranh.
  public 3 29000-37000
  bachelor: dentistry nursing neuroscience political-science law
  foundation: biology law

320 | University of Birmingham | Đại học Birmingham | Birmingham | https://www.birmingham.ac.uk
  A red-brick campus university in the second city of England. | Đại học gạch đỏ có khuôn viên riêng ở thành phố lớn thứ hai nước Anh.
  public 2 26000-33000
  bachelor: materials-science international-relations accounting biomedical-science translation
  foundation: business-administration

321 | University of Southampton | Đại học Southampton | Southampton | https://www.southampton.ac.uk
  A research university on the south coast with oceans, electronics and design. | Đại học nghiên cứu ở bờ biển phía nam, có khoa học biển, điện tử và thiết kế.
  public 2 26000-33000
  bachelor: computer-engineering marine-science semiconductor-engineering fashion-design criminology
  foundation: computer-engineering

322 | Durham University | Đại học Durham | Durham | https://www.durham.ac.uk
  A university of colleges around a cathedral in the north of England. | Đại học gồm nhiều college quanh một nhà thờ lớn ở miền bắc nước Anh.
  public 3 28000-34000
  bachelor: physics earth-science music history liberal-arts

323 | University of Exeter | Đại học Exeter | Exeter | https://www.exeter.ac.uk
  A green campus university in the south-west of England. | Đại học có khuôn viên xanh ở tây nam nước Anh.
  public 2 26000-32000
  bachelor: renewable-energy sustainability psychology business-analytics film
  foundation: psychology

324 | Royal Veterinary College | Đại học Thú y Hoàng gia | London | https://www.rvc.ac.uk
  The oldest veterinary school of the English-speaking world, in London. | Trường thú y lâu đời nhất trong các nước nói tiếng Anh, ở London.
  public 2 27000-32000
  bachelor: veterinary-medicine biology

325 | Guildhall School of Music & Drama | Trường Âm nhạc và Sân khấu Guildhall | London | https://www.gsmd.ac.uk
  A conservatoire in the Barbican arts center of London. | Nhạc viện trong trung tâm nghệ thuật Barbican ở London.
  public 2 27000-30000
  bachelor: music

326 | University of Surrey | Đại học Surrey | Guildford | https://www.surrey.ac.uk
  A campus university near London known for hospitality, space and a year in work. | Đại học gần London nổi tiếng về khách sạn, vũ trụ và một năm đi làm thực tế.
  public 1 24000-30000
  bachelor: hospitality-management tourism aerospace-engineering nutrition financial-technology
  foundation: economics hospitality-management

327 | Bournemouth University | Đại học Bournemouth | Bournemouth | https://www.bournemouth.ac.uk
  A university in a seaside town known for animation and media. | Trường đại học ở thị trấn biển nổi tiếng về hoạt hình và truyền thông.
  public 0 18000-21000
  bachelor: animation public-relations tourism digital-media
  foundation: digital-media

328 | University of Greenwich | Đại học Greenwich | London | https://www.gre.ac.uk
  A university in a former naval palace by the Thames, with partners in Vietnam. | Trường đại học trong cung điện hải quân cũ bên sông Thames, có đối tác ở Việt Nam.
  public 0 17500-19500
  bachelor: computer-science human-resources early-childhood-education supply-chain-management english-language
  foundation: business-administration

329 | Harper Adams University | Đại học Harper Adams | Newport | https://www.harper-adams.ac.uk
  A university on a working farm in the west of England, for agriculture, food and animals. | Đại học trên một trang trại thật ở miền tây nước Anh, về nông nghiệp, thực phẩm và động vật.
  public 0 17500-19500
  bachelor: agriculture food-science sustainability
`,
);
