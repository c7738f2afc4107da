import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in New Zealand. Fees and selectivity are illustrative. */
export const newZealandSchools = parseSchools(
  'NZ',
  `
1401 | University of Auckland | Đại học Auckland | Auckland | https://www.auckland.ac.nz
  A broad research university next to Albert Park in the center of Auckland. | Đại học nghiên cứu đa ngành cạnh công viên Albert, trung tâm Auckland.
  public 2 22000-29000
  bachelor: software-engineering architecture biomedical-science linguistics music economics physics computer-science law urban-planning
  foundation: biology

1402 | University of Otago | Đại học Otago | Dunedin | https://www.otago.ac.nz
  The oldest university of New Zealand, in a student city in the south, known for health sciences. | Đại học lâu đời nhất New Zealand, ở một thành phố sinh viên phía nam, nổi tiếng về khoa học sức khỏe.
  public 2 20000-27000
  bachelor: physiotherapy nutrition marine-science history medicine dentistry neuroscience psychology
  foundation: biomedical-science

1403 | Victoria University of Wellington | Đại học Victoria Wellington | Wellington | https://www.wgtn.ac.nz
  A university above the harbour of the capital, close to parliament and to the film industry. | Đại học nhìn xuống cảng của thủ đô, gần nghị viện và ngành điện ảnh.
  public 1 18500-23000
  bachelor: law international-relations film criminology english-language public-policy
  foundation: law

1404 | University of Canterbury | Đại học Canterbury | Christchurch | https://www.canterbury.ac.nz
  A university in Christchurch known for engineering, near the sea and the Southern Alps. | Đại học ở Christchurch, nổi tiếng về kỹ thuật, gần biển và dãy Nam Alps.
  public 1 18500-27000
  bachelor: civil-engineering mechatronics social-work accounting
  foundation: civil-engineering

1405 | Auckland University of Technology | Đại học Công nghệ Auckland | Auckland | https://www.aut.ac.nz
  A modern university in the center of Auckland with practical courses in media, health and hospitality. | Đại học hiện đại ở trung tâm Auckland, với các chương trình thực hành về truyền thông, sức khỏe và khách sạn.
  public 1 20000-25000
  bachelor: communication hospitality-management nursing graphic-design public-relations marketing
  foundation: communication nursing

1406 | Massey University | Đại học Massey | Palmerston North | https://www.massey.ac.nz
  A university in the farming country of the North Island, known for agriculture, animals and food. | Đại học giữa vùng nông nghiệp của đảo Bắc, nổi tiếng về nông nghiệp, thú y và thực phẩm.
  public 1 19000-25000
  bachelor: agriculture food-science

1407 | University of Waikato | Đại học Waikato | Hamilton | https://www.waikato.ac.nz
  A campus university around lakes in the city of Hamilton. | Đại học có khuôn viên quanh các hồ nước ở thành phố Hamilton.
  public 1 19000-25000
  bachelor: computer-science early-childhood-education finance law psychology
  foundation: business-administration computer-science

1408 | Lincoln University | Đại học Lincoln | Lincoln | https://www.lincoln.ac.nz
  A small university near Christchurch for farming, food and the land. | Đại học nhỏ gần Christchurch về nông nghiệp, thực phẩm và đất đai.
  public 0 20000-24000
  bachelor: agriculture tourism environmental-science
`,
);
