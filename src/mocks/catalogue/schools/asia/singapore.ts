import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Singapore. Fees and selectivity are illustrative. */
export const singaporeSchools = parseSchools(
  'SG',
  `
801 | National University of Singapore | Đại học Quốc gia Singapore | Singapore | https://nus.edu.sg
  A broad research university on the ridge at Kent Ridge, covering almost every field of study. | Đại học nghiên cứu đa ngành trên đồi Kent Ridge, có hầu hết các lĩnh vực.
  public 3 29000-34000 | deadline: 3-3
  bachelor: computer-science data-science nursing architecture chemistry

802 | Nanyang Technological University | Đại học Công nghệ Nanyang | Singapore | https://www.ntu.edu.sg
  A research university on a garden campus in the west of Singapore, strong in engineering and communication. | Đại học nghiên cứu trong khuôn viên như vườn ở phía tây Singapore, mạnh về kỹ thuật và truyền thông.
  public 3 28000-33000 | deadline: 3-3
  bachelor: aerospace-engineering accounting communication electrical-engineering fine-art

803 | Singapore Management University | Đại học Quản lý Singapore | Singapore | https://www.smu.edu.sg
  A city university that teaches business, law and computing in small seminars. | Đại học giữa trung tâm thành phố, dạy kinh doanh, luật và máy tính theo nhóm thảo luận nhỏ.
  public 3 33000-36000 | deadline: 3-3
  bachelor: information-systems law economics business-administration

804 | Singapore University of Technology and Design | Đại học Công nghệ và Thiết kế Singapore | Singapore | https://www.sutd.edu.sg
  A small university near Changi that builds engineering and architecture around design projects. | Đại học nhỏ gần Changi, xây dựng kỹ thuật và kiến trúc quanh các đồ án thiết kế.
  public 3 30000-33000 | deadline: 3-3
  bachelor: architecture computer-science artificial-intelligence

805 | Singapore Polytechnic | Trường Bách khoa Singapore | Singapore | https://www.sp.edu.sg
  The first polytechnic of Singapore, with three-year diplomas that lead to work or to university. | Trường bách khoa đầu tiên của Singapore, đào tạo cao đẳng ba năm để đi làm hoặc học tiếp đại học.
  public 1 9000-10500
  diploma: chemical-engineering architecture computer-science food-science

806 | Ngee Ann Polytechnic | Trường Bách khoa Ngee Ann | Singapore | https://www.np.edu.sg
  A polytechnic on Clementi Road with diplomas in business, health, film and technology. | Trường bách khoa trên đường Clementi, đào tạo cao đẳng về kinh doanh, sức khỏe, điện ảnh và công nghệ.
  public 1 9000-10500
  diploma: information-technology accounting nursing film

807 | Temasek Polytechnic | Trường Bách khoa Temasek | Singapore | https://www.tp.edu.sg
  A polytechnic beside Bedok Reservoir, strong in design, hospitality and computing. | Trường bách khoa bên hồ Bedok, mạnh về thiết kế, du lịch khách sạn và máy tính.
  public 1 9000-10500
  diploma: cybersecurity hospitality-management product-design psychology
`,
);
