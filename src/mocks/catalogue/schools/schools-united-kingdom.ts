import { countryId } from '@/mocks/catalogue/countries';
import type { CatalogueSchool } from './school';

/** Institutions in the United Kingdom. Fees and selectivity are illustrative. */
export const unitedKingdomSchools: readonly CatalogueSchool[] = [
  {
    id: 301,
    name: { en: 'University of Edinburgh', vi: 'Đại học Edinburgh' },
    city: { en: 'Edinburgh', vi: 'Edinburgh' },
    countryId: countryId.GB,
    website: 'https://www.ed.ac.uk',
    type: 'public',
    about: {
      en: 'A research university in the old town of the Scottish capital, an early home of artificial intelligence in Europe.',
      vi: 'Đại học nghiên cứu trong khu phố cổ của thủ đô Scotland, một trong những cái nôi của trí tuệ nhân tạo ở châu Âu.',
    },
    teaching: {
      selectivity: 3,
      tuition: [31000, 41000],
      deadline: { month: 1, day: 13 },
      years: 4,
      awards: { arts: 'MA (Hons)', social: 'MA (Hons)' },
      offers: {
        bachelor: [
          'artificial-intelligence',
          'computer-science',
          'economics',
          'history',
          'linguistics',
          'biology',
        ],
      },
    },
  },
  {
    id: 302,
    name: { en: 'University of Manchester', vi: 'Đại học Manchester' },
    city: { en: 'Manchester', vi: 'Manchester' },
    countryId: countryId.GB,
    website: 'https://www.manchester.ac.uk',
    type: 'public',
    about: {
      en: 'A large research university in the north of England with strong physics, engineering and social science.',
      vi: 'Đại học nghiên cứu lớn ở miền bắc nước Anh, mạnh về vật lý, kỹ thuật và khoa học xã hội.',
    },
    teaching: {
      selectivity: 2,
      tuition: [29000, 37000],
      offers: {
        bachelor: ['mechanical-engineering', 'chemical-engineering', 'physics', 'sociology'],
        foundation: ['mechanical-engineering', 'biology'],
      },
    },
  },
  {
    id: 303,
    name: { en: 'University College London', vi: 'Đại học College London (UCL)' },
    city: { en: 'London', vi: 'London' },
    countryId: countryId.GB,
    website: 'https://www.ucl.ac.uk',
    type: 'public',
    about: {
      en: 'A research university in Bloomsbury, central London, with the Bartlett school of architecture and planning.',
      vi: 'Đại học nghiên cứu ở Bloomsbury, trung tâm London, có trường kiến trúc và quy hoạch Bartlett.',
    },
    teaching: {
      selectivity: 3,
      tuition: [32000, 42000],
      deadline: { month: 1, day: 13 },
      offers: {
        bachelor: ['architecture', 'urban-planning', 'law', 'psychology', 'statistics'],
      },
    },
  },
  {
    id: 304,
    name: { en: 'Imperial College London', vi: 'Đại học Hoàng gia London (Imperial College)' },
    city: { en: 'London', vi: 'London' },
    countryId: countryId.GB,
    website: 'https://www.imperial.ac.uk',
    type: 'public',
    about: {
      en: 'A research university in South Kensington devoted to science, engineering, medicine and business.',
      vi: 'Đại học nghiên cứu ở South Kensington, chuyên về khoa học, kỹ thuật, y khoa và kinh doanh.',
    },
    teaching: {
      selectivity: 3,
      tuition: [41000, 46000],
      deadline: { month: 1, day: 13 },
      offers: {
        bachelor: ['mathematics', 'physics', 'chemistry', 'biology', 'biotechnology'],
      },
    },
  },
  {
    id: 305,
    name: {
      en: 'London School of Economics and Political Science',
      vi: 'Trường Kinh tế và Khoa học Chính trị London (LSE)',
    },
    city: { en: 'London', vi: 'London' },
    countryId: countryId.GB,
    website: 'https://www.lse.ac.uk',
    type: 'public',
    about: {
      en: 'A university for the social sciences in the centre of London, close to the courts and the City.',
      vi: 'Đại học chuyên về khoa học xã hội ở trung tâm London, gần khu tòa án và khu tài chính.',
    },
    teaching: {
      selectivity: 3,
      tuition: [31000, 36000],
      deadline: { month: 1, day: 13 },
      offers: {
        bachelor: [
          'economics',
          'actuarial-science',
          'international-relations',
          'sociology',
          'finance',
        ],
      },
    },
  },
  {
    id: 306,
    name: { en: 'University of Bristol', vi: 'Đại học Bristol' },
    city: { en: 'Bristol', vi: 'Bristol' },
    countryId: countryId.GB,
    website: 'https://www.bristol.ac.uk',
    type: 'public',
    about: {
      en: 'A research university on a hill in Bristol, a city of aircraft makers and film studios.',
      vi: 'Đại học nghiên cứu trên đồi ở Bristol, thành phố của ngành chế tạo máy bay và các xưởng phim.',
    },
    teaching: {
      selectivity: 3,
      tuition: [30000, 37000],
      deadline: { month: 1, day: 13 },
      offers: {
        bachelor: ['aerospace-engineering', 'psychology', 'film', 'philosophy', 'law'],
      },
    },
  },
  {
    id: 307,
    name: { en: 'University of Leeds', vi: 'Đại học Leeds' },
    city: { en: 'Leeds', vi: 'Leeds' },
    countryId: countryId.GB,
    website: 'https://www.leeds.ac.uk',
    type: 'public',
    about: {
      en: 'A research university on one campus near the centre of Leeds, with unusual strengths in food, textiles and media.',
      vi: 'Đại học nghiên cứu trong một khuôn viên gần trung tâm Leeds, có thế mạnh hiếm về thực phẩm, dệt may và truyền thông.',
    },
    teaching: {
      selectivity: 2,
      tuition: [27000, 33000],
      offers: {
        bachelor: ['communication', 'food-science', 'fashion-design', 'journalism'],
      },
    },
  },
  {
    id: 308,
    name: { en: 'University of Warwick', vi: 'Đại học Warwick' },
    city: { en: 'Coventry', vi: 'Coventry' },
    countryId: countryId.GB,
    website: 'https://warwick.ac.uk',
    type: 'public',
    about: {
      en: 'A campus university at the edge of Coventry known for economics, mathematics and business.',
      vi: 'Đại học có khuôn viên riêng ở rìa Coventry, nổi tiếng về kinh tế, toán và kinh doanh.',
    },
    teaching: {
      selectivity: 3,
      tuition: [29000, 36000],
      deadline: { month: 1, day: 13 },
      offers: {
        bachelor: ['economics', 'mathematics', 'political-science', 'cybersecurity'],
        foundation: ['economics'],
      },
    },
  },
  {
    id: 309,
    name: { en: 'University of Glasgow', vi: 'Đại học Glasgow' },
    city: { en: 'Glasgow', vi: 'Glasgow' },
    countryId: countryId.GB,
    website: 'https://www.gla.ac.uk',
    type: 'public',
    about: {
      en: 'An old research university in the west end of Glasgow, with four-year Scottish degrees.',
      vi: 'Đại học nghiên cứu lâu đời ở phía tây Glasgow, với bằng cử nhân Scotland học bốn năm.',
    },
    teaching: {
      selectivity: 2,
      tuition: [28000, 34000],
      years: 4,
      offers: {
        bachelor: ['accounting', 'nursing', 'software-engineering', 'aerospace-engineering'],
      },
    },
  },
  {
    id: 310,
    name: { en: 'University of Sheffield', vi: 'Đại học Sheffield' },
    city: { en: 'Sheffield', vi: 'Sheffield' },
    countryId: countryId.GB,
    website: 'https://www.sheffield.ac.uk',
    type: 'public',
    about: {
      en: 'A research university in a green city of former steelworks, strong in engineering, planning and journalism.',
      vi: 'Đại học nghiên cứu ở một thành phố xanh từng là vùng luyện thép, mạnh về kỹ thuật, quy hoạch và báo chí.',
    },
    teaching: {
      selectivity: 2,
      tuition: [27000, 34000],
      offers: {
        bachelor: [
          'architecture',
          'journalism',
          'electrical-engineering',
          'biomedical-engineering',
        ],
        foundation: ['electrical-engineering'],
      },
    },
  },
  {
    id: 311,
    name: { en: 'University of Nottingham', vi: 'Đại học Nottingham' },
    city: { en: 'Nottingham', vi: 'Nottingham' },
    countryId: countryId.GB,
    website: 'https://www.nottingham.ac.uk',
    type: 'public',
    about: {
      en: 'A research university in a wide park in Nottingham, with a farm of its own for agriculture and food.',
      vi: 'Đại học nghiên cứu trong một công viên rộng ở Nottingham, có trang trại riêng cho ngành nông nghiệp và thực phẩm.',
    },
    teaching: {
      selectivity: 2,
      tuition: [26000, 33000],
      offers: {
        bachelor: ['agriculture', 'nutrition', 'education', 'chemical-engineering'],
        foundation: ['chemical-engineering'],
      },
    },
  },
  {
    id: 312,
    name: { en: 'Cardiff University', vi: 'Đại học Cardiff' },
    city: { en: 'Cardiff', vi: 'Cardiff' },
    countryId: countryId.GB,
    website: 'https://www.cardiff.ac.uk',
    type: 'public',
    about: {
      en: 'A research university in the civic centre of the Welsh capital with well-known journalism and health courses.',
      vi: 'Đại học nghiên cứu ở trung tâm thủ đô xứ Wales, nổi tiếng về báo chí và các ngành sức khỏe.',
    },
    teaching: {
      selectivity: 2,
      tuition: [25000, 32000],
      offers: {
        bachelor: ['journalism', 'physiotherapy', 'biomedical-science', 'urban-planning'],
      },
    },
  },
  {
    id: 313,
    name: { en: "Queen's University Belfast", vi: "Đại học Queen's Belfast" },
    city: { en: 'Belfast', vi: 'Belfast' },
    countryId: countryId.GB,
    website: 'https://www.qub.ac.uk',
    type: 'public',
    about: {
      en: 'A research university in the south of Belfast, the capital of Northern Ireland.',
      vi: 'Đại học nghiên cứu ở phía nam Belfast, thủ phủ của Bắc Ireland.',
    },
    teaching: {
      selectivity: 1,
      tuition: [22000, 28000],
      offers: {
        bachelor: ['food-science', 'social-work', 'nursing', 'film'],
        foundation: ['business-administration'],
      },
    },
  },
  {
    id: 314,
    name: { en: 'University of the Arts London', vi: 'Đại học Nghệ thuật London' },
    city: { en: 'London', vi: 'London' },
    countryId: countryId.GB,
    website: 'https://www.arts.ac.uk',
    type: 'public',
    about: {
      en: 'A university of art colleges, among them Central Saint Martins and the London College of Fashion.',
      vi: 'Đại học gồm nhiều trường nghệ thuật, trong đó có Central Saint Martins và London College of Fashion.',
    },
    teaching: {
      selectivity: 1,
      tuition: [30000, 34000],
      offers: {
        bachelor: ['fashion-design', 'graphic-design', 'film', 'fine-art', 'game-design'],
        foundation: ['fine-art'],
      },
    },
  },
  {
    id: 315,
    name: { en: 'Loughborough University', vi: 'Đại học Loughborough' },
    city: { en: 'Loughborough', vi: 'Loughborough' },
    countryId: countryId.GB,
    website: 'https://www.lboro.ac.uk',
    type: 'public',
    about: {
      en: 'A campus university in the Midlands known for engineering, design and sport.',
      vi: 'Đại học có khuôn viên riêng ở vùng Midlands, nổi tiếng về kỹ thuật, thiết kế và thể thao.',
    },
    teaching: {
      selectivity: 2,
      tuition: [26000, 33000],
      offers: {
        bachelor: ['product-design', 'mechanical-engineering', 'international-business'],
        foundation: ['mechanical-engineering'],
      },
    },
  },
  {
    id: 316,
    name: { en: 'Coventry University', vi: 'Đại học Coventry' },
    city: { en: 'Coventry', vi: 'Coventry' },
    countryId: countryId.GB,
    website: 'https://www.coventry.ac.uk',
    type: 'public',
    about: {
      en: 'A modern university in the centre of Coventry with practical courses in health, engineering and games.',
      vi: 'Đại học hiện đại ở trung tâm Coventry, với các chương trình thực hành về sức khỏe, kỹ thuật và trò chơi.',
    },
    teaching: {
      selectivity: 0,
      tuition: [19000, 23000],
      offers: {
        bachelor: ['nursing', 'marketing', 'game-design'],
        foundation: ['information-technology', 'business-administration'],
      },
    },
  },
];
