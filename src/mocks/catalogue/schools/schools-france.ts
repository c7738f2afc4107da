import { countryId } from '@/mocks/catalogue/countries';
import type { CatalogueSchool } from './school';

/** Institutions in France. Fees and selectivity are illustrative. */
export const franceSchools: readonly CatalogueSchool[] = [
  {
    id: 1301,
    name: { en: 'Sciences Po', vi: 'Học viện Chính trị Paris (Sciences Po)' },
    city: { en: 'Paris', vi: 'Paris' },
    countryId: countryId.FR,
    website: 'https://www.sciencespo.fr',
    type: 'public',
    about: {
      en: 'A university of the social sciences in Paris, with regional campuses devoted to parts of the world.',
      vi: 'Đại học khoa học xã hội ở Paris, có các cơ sở vùng chuyên về từng khu vực trên thế giới.',
    },
    teaching: {
      selectivity: 3,
      tuition: [15500, 15500],
      deadline: { month: 2, day: 20 },
      offers: {
        bachelor: ['political-science', 'sociology'],
      },
    },
  },
  {
    id: 1302,
    name: { en: 'École Polytechnique', vi: 'Trường Bách khoa Paris (École Polytechnique)' },
    city: { en: 'Palaiseau', vi: 'Palaiseau' },
    countryId: countryId.FR,
    website: 'https://www.polytechnique.edu',
    type: 'public',
    about: {
      en: "A school of science and engineering on the plateau of Saclay, with a bachelor's program in English.",
      vi: 'Trường khoa học và kỹ thuật trên cao nguyên Saclay, có chương trình cử nhân bằng tiếng Anh.',
    },
    teaching: {
      selectivity: 3,
      tuition: [17000, 17000],
      deadline: { month: 3, day: 15 },
      awards: { social: 'BSc' },
      offers: {
        bachelor: ['mathematics', 'physics', 'computer-science', 'economics'],
      },
    },
  },
  {
    id: 1303,
    name: { en: 'ESSEC Business School', vi: 'Trường Kinh doanh ESSEC' },
    city: { en: 'Cergy', vi: 'Cergy' },
    countryId: countryId.FR,
    website: 'https://www.essec.edu',
    type: 'private',
    about: {
      en: 'A private business school near Paris with a four-year global program.',
      vi: 'Trường kinh doanh tư thục gần Paris, có chương trình toàn cầu bốn năm.',
    },
    teaching: {
      selectivity: 2,
      tuition: [20000, 21000],
      years: 4,
      offers: {
        bachelor: ['business-administration', 'artificial-intelligence'],
      },
    },
  },
  {
    id: 1304,
    name: { en: 'Institut Lyfe', vi: 'Học viện Lyfe' },
    city: { en: 'Écully', vi: 'Écully' },
    countryId: countryId.FR,
    website: 'https://www.institutlyfe.com',
    type: 'private',
    about: {
      en: 'A private school of hospitality and cooking near Lyon, founded as the Institut Paul Bocuse.',
      vi: 'Trường tư thục về khách sạn và ẩm thực gần Lyon, tiền thân là Học viện Paul Bocuse.',
    },
    teaching: {
      selectivity: 1,
      tuition: [17500, 17500],
      offers: {
        bachelor: ['hospitality-management'],
      },
    },
  },
  {
    id: 1305,
    name: { en: 'Toulouse School of Economics', vi: 'Trường Kinh tế Toulouse' },
    city: { en: 'Toulouse', vi: 'Toulouse' },
    countryId: countryId.FR,
    website: 'https://www.tse-fr.eu',
    type: 'public',
    about: {
      en: 'A school of economics in the south-west of France with a strong research name.',
      vi: 'Trường kinh tế ở tây nam nước Pháp, có uy tín nghiên cứu cao.',
    },
    teaching: {
      selectivity: 2,
      tuition: [3300, 3300],
      taughtIn: { language: 'fr', titles: ['econometrics'] },
      awards: { social: 'BSc' },
      offers: {
        bachelor: ['economics', 'econometrics'],
      },
    },
  },
  {
    id: 1306,
    name: { en: 'Université Paris-Saclay', vi: 'Đại học Paris-Saclay' },
    city: { en: 'Gif-sur-Yvette', vi: 'Gif-sur-Yvette' },
    countryId: countryId.FR,
    website: 'https://www.universite-paris-saclay.fr',
    type: 'public',
    about: {
      en: 'A public research university south of Paris, strong in mathematics and physics.',
      vi: 'Đại học nghiên cứu công lập ở phía nam Paris, mạnh về toán và vật lý.',
    },
    teaching: {
      selectivity: 2,
      tuition: [3200, 3200],
      taughtIn: { language: 'fr', titles: ['physics', 'chemistry', 'biology', 'mathematics'] },
      offers: {
        bachelor: ['physics', 'chemistry', 'biology', 'mathematics'],
      },
    },
  },
  {
    id: 1307,
    name: { en: 'Université Paris 1 Panthéon-Sorbonne', vi: 'Đại học Paris 1 Panthéon-Sorbonne' },
    city: { en: 'Paris', vi: 'Paris' },
    countryId: countryId.FR,
    website: 'https://www.pantheonsorbonne.fr',
    type: 'public',
    about: {
      en: 'A public university in the Latin Quarter of Paris for law, economics and the humanities.',
      vi: 'Đại học công lập ở Khu Latinh của Paris, đào tạo luật, kinh tế và nhân văn.',
    },
    teaching: {
      selectivity: 2,
      tuition: [3200, 3200],
      taughtIn: { language: 'fr', titles: ['history', 'law', 'philosophy'] },
      offers: {
        bachelor: ['history', 'law', 'philosophy'],
      },
    },
  },
];
