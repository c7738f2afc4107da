import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in China. Fees and selectivity are illustrative. */
export const chinaSchools = parseSchools(
  'CN',
  `
1601 | Tsinghua University | Đại học Thanh Hoa (Tsinghua) | Beijing | https://www.tsinghua.edu.cn
  A research university in the north-west of Beijing, known above all for engineering and science. | Đại học nghiên cứu ở tây bắc Bắc Kinh, nổi tiếng nhất về kỹ thuật và khoa học.
  public 3 3700-4500
  bachelor: mechanical-engineering computer-science architecture environmental-science international-relations liberal-arts
  in zh: mechanical-engineering computer-science architecture environmental-science

1602 | Peking University | Đại học Bắc Kinh | Beijing | https://www.pku.edu.cn
  One of the oldest universities of modern China, around a lake in the north-west of Beijing. | Một trong những đại học hiện đại lâu đời nhất Trung Quốc, quanh một hồ nước ở tây bắc Bắc Kinh.
  public 3 3800-4700
  bachelor: economics international-relations chinese-studies history physics law sociology neuroscience
  in zh: history physics law

1603 | Fudan University | Đại học Phúc Đán | Shanghai | https://www.fudan.edu.cn
  A broad research university in Shanghai with medicine, economics and the humanities. | Đại học nghiên cứu đa ngành ở Thượng Hải, có y khoa, kinh tế và nhân văn.
  public 3 3400-11000
  bachelor: medicine economics chinese-studies journalism international-business biology
  in zh: journalism biology

1604 | Shanghai Jiao Tong University | Đại học Giao thông Thượng Hải | Shanghai | https://www.sjtu.edu.cn
  A research university in the south of Shanghai, strong in engineering, shipbuilding and medicine. | Đại học nghiên cứu ở phía nam Thượng Hải, mạnh về kỹ thuật, đóng tàu và y khoa.
  public 3 3500-10000
  bachelor: mechanical-engineering electrical-engineering medicine business-administration computer-engineering

1605 | Zhejiang University | Đại học Chiết Giang | Hangzhou | https://www.zju.edu.cn
  A large research university in Hangzhou, the city of the West Lake. | Đại học nghiên cứu lớn ở Hàng Châu, thành phố có Tây Hồ.
  public 3 3000-6000
  bachelor: computer-science medicine agriculture chinese-studies urban-planning e-commerce
  in zh: urban-planning agriculture
  foundation: chinese-studies

1606 | University of Science and Technology of China | Đại học Khoa học và Công nghệ Trung Quốc | Hefei | https://www.ustc.edu.cn
  A science university in Hefei that belongs to the Chinese Academy of Sciences. | Đại học khoa học ở Hợp Phì, thuộc Viện Hàn lâm Khoa học Trung Quốc.
  public 3 3700-4200
  bachelor: physics mathematics chemistry materials-science
  in zh: physics mathematics chemistry

1607 | Beijing Language and Culture University | Đại học Ngôn ngữ và Văn hóa Bắc Kinh | Beijing | https://www.blcu.edu.cn
  A university in Beijing where students from all over the world learn Chinese. | Trường đại học ở Bắc Kinh, nơi sinh viên khắp thế giới đến học tiếng Trung.
  public 0 3200-3800
  bachelor: chinese-studies translation international-business linguistics education
  foundation: chinese-studies

1608 | Beijing Institute of Technology | Học viện Công nghệ Bắc Kinh | Beijing | https://www.bit.edu.cn
  A technical university in Beijing for vehicles, machines, aircraft and information. | Đại học kỹ thuật ở Bắc Kinh về phương tiện, máy móc, hàng không và thông tin.
  public 2 3300-4300
  bachelor: automotive-engineering mechatronics computer-science aerospace-engineering international-business

1609 | Tongji University | Đại học Đồng Tế | Shanghai | https://www.tongji.edu.cn
  A university in Shanghai known for architecture, civil engineering and cars. | Trường đại học ở Thượng Hải nổi tiếng về kiến trúc, xây dựng và ô tô.
  public 2 3500-5000
  bachelor: architecture civil-engineering automotive-engineering urban-planning product-design
  in zh: urban-planning product-design

1610 | Xiamen University | Đại học Hạ Môn | Xiamen | https://www.xmu.edu.cn
  A university by the sea in Xiamen, known for its green campus, economics and marine science. | Trường đại học bên bờ biển ở Hạ Môn, nổi tiếng với khuôn viên xanh, kinh tế và khoa học biển.
  public 2 3300-5500
  bachelor: marine-science accounting finance medicine chinese-studies
  foundation: business-administration

1611 | Guangxi Medical University | Đại học Y Quảng Tây | Nanning | https://www.gxmu.edu.cn
  A medical university in Nanning, a few hours by train from the Vietnamese border. | Trường đại học y ở Nam Ninh, cách biên giới Việt Nam vài giờ tàu.
  public 1 3500-4500
  bachelor: medicine dentistry nursing pharmacy

1612 | Guilin University of Electronic Technology | Đại học Khoa học Kỹ thuật Điện tử Quế Lâm | Guilin | https://www.guet.edu.cn
  A technical university in Guilin, the city of limestone hills in the south of China. | Đại học kỹ thuật ở Quế Lâm, thành phố của những ngọn núi đá vôi miền nam Trung Quốc.
  public 0 2500-3200
  bachelor: computer-science electrical-engineering tourism e-commerce chinese-studies
  in zh: tourism e-commerce

1613 | University of Nottingham Ningbo China | Đại học Nottingham Ninh Ba | Ningbo | https://www.nottingham.edu.cn
  The Chinese campus of the University of Nottingham in the port city of Ningbo, teaching in English. | Phân hiệu của Đại học Nottingham tại thành phố cảng Ninh Ba, dạy bằng tiếng Anh.
  private 1 15500-17500 | deadline: 6-15
  bachelor: international-business finance communication english-language civil-engineering environmental-science psychology sustainability

1614 | NYU Shanghai | Đại học New York Thượng Hải | Shanghai | https://shanghai.nyu.edu
  The campus of New York University in Shanghai, a four-year liberal arts degree in English. | Phân hiệu của Đại học New York tại Thượng Hải, bốn năm giáo dục khai phóng bằng tiếng Anh.
  private 3 58000-60000 | deadline: 1-5
  bachelor: liberal-arts data-science economics neuroscience digital-media

1615 | China Academy of Art | Học viện Mỹ thuật Trung Quốc | Hangzhou | https://www.caa.edu.cn
  An art academy by the West Lake in Hangzhou, founded in 1928. | Học viện mỹ thuật bên Tây Hồ ở Hàng Châu, thành lập năm 1928.
  public 2 4800-5600
  bachelor: fine-art animation interior-design fashion-design film
  in zh: fine-art animation interior-design fashion-design film
`,
);
