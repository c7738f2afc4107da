import { countryId } from '@/mocks/catalogue/countries';
import type { CatalogueSchool } from './school';

/** Institutions in Singapore. Fees and selectivity are illustrative. */
export const singaporeSchools: readonly CatalogueSchool[] = [
  {
    id: 801,
    name: { en: 'National University of Singapore', vi: 'Đại học Quốc gia Singapore' },
    city: { en: 'Singapore', vi: 'Singapore' },
    countryId: countryId.SG,
    website: 'https://nus.edu.sg',
    type: 'public',
    about: {
      en: 'A broad research university on the ridge at Kent Ridge, covering almost every field of study.',
      vi: 'Đại học nghiên cứu đa ngành trên đồi Kent Ridge, có hầu hết các lĩnh vực.',
    },
    teaching: {
      selectivity: 3,
      tuition: [29000, 34000],
      deadline: { month: 3, day: 3 },
      offers: {
        bachelor: ['computer-science', 'data-science', 'nursing', 'architecture', 'chemistry'],
      },
    },
  },
  {
    id: 802,
    name: { en: 'Nanyang Technological University', vi: 'Đại học Công nghệ Nanyang' },
    city: { en: 'Singapore', vi: 'Singapore' },
    countryId: countryId.SG,
    website: 'https://www.ntu.edu.sg',
    type: 'public',
    about: {
      en: 'A research university on a garden campus in the west of Singapore, strong in engineering and communication.',
      vi: 'Đại học nghiên cứu trong khuôn viên như vườn ở phía tây Singapore, mạnh về kỹ thuật và truyền thông.',
    },
    teaching: {
      selectivity: 3,
      tuition: [28000, 33000],
      deadline: { month: 3, day: 3 },
      offers: {
        bachelor: [
          'aerospace-engineering',
          'accounting',
          'communication',
          'electrical-engineering',
          'fine-art',
        ],
      },
    },
  },
  {
    id: 803,
    name: { en: 'Singapore Management University', vi: 'Đại học Quản lý Singapore' },
    city: { en: 'Singapore', vi: 'Singapore' },
    countryId: countryId.SG,
    website: 'https://www.smu.edu.sg',
    type: 'public',
    about: {
      en: 'A city university that teaches business, law and computing in small seminars.',
      vi: 'Đại học giữa trung tâm thành phố, dạy kinh doanh, luật và máy tính theo nhóm thảo luận nhỏ.',
    },
    teaching: {
      selectivity: 3,
      tuition: [33000, 36000],
      deadline: { month: 3, day: 3 },
      offers: {
        bachelor: ['information-systems', 'law', 'economics', 'business-administration'],
      },
    },
  },
  {
    id: 804,
    name: {
      en: 'Singapore University of Technology and Design',
      vi: 'Đại học Công nghệ và Thiết kế Singapore',
    },
    city: { en: 'Singapore', vi: 'Singapore' },
    countryId: countryId.SG,
    website: 'https://www.sutd.edu.sg',
    type: 'public',
    about: {
      en: 'A small university near Changi that builds engineering and architecture around design projects.',
      vi: 'Đại học nhỏ gần Changi, xây dựng kỹ thuật và kiến trúc quanh các đồ án thiết kế.',
    },
    teaching: {
      selectivity: 3,
      tuition: [30000, 33000],
      deadline: { month: 3, day: 3 },
      offers: {
        bachelor: ['architecture', 'computer-science', 'artificial-intelligence'],
      },
    },
  },
  {
    id: 805,
    name: { en: 'Singapore Polytechnic', vi: 'Trường Bách khoa Singapore' },
    city: { en: 'Singapore', vi: 'Singapore' },
    countryId: countryId.SG,
    website: 'https://www.sp.edu.sg',
    type: 'public',
    about: {
      en: 'The first polytechnic of Singapore, with three-year diplomas that lead to work or to university.',
      vi: 'Trường bách khoa đầu tiên của Singapore, đào tạo cao đẳng ba năm để đi làm hoặc học tiếp đại học.',
    },
    teaching: {
      selectivity: 1,
      tuition: [9000, 10500],
      offers: {
        diploma: ['chemical-engineering', 'architecture', 'computer-science', 'food-science'],
      },
    },
  },
  {
    id: 806,
    name: { en: 'Ngee Ann Polytechnic', vi: 'Trường Bách khoa Ngee Ann' },
    city: { en: 'Singapore', vi: 'Singapore' },
    countryId: countryId.SG,
    website: 'https://www.np.edu.sg',
    type: 'public',
    about: {
      en: 'A polytechnic on Clementi Road with diplomas in business, health, film and technology.',
      vi: 'Trường bách khoa trên đường Clementi, đào tạo cao đẳng về kinh doanh, sức khỏe, điện ảnh và công nghệ.',
    },
    teaching: {
      selectivity: 1,
      tuition: [9000, 10500],
      offers: {
        diploma: ['information-technology', 'accounting', 'nursing', 'film'],
      },
    },
  },
  {
    id: 807,
    name: { en: 'Temasek Polytechnic', vi: 'Trường Bách khoa Temasek' },
    city: { en: 'Singapore', vi: 'Singapore' },
    countryId: countryId.SG,
    website: 'https://www.tp.edu.sg',
    type: 'public',
    about: {
      en: 'A polytechnic beside Bedok Reservoir, strong in design, hospitality and computing.',
      vi: 'Trường bách khoa bên hồ Bedok, mạnh về thiết kế, du lịch khách sạn và máy tính.',
    },
    teaching: {
      selectivity: 1,
      tuition: [9000, 10500],
      offers: {
        diploma: ['cybersecurity', 'hospitality-management', 'product-design', 'psychology'],
      },
    },
  },
];
