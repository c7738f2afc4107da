import { countryId } from '@/mocks/catalogue/countries';
import type { CatalogueSchool } from './school';

/** Institutions in Canada. Fees and selectivity are illustrative. */
export const canadaSchools: readonly CatalogueSchool[] = [
  {
    id: 901,
    name: { en: 'University of Toronto', vi: 'Đại học Toronto' },
    city: { en: 'Toronto', vi: 'Toronto' },
    countryId: countryId.CA,
    website: 'https://www.utoronto.ca',
    type: 'public',
    about: {
      en: 'A large research university in the heart of Toronto with strengths from medicine to machine learning.',
      vi: 'Đại học nghiên cứu lớn giữa lòng Toronto, mạnh từ y khoa đến học máy.',
    },
    teaching: {
      selectivity: 3,
      tuition: [44000, 48000],
      deadline: { month: 1, day: 15 },
      offers: {
        bachelor: ['computer-science', 'psychology', 'statistics', 'english-literature'],
      },
    },
  },
  {
    id: 902,
    name: { en: 'University of British Columbia', vi: 'Đại học British Columbia' },
    city: { en: 'Vancouver', vi: 'Vancouver' },
    countryId: countryId.CA,
    website: 'https://www.ubc.ca',
    type: 'public',
    about: {
      en: 'A research university on a forested point above the sea at the edge of Vancouver.',
      vi: 'Đại học nghiên cứu trên mũi đất nhiều rừng nhìn ra biển ở rìa Vancouver.',
    },
    teaching: {
      selectivity: 3,
      tuition: [36000, 45000],
      deadline: { month: 1, day: 15 },
      offers: {
        bachelor: ['food-science', 'environmental-science', 'history', 'economics'],
      },
    },
  },
  {
    id: 903,
    name: { en: 'McGill University', vi: 'Đại học McGill' },
    city: { en: 'Montreal', vi: 'Montreal' },
    countryId: countryId.CA,
    website: 'https://www.mcgill.ca',
    type: 'public',
    about: {
      en: 'A research university at the foot of Mount Royal, teaching in English in a French-speaking city.',
      vi: 'Đại học nghiên cứu dưới chân núi Mount Royal, dạy bằng tiếng Anh trong một thành phố nói tiếng Pháp.',
    },
    teaching: {
      selectivity: 3,
      tuition: [28000, 42000],
      deadline: { month: 1, day: 15 },
      offers: {
        bachelor: ['biology', 'political-science', 'chemistry', 'philosophy'],
      },
    },
  },
  {
    id: 904,
    name: { en: 'University of Waterloo', vi: 'Đại học Waterloo' },
    city: { en: 'Waterloo', vi: 'Waterloo' },
    countryId: countryId.CA,
    website: 'https://uwaterloo.ca',
    type: 'public',
    about: {
      en: 'A research university known for mathematics, computing and a large co-op program with employers.',
      vi: 'Đại học nghiên cứu nổi tiếng về toán, máy tính và chương trình co-op lớn với doanh nghiệp.',
    },
    teaching: {
      selectivity: 3,
      tuition: [38000, 48000],
      deadline: { month: 2, day: 1 },
      offers: {
        bachelor: ['software-engineering', 'actuarial-science', 'computer-science', 'mechatronics'],
      },
    },
  },
  {
    id: 905,
    name: { en: 'University of Alberta', vi: 'Đại học Alberta' },
    city: { en: 'Edmonton', vi: 'Edmonton' },
    countryId: countryId.CA,
    website: 'https://www.ualberta.ca',
    type: 'public',
    about: {
      en: 'A research university above the river valley of Edmonton, strong in engineering, farming and health.',
      vi: 'Đại học nghiên cứu bên thung lũng sông ở Edmonton, mạnh về kỹ thuật, nông nghiệp và sức khỏe.',
    },
    teaching: {
      selectivity: 2,
      tuition: [24000, 31000],
      offers: {
        bachelor: ['civil-engineering', 'nutrition', 'agriculture', 'education'],
      },
    },
  },
  {
    id: 906,
    name: { en: 'Simon Fraser University', vi: 'Đại học Simon Fraser' },
    city: { en: 'Burnaby', vi: 'Burnaby' },
    countryId: countryId.CA,
    website: 'https://www.sfu.ca',
    type: 'public',
    about: {
      en: 'A research university on a mountain near Vancouver, with communication and interactive arts.',
      vi: 'Đại học nghiên cứu trên núi gần Vancouver, có truyền thông và nghệ thuật tương tác.',
    },
    teaching: {
      selectivity: 2,
      tuition: [23000, 28000],
      offers: {
        bachelor: ['communication', 'digital-media', 'statistics', 'public-health'],
      },
    },
  },
  {
    id: 907,
    name: { en: 'York University', vi: 'Đại học York' },
    city: { en: 'Toronto', vi: 'Toronto' },
    countryId: countryId.CA,
    website: 'https://www.yorku.ca',
    type: 'public',
    about: {
      en: 'A broad university in the north of Toronto with a school of the arts and film.',
      vi: 'Đại học đa ngành ở phía bắc Toronto, có trường nghệ thuật và điện ảnh.',
    },
    teaching: {
      selectivity: 1,
      tuition: [25000, 29000],
      offers: {
        bachelor: ['film', 'sociology', 'information-technology'],
      },
    },
  },
  {
    id: 908,
    name: { en: 'Seneca Polytechnic', vi: 'Trường Bách khoa Seneca' },
    city: { en: 'Toronto', vi: 'Toronto' },
    countryId: countryId.CA,
    website: 'https://www.senecapolytechnic.ca',
    type: 'public',
    about: {
      en: 'A public polytechnic in Toronto with hands-on diplomas and routes on to university.',
      vi: 'Trường bách khoa công lập ở Toronto, đào tạo thực hành và có lối học tiếp lên đại học.',
    },
    teaching: {
      selectivity: 0,
      tuition: [12000, 14000],
      intakes: [9, 1, 5],
      offers: {
        diploma: ['information-technology', 'accounting', 'fashion-design'],
      },
    },
  },
  {
    id: 909,
    name: { en: 'British Columbia Institute of Technology', vi: 'Viện Công nghệ British Columbia' },
    city: { en: 'Burnaby', vi: 'Burnaby' },
    countryId: countryId.CA,
    website: 'https://www.bcit.ca',
    type: 'public',
    about: {
      en: 'A public polytechnic near Vancouver where courses are built with the industries that hire.',
      vi: 'Trường bách khoa công lập gần Vancouver, chương trình được xây dựng cùng các ngành tuyển dụng.',
    },
    teaching: {
      selectivity: 1,
      tuition: [14000, 18000],
      intakes: [9, 1],
      offers: {
        diploma: ['civil-engineering', 'mechatronics', 'finance', 'marketing'],
      },
    },
  },
];
