import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Thailand. Fees and selectivity are illustrative. */
export const thailandSchools = parseSchools(
  'TH',
  `
2501 | Chulalongkorn University | Đại học Chulalongkorn | Bangkok | https://www.chula.ac.th
  The oldest university of Thailand, in the middle of Bangkok. | Đại học lâu đời nhất Thái Lan, giữa trung tâm Bangkok.
  public 3 4500-8500
  bachelor: economics architecture communication psychology semiconductor-engineering

2502 | Mahidol University | Đại học Mahidol | Bangkok | https://mahidol.ac.th
  A university in and near Bangkok known for medicine, health and music. | Trường đại học ở Bangkok và vùng lân cận, nổi tiếng về y, sức khỏe và âm nhạc.
  public 2 4500-8500
  bachelor: biomedical-science music tourism public-health nursing computer-science biology

2503 | Thammasat University | Đại học Thammasat | Bangkok | https://tu.ac.th
  A university by the river in old Bangkok, known for law, politics and economics. | Trường đại học bên sông ở khu phố cổ Bangkok, nổi tiếng về luật, chính trị và kinh tế.
  public 2 3500-6500
  bachelor: law political-science journalism economics accounting

2504 | Assumption University | Đại học Assumption | Bangkok | https://www.au.edu
  A private Catholic university in Bangkok that teaches in English. | Đại học Công giáo tư thục ở Bangkok, dạy bằng tiếng Anh.
  private 0 3500-5500 | deadline: all year | intakes: 8 1
  bachelor: business-administration digital-marketing hospitality-management english-language nursing accounting

2505 | King Mongkut's University of Technology Thonburi | Đại học Công nghệ King Mongkut Thonburi | Bangkok | https://www.kmutt.ac.th
  A technical university in the south of Bangkok. | Đại học kỹ thuật ở phía nam Bangkok.
  public 1 4000-6000
  bachelor: computer-engineering mechatronics environmental-science materials-science

2506 | Chiang Mai University | Đại học Chiang Mai | Chiang Mai | https://www.cmu.ac.th
  A university at the foot of a mountain in the north of Thailand. | Trường đại học dưới chân núi ở miền bắc Thái Lan.
  public 1 3000-6000
  bachelor: animation tourism agriculture english-language chemistry education
`,
);
