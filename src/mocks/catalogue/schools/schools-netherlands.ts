import { countryId } from '@/mocks/catalogue/countries';
import type { CatalogueSchool } from './school';

/** Institutions in the Netherlands. Fees and selectivity are illustrative. */
export const netherlandsSchools: readonly CatalogueSchool[] = [
  {
    id: 401,
    name: { en: 'University of Groningen', vi: 'Đại học Groningen' },
    city: { en: 'Groningen', vi: 'Groningen' },
    countryId: countryId.NL,
    website: 'https://www.rug.nl',
    type: 'public',
    about: {
      en: 'A broad research university in a compact student city in the north of the Netherlands.',
      vi: 'Đại học nghiên cứu đa ngành trong một thành phố sinh viên gọn gàng ở miền bắc Hà Lan.',
    },
    teaching: {
      selectivity: 2,
      tuition: [12800, 20000],
      offers: {
        bachelor: [
          'artificial-intelligence',
          'psychology',
          'international-business',
          'international-relations',
          'law',
          'physics',
        ],
      },
    },
  },
  {
    id: 402,
    name: { en: 'University of Amsterdam', vi: 'Đại học Amsterdam' },
    city: { en: 'Amsterdam', vi: 'Amsterdam' },
    countryId: countryId.NL,
    website: 'https://www.uva.nl',
    type: 'public',
    about: {
      en: 'A research university in the middle of Amsterdam, strong in psychology, media and the social sciences.',
      vi: 'Đại học nghiên cứu giữa lòng Amsterdam, mạnh về tâm lý học, truyền thông và khoa học xã hội.',
    },
    teaching: {
      selectivity: 2,
      tuition: [12500, 18500],
      offers: {
        bachelor: ['psychology', 'communication', 'economics', 'econometrics', 'political-science'],
      },
    },
  },
  {
    id: 403,
    name: { en: 'University of Twente', vi: 'Đại học Twente' },
    city: { en: 'Enschede', vi: 'Enschede' },
    countryId: countryId.NL,
    website: 'https://www.utwente.nl',
    type: 'public',
    about: {
      en: 'A campus university near the German border that joins engineering with the social sciences.',
      vi: 'Đại học có khuôn viên riêng gần biên giới Đức, kết hợp kỹ thuật với khoa học xã hội.',
    },
    teaching: {
      selectivity: 2,
      tuition: [13500, 18400],
      offers: {
        bachelor: [
          'computer-science',
          'mechanical-engineering',
          'electrical-engineering',
          'civil-engineering',
          'business-administration',
          'communication',
        ],
      },
    },
  },
  {
    id: 404,
    name: { en: 'Delft University of Technology', vi: 'Đại học Công nghệ Delft' },
    city: { en: 'Delft', vi: 'Delft' },
    countryId: countryId.NL,
    website: 'https://www.tudelft.nl',
    type: 'public',
    about: {
      en: 'A technical university in an old canal town, known for water, aircraft and architecture.',
      vi: 'Đại học kỹ thuật trong một thị trấn kênh đào cổ, nổi tiếng về thủy lợi, hàng không và kiến trúc.',
    },
    teaching: {
      selectivity: 3,
      tuition: [18500, 21000],
      offers: {
        bachelor: ['aerospace-engineering', 'computer-science', 'environmental-science'],
      },
    },
  },
  {
    id: 405,
    name: { en: 'Eindhoven University of Technology', vi: 'Đại học Công nghệ Eindhoven' },
    city: { en: 'Eindhoven', vi: 'Eindhoven' },
    countryId: countryId.NL,
    website: 'https://www.tue.nl',
    type: 'public',
    about: {
      en: "A technical university in a region of high-tech companies, whose bachelor's programs are taught in English.",
      vi: 'Đại học kỹ thuật giữa vùng công nghiệp công nghệ cao, bậc cử nhân giảng dạy bằng tiếng Anh.',
    },
    teaching: {
      selectivity: 2,
      tuition: [15500, 18500],
      offers: {
        bachelor: [
          'computer-science',
          'data-science',
          'mechanical-engineering',
          'electrical-engineering',
          'product-design',
        ],
      },
    },
  },
  {
    id: 406,
    name: { en: 'Leiden University', vi: 'Đại học Leiden' },
    city: { en: 'Leiden', vi: 'Leiden' },
    countryId: countryId.NL,
    website: 'https://www.universiteitleiden.nl',
    type: 'public',
    about: {
      en: 'An old research university in Leiden and The Hague, strong in languages, law and world affairs.',
      vi: 'Đại học nghiên cứu lâu đời ở Leiden và La Hay, mạnh về ngôn ngữ, luật và các vấn đề quốc tế.',
    },
    teaching: {
      selectivity: 2,
      tuition: [12800, 20000],
      offers: {
        bachelor: ['international-relations', 'linguistics', 'data-science', 'political-science'],
      },
    },
  },
  {
    id: 407,
    name: { en: 'Utrecht University', vi: 'Đại học Utrecht' },
    city: { en: 'Utrecht', vi: 'Utrecht' },
    countryId: countryId.NL,
    website: 'https://www.uu.nl',
    type: 'public',
    about: {
      en: 'A research university in the centre of the country, with several programs on sustainability and society.',
      vi: 'Đại học nghiên cứu ở trung tâm đất nước, có nhiều chương trình về phát triển bền vững và xã hội.',
    },
    teaching: {
      selectivity: 2,
      tuition: [12800, 20500],
      offers: {
        bachelor: ['environmental-science', 'economics', 'liberal-arts', 'linguistics'],
      },
    },
  },
  {
    id: 408,
    name: { en: 'Erasmus University Rotterdam', vi: 'Đại học Erasmus Rotterdam' },
    city: { en: 'Rotterdam', vi: 'Rotterdam' },
    countryId: countryId.NL,
    website: 'https://www.eur.nl',
    type: 'public',
    about: {
      en: 'A university in the port city of Rotterdam centred on business, economics and social science.',
      vi: 'Đại học ở thành phố cảng Rotterdam, tập trung vào kinh doanh, kinh tế và khoa học xã hội.',
    },
    teaching: {
      selectivity: 2,
      tuition: [11500, 16000],
      offers: {
        bachelor: [
          'international-business',
          'econometrics',
          'economics',
          'communication',
          'psychology',
          'history',
        ],
      },
    },
  },
  {
    id: 409,
    name: { en: 'Maastricht University', vi: 'Đại học Maastricht' },
    city: { en: 'Maastricht', vi: 'Maastricht' },
    countryId: countryId.NL,
    website: 'https://www.maastrichtuniversity.nl',
    type: 'public',
    about: {
      en: 'An international university in the south that teaches in small groups working on real problems.',
      vi: 'Đại học quốc tế ở miền nam, dạy theo nhóm nhỏ cùng giải quyết vấn đề thực tế.',
    },
    teaching: {
      selectivity: 2,
      tuition: [11500, 17500],
      offers: {
        bachelor: [
          'international-business',
          'data-science',
          'law',
          'psychology',
          'public-health',
          'liberal-arts',
        ],
      },
    },
  },
  {
    id: 410,
    name: { en: 'Tilburg University', vi: 'Đại học Tilburg' },
    city: { en: 'Tilburg', vi: 'Tilburg' },
    countryId: countryId.NL,
    website: 'https://www.tilburguniversity.edu',
    type: 'public',
    about: {
      en: 'A university on a wooded campus that concentrates on law, economics and the study of people.',
      vi: 'Đại học trong khuôn viên nhiều cây xanh, tập trung vào luật, kinh tế và nghiên cứu con người.',
    },
    teaching: {
      selectivity: 2,
      tuition: [11500, 15500],
      offers: {
        bachelor: ['law', 'econometrics', 'artificial-intelligence', 'sociology'],
      },
    },
  },
  {
    id: 411,
    name: { en: 'Vrije Universiteit Amsterdam', vi: 'Đại học Vrije Amsterdam' },
    city: { en: 'Amsterdam', vi: 'Amsterdam' },
    countryId: countryId.NL,
    website: 'https://vu.nl',
    type: 'public',
    about: {
      en: 'A research university in the business district of Amsterdam with computing, philosophy and health.',
      vi: 'Đại học nghiên cứu ở khu kinh doanh của Amsterdam, có máy tính, triết học và sức khỏe.',
    },
    teaching: {
      selectivity: 2,
      tuition: [12500, 18000],
      offers: {
        bachelor: [
          'artificial-intelligence',
          'computer-science',
          'business-administration',
          'philosophy',
        ],
      },
    },
  },
  {
    id: 412,
    name: { en: 'Wageningen University & Research', vi: 'Đại học và Viện Nghiên cứu Wageningen' },
    city: { en: 'Wageningen', vi: 'Wageningen' },
    countryId: countryId.NL,
    website: 'https://www.wur.nl',
    type: 'public',
    about: {
      en: 'A university for food, farming and the living environment, with many partners around the world.',
      vi: 'Đại học chuyên về thực phẩm, nông nghiệp và môi trường sống, có nhiều đối tác trên thế giới.',
    },
    teaching: {
      selectivity: 2,
      tuition: [19000, 21500],
      offers: {
        bachelor: ['food-science', 'environmental-science', 'agriculture'],
      },
    },
  },
  {
    id: 413,
    name: { en: 'Hanze University of Applied Sciences', vi: 'Đại học Khoa học Ứng dụng Hanze' },
    city: { en: 'Groningen', vi: 'Groningen' },
    countryId: countryId.NL,
    website: 'https://www.hanze.nl',
    type: 'public',
    about: {
      en: 'A university of applied sciences in Groningen where placements are part of every program.',
      vi: 'Đại học khoa học ứng dụng ở Groningen, nơi thực tập là một phần của mọi chương trình.',
    },
    teaching: {
      selectivity: 1,
      tuition: [9500, 11500],
      applied: true,
      offers: {
        bachelor: [
          'international-business',
          'communication',
          'physiotherapy',
          'electrical-engineering',
        ],
      },
    },
  },
  {
    id: 414,
    name: { en: 'Breda University of Applied Sciences', vi: 'Đại học Khoa học Ứng dụng Breda' },
    city: { en: 'Breda', vi: 'Breda' },
    countryId: countryId.NL,
    website: 'https://www.buas.nl',
    type: 'public',
    about: {
      en: 'A university of applied sciences for games, hotels, tourism, logistics and cities.',
      vi: 'Đại học khoa học ứng dụng về trò chơi, khách sạn, du lịch, logistics và đô thị.',
    },
    teaching: {
      selectivity: 1,
      tuition: [10000, 12000],
      applied: true,
      offers: {
        bachelor: ['game-design', 'hospitality-management', 'supply-chain-management'],
      },
    },
  },
];
