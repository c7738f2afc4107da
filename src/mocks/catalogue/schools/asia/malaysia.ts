import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Malaysia. Fees and selectivity are illustrative. */
export const malaysiaSchools = parseSchools(
  'MY',
  `
701 | Monash University Malaysia | Đại học Monash Malaysia | Subang Jaya | https://www.monash.edu.my
  The Malaysian campus of Monash University, teaching the Australian degrees near Kuala Lumpur. | Phân hiệu Malaysia của Đại học Monash, đào tạo theo bằng cấp Úc gần Kuala Lumpur.
  private 2 9500-13500 | intakes: 2 7 10
  bachelor: computer-science chemical-engineering mechanical-engineering pharmacy communication
  foundation: business-administration computer-science

702 | University of Nottingham Malaysia | Đại học Nottingham Malaysia | Semenyih | https://www.nottingham.edu.my
  The Malaysian campus of the University of Nottingham, set in green hills outside Kuala Lumpur. | Phân hiệu Malaysia của Đại học Nottingham, nằm giữa đồi xanh ngoại ô Kuala Lumpur.
  private 1 9500-12500 | intakes: 2 9
  bachelor: electrical-engineering economics biotechnology nutrition psychology
  foundation: electrical-engineering

703 | Taylor's University | Đại học Taylor's | Subang Jaya | https://university.taylors.edu.my
  A private university around a lake near Kuala Lumpur, known across the region for hotel management. | Đại học tư thục bên hồ gần Kuala Lumpur, nổi tiếng trong khu vực về quản trị khách sạn.
  private 1 8000-11000 | diploma tuition: 6500-7500
  bachelor: hospitality-management architecture communication law
  foundation: business-administration graphic-design
  diploma: hospitality-management

704 | Sunway University | Đại học Sunway | Subang Jaya | https://sunwayuniversity.edu.my
  A private university in Sunway City with degrees in business, computing and psychology. | Đại học tư thục trong thành phố Sunway, có các ngành kinh doanh, máy tính và tâm lý học.
  private 1 7000-9500 | diploma tuition: 5500-6500
  bachelor: actuarial-science psychology information-systems marketing human-resources e-commerce
  foundation: biology
  diploma: information-technology

705 | Asia Pacific University of Technology & Innovation | Đại học Công nghệ và Sáng tạo Châu Á Thái Bình Dương (APU Malaysia) | Kuala Lumpur | https://www.apu.edu.my
  A private university in Kuala Lumpur built around computing, security and games. | Đại học tư thục ở Kuala Lumpur, xoay quanh máy tính, an ninh mạng và trò chơi.
  private 0 7500-9000 | diploma tuition: 5500-6500
  bachelor: cybersecurity software-engineering game-design financial-technology e-commerce animation
  foundation: computer-science
  diploma: information-technology

706 | Universiti Malaya | Đại học Malaya | Kuala Lumpur | https://www.um.edu.my
  The oldest university of Malaysia, a public research university on a large campus in the capital. | Đại học lâu đời nhất Malaysia, trường nghiên cứu công lập có khuôn viên rộng ở thủ đô.
  public 2 5000-8000 | deadline: 4-30 | intakes: 10
  bachelor: civil-engineering chemistry mathematics economics medicine dentistry

707 | UCSI University | Đại học UCSI | Kuala Lumpur | https://www.ucsiuniversity.edu.my
  A private university in the south of Kuala Lumpur with health sciences, food and design. | Đại học tư thục ở phía nam Kuala Lumpur, có khoa học sức khỏe, thực phẩm và thiết kế.
  private 0 7000-10500 | diploma tuition: 5500-6500
  bachelor: pharmacy food-science graphic-design
  foundation: biomedical-science
  diploma: hospitality-management

708 | Universiti Teknologi Malaysia | Đại học Công nghệ Malaysia | Johor Bahru | https://www.utm.my
  A public technical university in the south of Malaysia, near Singapore. | Đại học kỹ thuật công lập ở miền nam Malaysia, gần Singapore.
  public 1 4500-6500 | deadline: 4-30 | intakes: 10
  bachelor: civil-engineering urban-planning renewable-energy industrial-engineering
  foundation: civil-engineering

709 | Universiti Sains Malaysia | Đại học Khoa học Malaysia | Penang | https://www.usm.my
  A public university on the island of Penang. | Đại học công lập trên đảo Penang.
  public 1 4500-7500 | deadline: 4-30 | intakes: 10
  bachelor: pharmacy materials-science journalism environmental-science english-language

710 | HELP University | Đại học HELP | Kuala Lumpur | https://university.help.edu.my
  A private university in Kuala Lumpur known for psychology. | Đại học tư thục ở Kuala Lumpur nổi tiếng về tâm lý học.
  private 0 7000-9500 | diploma tuition: 5500-6500
  bachelor: psychology early-childhood-education law finance translation
  foundation: business-administration

711 | IMU University | Đại học IMU | Kuala Lumpur | https://www.imu.edu.my
  A private university in Kuala Lumpur only for health. | Đại học tư thục ở Kuala Lumpur chỉ đào tạo về sức khỏe.
  private 1 9000-14000
  bachelor: medicine dentistry pharmacy nutrition
  foundation: medicine

712 | Multimedia University | Đại học Đa phương tiện Malaysia | Cyberjaya | https://www.mmu.edu.my
  A private university in the technology town of Cyberjaya. | Đại học tư thục ở thị trấn công nghệ Cyberjaya.
  private 0 6500-8500
  bachelor: animation digital-media computer-engineering business-analytics public-relations financial-technology
  foundation: computer-engineering
  diploma: animation
`,
);
