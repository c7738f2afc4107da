import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Ireland. Fees and selectivity are illustrative. */
export const irelandSchools = parseSchools(
  'IE',
  `
1801 | Trinity College Dublin | Đại học Trinity Dublin | Dublin | https://www.tcd.ie
  The oldest university of Ireland, behind stone walls in the center of Dublin. | Đại học lâu đời nhất Ireland, nằm sau những bức tường đá giữa trung tâm Dublin.
  public 3 21000-30000 | deadline: 2-1
  bachelor: computer-science medicine history english-literature economics physics dentistry

1802 | University College Dublin | Đại học College Dublin (UCD) | Dublin | https://www.ucd.ie
  The largest university of Ireland, on a green campus in the south of Dublin. | Đại học lớn nhất Ireland, trong khuôn viên xanh ở phía nam Dublin.
  public 2 21000-30000
  bachelor: veterinary-medicine business-administration agriculture architecture law food-science economics computer-science
  foundation: business-administration computer-science

1803 | University of Galway | Đại học Galway | Galway | https://www.universityofgalway.ie
  A research university on the west coast, in a small city known for music and arts. | Đại học nghiên cứu ở bờ tây, trong thành phố nhỏ nổi tiếng về âm nhạc và nghệ thuật.
  public 2 18000-25000
  bachelor: marine-science biomedical-engineering medicine film psychology

1804 | University College Cork | Đại học College Cork (UCC) | Cork | https://www.ucc.ie
  A research university in Cork in the south of Ireland, with food and health sciences. | Đại học nghiên cứu ở Cork, miền nam Ireland, có khoa học thực phẩm và sức khỏe.
  public 2 18000-25000
  bachelor: food-science dentistry pharmacy music digital-media environmental-science finance chemistry
  foundation: biology

1805 | Dublin City University | Đại học Thành phố Dublin | Dublin | https://www.dcu.ie
  A young university in the north of Dublin where many programs include work in a company. | Đại học trẻ ở phía bắc Dublin, nhiều chương trình có thời gian làm việc tại doanh nghiệp.
  public 1 16000-20000
  bachelor: communication journalism business-analytics data-science education international-relations
  foundation: international-business

1806 | University of Limerick | Đại học Limerick | Limerick | https://www.ul.ie
  A university on both banks of the River Shannon, known for long placements and music. | Đại học nằm hai bên bờ sông Shannon, nổi tiếng về kỳ thực tập dài và âm nhạc.
  public 1 15500-21000
  bachelor: aerospace-engineering music product-design physiotherapy human-resources

1807 | Maynooth University | Đại học Maynooth | Maynooth | https://www.maynoothuniversity.ie
  A university in a small town near Dublin for the humanities, science and social science. | Đại học ở thị trấn nhỏ gần Dublin về nhân văn, khoa học và khoa học xã hội.
  public 1 15000-18000
  bachelor: philosophy criminology software-engineering international-relations european-languages mathematics

1808 | Technological University Dublin | Đại học Công nghệ Dublin | Dublin | https://www.tudublin.ie
  A technological university in Dublin with design, tourism, media and engineering. | Đại học công nghệ ở Dublin, có thiết kế, du lịch, truyền thông và kỹ thuật.
  public 1 14000-16000
  bachelor: tourism hospitality-management graphic-design digital-media public-relations
`,
);
