import { countryId } from '@/mocks/catalogue/countries';
import type { CatalogueSchool } from './school';

/** Institutions in Australia. Fees and selectivity are illustrative. */
export const australiaSchools: readonly CatalogueSchool[] = [
  {
    id: 201,
    name: { en: 'University of Melbourne', vi: 'Đại học Melbourne' },
    city: { en: 'Melbourne', vi: 'Melbourne' },
    countryId: countryId.AU,
    website: 'https://www.unimelb.edu.au',
    type: 'public',
    about: {
      en: 'A research university beside the city centre, with broad first degrees before professional ones.',
      vi: 'Đại học nghiên cứu cạnh trung tâm thành phố, đào tạo bậc cử nhân rộng trước khi đi vào ngành nghề chuyên sâu.',
    },
    teaching: {
      selectivity: 3,
      tuition: [31000, 37000],
      offers: {
        bachelor: ['biology', 'mathematics', 'history', 'fine-art', 'agriculture', 'architecture'],
      },
    },
  },
  {
    id: 202,
    name: { en: 'Monash University', vi: 'Đại học Monash' },
    city: { en: 'Melbourne', vi: 'Melbourne' },
    countryId: countryId.AU,
    website: 'https://www.monash.edu',
    type: 'public',
    about: {
      en: 'A large research university in the south-east of Melbourne, known for pharmacy, engineering and education.',
      vi: 'Đại học nghiên cứu lớn ở phía đông nam Melbourne, nổi tiếng về dược, kỹ thuật và giáo dục.',
    },
    teaching: {
      selectivity: 2,
      tuition: [31000, 36000],
      offers: {
        bachelor: ['computer-science', 'pharmacy', 'education', 'mechanical-engineering', 'law'],
        foundation: ['business-administration', 'biology'],
      },
    },
  },
  {
    id: 203,
    name: { en: 'University of Sydney', vi: 'Đại học Sydney' },
    city: { en: 'Sydney', vi: 'Sydney' },
    countryId: countryId.AU,
    website: 'https://www.sydney.edu.au',
    type: 'public',
    about: {
      en: 'A research university around a sandstone quadrangle close to the centre of Sydney.',
      vi: 'Đại học nghiên cứu quanh khu nhà đá sa thạch cổ, gần trung tâm Sydney.',
    },
    teaching: {
      selectivity: 3,
      tuition: [33000, 39000],
      offers: {
        bachelor: ['civil-engineering', 'economics', 'physics', 'sociology', 'architecture'],
      },
    },
  },
  {
    id: 204,
    name: { en: 'UNSW Sydney', vi: 'Đại học New South Wales' },
    city: { en: 'Sydney', vi: 'Sydney' },
    countryId: countryId.AU,
    website: 'https://www.unsw.edu.au',
    type: 'public',
    about: {
      en: 'A research university in the east of Sydney with a strong name in engineering, business and the built environment.',
      vi: 'Đại học nghiên cứu ở phía đông Sydney, có tiếng về kỹ thuật, kinh doanh và xây dựng đô thị.',
    },
    teaching: {
      selectivity: 3,
      tuition: [33000, 38000],
      offers: {
        bachelor: [
          'electrical-engineering',
          'actuarial-science',
          'aerospace-engineering',
          'data-science',
          'urban-planning',
        ],
        foundation: ['mechanical-engineering', 'business-administration'],
      },
    },
  },
  {
    id: 205,
    name: { en: 'Australian National University', vi: 'Đại học Quốc gia Úc' },
    city: { en: 'Canberra', vi: 'Canberra' },
    countryId: countryId.AU,
    website: 'https://www.anu.edu.au',
    type: 'public',
    about: {
      en: 'The national research university in the capital, close to parliament and strong in politics, physics and Asian affairs.',
      vi: 'Đại học nghiên cứu quốc gia ở thủ đô, gần nghị viện, mạnh về chính trị, vật lý và nghiên cứu châu Á.',
    },
    teaching: {
      selectivity: 3,
      tuition: [30000, 35000],
      offers: {
        bachelor: [
          'international-relations',
          'statistics',
          'public-policy',
          'physics',
          'philosophy',
        ],
      },
    },
  },
  {
    id: 206,
    name: { en: 'University of Queensland', vi: 'Đại học Queensland' },
    city: { en: 'Brisbane', vi: 'Brisbane' },
    countryId: countryId.AU,
    website: 'https://www.uq.edu.au',
    type: 'public',
    about: {
      en: 'A research university on a bend of the Brisbane River, strong in biology, agriculture and health.',
      vi: 'Đại học nghiên cứu bên khúc quanh sông Brisbane, mạnh về sinh học, nông nghiệp và sức khỏe.',
    },
    teaching: {
      selectivity: 2,
      tuition: [28000, 34000],
      offers: {
        bachelor: [
          'agriculture',
          'biotechnology',
          'hospitality-management',
          'physiotherapy',
          'marine-science',
          'chemical-engineering',
        ],
      },
    },
  },
  {
    id: 207,
    name: { en: 'University of Western Australia', vi: 'Đại học Tây Úc' },
    city: { en: 'Perth', vi: 'Perth' },
    countryId: countryId.AU,
    website: 'https://www.uwa.edu.au',
    type: 'public',
    about: {
      en: 'A research university on the Swan River in Perth, with strengths in the sea, farming and mining regions around it.',
      vi: 'Đại học nghiên cứu bên sông Swan ở Perth, mạnh về biển, nông nghiệp và khai khoáng của vùng.',
    },
    teaching: {
      selectivity: 2,
      tuition: [26000, 31000],
      offers: {
        bachelor: ['marine-science', 'agriculture', 'economics', 'sociology'],
      },
    },
  },
  {
    id: 208,
    name: { en: 'University of Technology Sydney', vi: 'Đại học Công nghệ Sydney' },
    city: { en: 'Sydney', vi: 'Sydney' },
    countryId: countryId.AU,
    website: 'https://www.uts.edu.au',
    type: 'public',
    about: {
      en: 'A city university in the middle of Sydney that builds its courses around practice in technology, design and media.',
      vi: 'Đại học giữa lòng Sydney, xây dựng chương trình quanh thực hành trong công nghệ, thiết kế và truyền thông.',
    },
    teaching: {
      selectivity: 2,
      tuition: [26000, 32000],
      offers: {
        bachelor: [
          'information-technology',
          'nursing',
          'communication',
          'product-design',
          'cybersecurity',
          'fashion-design',
        ],
        foundation: ['information-technology'],
      },
    },
  },
  {
    id: 209,
    name: { en: 'RMIT University', vi: 'Đại học RMIT' },
    city: { en: 'Melbourne', vi: 'Melbourne' },
    countryId: countryId.AU,
    website: 'https://www.rmit.edu.au',
    type: 'public',
    about: {
      en: 'A university of technology and design in the centre of Melbourne that also teaches vocational diplomas.',
      vi: 'Đại học công nghệ và thiết kế ở trung tâm Melbourne, có cả các chương trình nghề bậc cao đẳng.',
    },
    teaching: {
      selectivity: 1,
      tuition: [25000, 31000],
      diplomaTuition: [12000, 15000],
      offers: {
        bachelor: [
          'game-design',
          'fashion-design',
          'aerospace-engineering',
          'supply-chain-management',
          'architecture',
        ],
        diploma: ['information-technology', 'graphic-design'],
      },
    },
  },
  {
    id: 210,
    name: { en: 'Deakin University', vi: 'Đại học Deakin' },
    city: { en: 'Melbourne', vi: 'Melbourne' },
    countryId: countryId.AU,
    website: 'https://www.deakin.edu.au',
    type: 'public',
    about: {
      en: 'A university in Melbourne and Geelong with practical courses in health, education and digital technology.',
      vi: 'Đại học ở Melbourne và Geelong với các chương trình thực hành về sức khỏe, giáo dục và công nghệ số.',
    },
    teaching: {
      selectivity: 1,
      tuition: [23000, 28000],
      offers: {
        bachelor: ['nutrition', 'cybersecurity', 'education', 'nursing', 'marketing'],
      },
    },
  },
  {
    id: 211,
    name: { en: 'Macquarie University', vi: 'Đại học Macquarie' },
    city: { en: 'Sydney', vi: 'Sydney' },
    countryId: countryId.AU,
    website: 'https://www.mq.edu.au',
    type: 'public',
    about: {
      en: 'A university on a green campus in the north of Sydney, beside a large business park.',
      vi: 'Đại học trong khuôn viên xanh ở phía bắc Sydney, cạnh một khu doanh nghiệp lớn.',
    },
    teaching: {
      selectivity: 1,
      tuition: [25000, 30000],
      offers: {
        bachelor: ['finance', 'accounting', 'psychology', 'environmental-science'],
      },
    },
  },
  {
    id: 212,
    name: { en: 'Queensland University of Technology', vi: 'Đại học Công nghệ Queensland' },
    city: { en: 'Brisbane', vi: 'Brisbane' },
    countryId: countryId.AU,
    website: 'https://www.qut.edu.au',
    type: 'public',
    about: {
      en: 'A university of technology beside the Botanic Gardens in Brisbane that works closely with employers.',
      vi: 'Đại học công nghệ cạnh Vườn Bách thảo Brisbane, gắn bó với các nhà tuyển dụng.',
    },
    teaching: {
      selectivity: 1,
      tuition: [24000, 29000],
      offers: {
        bachelor: [
          'nursing',
          'mechatronics',
          'journalism',
          'information-technology',
          'digital-media',
        ],
        foundation: ['business-administration'],
      },
    },
  },
  {
    id: 213,
    name: { en: 'Griffith University', vi: 'Đại học Griffith' },
    city: { en: 'Gold Coast', vi: 'Gold Coast' },
    countryId: countryId.AU,
    website: 'https://www.griffith.edu.au',
    type: 'public',
    about: {
      en: 'A university between Brisbane and the Gold Coast with a film school and long experience in tourism and health.',
      vi: 'Đại học giữa Brisbane và Gold Coast, có trường điện ảnh và nhiều kinh nghiệm về du lịch, sức khỏe.',
    },
    teaching: {
      selectivity: 1,
      tuition: [22000, 28000],
      offers: {
        bachelor: ['hospitality-management', 'film', 'social-work', 'physiotherapy'],
      },
    },
  },
  {
    id: 214,
    name: { en: 'Curtin University', vi: 'Đại học Curtin' },
    city: { en: 'Perth', vi: 'Perth' },
    countryId: countryId.AU,
    website: 'https://www.curtin.edu.au',
    type: 'public',
    about: {
      en: 'A university in Perth with practical teaching in business, engineering and the resource industries.',
      vi: 'Đại học ở Perth, chú trọng thực hành trong kinh doanh, kỹ thuật và ngành tài nguyên.',
    },
    teaching: {
      selectivity: 1,
      tuition: [22000, 28000],
      offers: {
        bachelor: ['accounting', 'international-business', 'civil-engineering', 'communication'],
        foundation: ['business-administration'],
      },
    },
  },
  {
    id: 215,
    name: { en: 'University of Tasmania', vi: 'Đại học Tasmania' },
    city: { en: 'Hobart', vi: 'Hobart' },
    countryId: countryId.AU,
    website: 'https://www.utas.edu.au',
    type: 'public',
    about: {
      en: 'The university of the island of Tasmania, a gateway to Antarctic and ocean research.',
      vi: 'Đại học của đảo Tasmania, cửa ngõ của các nghiên cứu về Nam Cực và đại dương.',
    },
    teaching: {
      selectivity: 1,
      tuition: [21000, 26000],
      offers: {
        bachelor: ['marine-science', 'agriculture', 'environmental-science'],
      },
    },
  },
  {
    id: 216,
    name: { en: 'TAFE NSW', vi: 'TAFE NSW' },
    city: { en: 'Sydney', vi: 'Sydney' },
    countryId: countryId.AU,
    website: 'https://www.tafensw.edu.au',
    type: 'public',
    about: {
      en: 'The public vocational college of New South Wales, with workshops and kitchens in place of lecture halls.',
      vi: 'Trường đào tạo nghề công lập của bang New South Wales, học trong xưởng và bếp thực hành thay vì giảng đường.',
    },
    teaching: {
      selectivity: 0,
      tuition: [9500, 13000],
      offers: {
        diploma: [
          'information-technology',
          'hospitality-management',
          'graphic-design',
          'accounting',
        ],
      },
    },
  },
];
