import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Hong Kong. Fees and selectivity are illustrative. */
export const hongKongSchools = parseSchools(
  'HK',
  `
1701 | University of Hong Kong | Đại học Hồng Kông | Hong Kong | https://www.hku.hk
  The oldest university of Hong Kong, on the slopes above the harbour, teaching in English. | Đại học lâu đời nhất Hồng Kông, trên sườn núi nhìn xuống cảng, dạy bằng tiếng Anh.
  public 3 23000-25000
  bachelor: law dentistry architecture economics psychology medicine biology history journalism

1702 | Hong Kong University of Science and Technology | Đại học Khoa học và Công nghệ Hồng Kông | Hong Kong | https://hkust.edu.hk
  A young research university above Clear Water Bay for science, engineering and business. | Đại học nghiên cứu trẻ bên vịnh Clear Water, chuyên khoa học, kỹ thuật và kinh doanh.
  public 3 21000-24000
  bachelor: computer-science financial-technology data-science chemical-engineering mathematics business-administration public-policy physics

1703 | Chinese University of Hong Kong | Đại học Trung văn Hồng Kông | Hong Kong | https://www.cuhk.edu.hk
  A research university of nine colleges on a hillside in the New Territories. | Đại học nghiên cứu gồm chín trường thành viên (college) trên sườn đồi ở Tân Giới.
  public 3 19000-22000
  bachelor: medicine journalism chinese-studies linguistics music actuarial-science environmental-science nursing

1704 | Hong Kong Polytechnic University | Đại học Bách khoa Hồng Kông | Hong Kong | https://www.polyu.edu.hk
  A university in Kowloon for design, hotels, engineering and health. | Trường đại học ở Cửu Long về thiết kế, khách sạn, kỹ thuật và sức khỏe.
  public 2 18000-21000
  bachelor: hospitality-management tourism fashion-design product-design nursing physiotherapy civil-engineering urban-planning

1705 | City University of Hong Kong | Đại học Thành phố Hồng Kông | Hong Kong | https://www.cityu.edu.hk
  A university in Kowloon with the first veterinary degree of Hong Kong. | Trường đại học ở Cửu Long, nơi đầu tiên ở Hồng Kông đào tạo thú y.
  public 2 18000-21000
  bachelor: veterinary-medicine information-systems digital-media marketing computer-engineering criminology environmental-science

1706 | Hong Kong Baptist University | Đại học Baptist Hồng Kông | Hong Kong | https://www.hkbu.edu.hk
  A university in Kowloon known for communication, music and film. | Trường đại học ở Cửu Long nổi tiếng về truyền thông, âm nhạc và điện ảnh.
  public 1 18000-20000
  bachelor: communication journalism music film public-relations translation

1707 | Lingnan University | Đại học Lĩnh Nam | Hong Kong | https://www.ln.edu.hk
  A small liberal arts university in the New Territories where most students live on campus. | Đại học khai phóng nhỏ ở Tân Giới, phần lớn sinh viên sống trong trường.
  public 1 17500-19000
  bachelor: liberal-arts translation philosophy history human-resources

1708 | Education University of Hong Kong | Đại học Giáo dục Hồng Kông | Hong Kong | https://www.eduhk.hk
  A university in Tai Po for teachers, languages and the arts. | Trường đại học ở Đại Phố đào tạo giáo viên, ngôn ngữ và nghệ thuật.
  public 1 17500-19000
  bachelor: education early-childhood-education english-language music
`,
);
