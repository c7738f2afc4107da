import { countryId } from '@/mocks/catalogue/countries';
import type { CatalogueSchool } from './school';

/** Institutions in New Zealand. Fees and selectivity are illustrative. */
export const newZealandSchools: readonly CatalogueSchool[] = [
  {
    id: 1401,
    name: { en: 'University of Auckland', vi: 'Đại học Auckland' },
    city: { en: 'Auckland', vi: 'Auckland' },
    countryId: countryId.NZ,
    website: 'https://www.auckland.ac.nz',
    type: 'public',
    about: {
      en: 'A broad research university beside Albert Park in the centre of Auckland.',
      vi: 'Đại học nghiên cứu đa ngành cạnh công viên Albert, trung tâm Auckland.',
    },
    teaching: {
      selectivity: 2,
      tuition: [22000, 29000],
      offers: {
        bachelor: ['software-engineering', 'architecture', 'biomedical-science', 'linguistics'],
        foundation: ['biology'],
      },
    },
  },
  {
    id: 1402,
    name: { en: 'University of Otago', vi: 'Đại học Otago' },
    city: { en: 'Dunedin', vi: 'Dunedin' },
    countryId: countryId.NZ,
    website: 'https://www.otago.ac.nz',
    type: 'public',
    about: {
      en: 'The oldest university of New Zealand, in a student city in the south, known for health sciences.',
      vi: 'Đại học lâu đời nhất New Zealand, ở một thành phố sinh viên phía nam, nổi tiếng về khoa học sức khỏe.',
    },
    teaching: {
      selectivity: 2,
      tuition: [20000, 27000],
      offers: {
        bachelor: ['physiotherapy', 'nutrition', 'marine-science', 'history'],
        foundation: ['biomedical-science'],
      },
    },
  },
  {
    id: 1403,
    name: { en: 'Victoria University of Wellington', vi: 'Đại học Victoria Wellington' },
    city: { en: 'Wellington', vi: 'Wellington' },
    countryId: countryId.NZ,
    website: 'https://www.wgtn.ac.nz',
    type: 'public',
    about: {
      en: 'A university above the harbour of the capital, close to parliament and to the film industry.',
      vi: 'Đại học nhìn xuống cảng của thủ đô, gần nghị viện và ngành điện ảnh.',
    },
    teaching: {
      selectivity: 1,
      tuition: [18500, 23000],
      offers: {
        bachelor: ['law', 'international-relations', 'film'],
      },
    },
  },
  {
    id: 1404,
    name: { en: 'University of Canterbury', vi: 'Đại học Canterbury' },
    city: { en: 'Christchurch', vi: 'Christchurch' },
    countryId: countryId.NZ,
    website: 'https://www.canterbury.ac.nz',
    type: 'public',
    about: {
      en: 'A university in Christchurch known for engineering, near the sea and the Southern Alps.',
      vi: 'Đại học ở Christchurch, nổi tiếng về kỹ thuật, gần biển và dãy Nam Alps.',
    },
    teaching: {
      selectivity: 1,
      tuition: [18500, 27000],
      offers: {
        bachelor: ['civil-engineering', 'mechatronics', 'social-work'],
        foundation: ['civil-engineering'],
      },
    },
  },
  {
    id: 1405,
    name: { en: 'Auckland University of Technology', vi: 'Đại học Công nghệ Auckland' },
    city: { en: 'Auckland', vi: 'Auckland' },
    countryId: countryId.NZ,
    website: 'https://www.aut.ac.nz',
    type: 'public',
    about: {
      en: 'A modern university in the centre of Auckland with practical courses in media, health and hospitality.',
      vi: 'Đại học hiện đại ở trung tâm Auckland, với các chương trình thực hành về truyền thông, sức khỏe và khách sạn.',
    },
    teaching: {
      selectivity: 1,
      tuition: [20000, 25000],
      offers: {
        bachelor: ['communication', 'hospitality-management', 'nursing', 'graphic-design'],
      },
    },
  },
  {
    id: 1406,
    name: { en: 'Massey University', vi: 'Đại học Massey' },
    city: { en: 'Palmerston North', vi: 'Palmerston North' },
    countryId: countryId.NZ,
    website: 'https://www.massey.ac.nz',
    type: 'public',
    about: {
      en: 'A university in the farming country of the North Island, known for agriculture, animals and food.',
      vi: 'Đại học giữa vùng nông nghiệp của đảo Bắc, nổi tiếng về nông nghiệp, thú y và thực phẩm.',
    },
    teaching: {
      selectivity: 1,
      tuition: [19000, 25000],
      offers: {
        bachelor: ['agriculture', 'food-science'],
      },
    },
  },
];
