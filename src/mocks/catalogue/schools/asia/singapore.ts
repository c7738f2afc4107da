import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Singapore. Fees and selectivity are illustrative. */
export const singaporeSchools = parseSchools(
  'SG',
  `
801 | National University of Singapore | Đại học Quốc gia Singapore | Singapore | https://nus.edu.sg
  A broad research university on the ridge at Kent Ridge, covering almost every field. | Đại học nghiên cứu đa ngành trên đồi Kent Ridge, có hầu hết các lĩnh vực.
  public 3 29000-34000 | deadline: 2-21
  bachelor: computer-science data-science nursing architecture chemistry mathematics history psychology law political-science

802 | Nanyang Technological University | Đại học Công nghệ Nanyang | Singapore | https://www.ntu.edu.sg
  A research university on a garden campus in the west of Singapore, strong in engineering and communication. | Đại học nghiên cứu trong khuôn viên như vườn ở phía tây Singapore, mạnh về kỹ thuật và truyền thông.
  public 3 28000-33000 | deadline: 1-31
  bachelor: aerospace-engineering accounting communication electrical-engineering fine-art biology linguistics environmental-science artificial-intelligence medicine

803 | Singapore Management University | Đại học Quản lý Singapore | Singapore | https://www.smu.edu.sg
  A city university that teaches business, law and computing in small seminars. | Đại học giữa trung tâm thành phố, dạy kinh doanh, luật và máy tính theo nhóm thảo luận nhỏ.
  public 3 33000-36000 | deadline: 3-19
  bachelor: information-systems law economics business-administration finance political-science

804 | Singapore University of Technology and Design | Đại học Công nghệ và Thiết kế Singapore | Singapore | https://www.sutd.edu.sg
  A small university near Changi that builds engineering and architecture around design projects. | Đại học nhỏ gần Changi, xây dựng kỹ thuật và kiến trúc quanh các đồ án thiết kế.
  public 3 30000-33000 | deadline: 3-3
  bachelor: architecture computer-science artificial-intelligence product-design

805 | Singapore Polytechnic | Trường Bách khoa Singapore | Singapore | https://www.sp.edu.sg
  The first polytechnic of Singapore, with three-year diplomas that lead to work or to university. | Trường bách khoa đầu tiên của Singapore, đào tạo cao đẳng ba năm để đi làm hoặc học tiếp đại học.
  public 1 9000-10500
  diploma: chemical-engineering architecture computer-science food-science marketing

806 | Ngee Ann Polytechnic | Trường Bách khoa Ngee Ann | Singapore | https://www.np.edu.sg
  A polytechnic on Clementi Road with diplomas in business, health, film and technology. | Trường bách khoa trên đường Clementi, đào tạo cao đẳng về kinh doanh, sức khỏe, điện ảnh và công nghệ.
  public 1 9000-10500
  diploma: information-technology accounting nursing film digital-marketing early-childhood-education

807 | Temasek Polytechnic | Trường Bách khoa Temasek | Singapore | https://www.tp.edu.sg
  A polytechnic by Bedok Reservoir, strong in design, hospitality and computing. | Trường bách khoa bên hồ Bedok, mạnh về thiết kế, du lịch khách sạn và máy tính.
  public 1 9000-10500
  diploma: cybersecurity hospitality-management product-design psychology business-administration animation

808 | James Cook University Singapore | Đại học James Cook Singapore | Singapore | https://www.jcu.edu.sg
  The Singapore campus of James Cook University in Australia. | Phân hiệu Singapore của Đại học James Cook, Úc.
  private 0 15500-18500 | deadline: all year | intakes: 3 7 11 | years: 3
  bachelor: psychology tourism environmental-science marketing

809 | Kaplan Singapore | Kaplan Singapore | Singapore | https://www.kaplan.com.sg
  A private school in the center of Singapore that teaches degrees of partner universities. | Trường tư thục ở trung tâm Singapore, đào tạo bằng cấp của các đại học đối tác.
  private 0 13000-17000 | deadline: all year | intakes: 3 7 11 | years: 3 | diploma tuition: 9000-11000
  bachelor: communication criminology human-resources hospitality-management public-relations
  diploma: business-administration psychology information-technology

810 | LASALLE College of the Arts | Đại học Nghệ thuật LASALLE | Singapore | https://www.lasalle.edu.sg
  An arts college in the center of Singapore, part of its university of the arts. | Trường nghệ thuật ở trung tâm Singapore, thuộc Đại học Nghệ thuật Singapore.
  private 1 20000-23000 | years: 3
  bachelor: music animation fashion-design film interior-design fine-art

811 | Singapore Institute of Technology | Viện Công nghệ Singapore | Singapore | https://www.singaporetech.edu.sg
  A university of applied learning with long work placements. | Đại học thiên về ứng dụng, có kỳ làm việc dài tại doanh nghiệp.
  public 1 25000-29000
  bachelor: nursing physiotherapy food-science sustainability civil-engineering tourism
`,
);
