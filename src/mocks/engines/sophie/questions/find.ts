import { majors, says, type Table } from './expect';
import { finds } from './expect-programs';

export const find: Table = {
  en: [
    [
      'Where can I study computer science in Germany for under $5,000?',
      finds({ countries: ['DE'], titles: ['Computer Science'], max: 5000 }),
    ],
    [
      'Which schools teach nursing in Australia?',
      finds({ countries: ['AU'], titles: ['Nursing'] }),
    ],
    [
      'CS in Canada up to $40,000 a year, IELTS 6.5',
      finds({ countries: ['CA'], titles: ['Computer Science'], max: 40_000, ielts: 6.5 }),
    ],
    ['cheapest CS', finds({ titles: ['Computer Science'], cheapest: true })],
    ['Can I study medicine in Germany?', finds({ countries: ['DE'], titles: ['Medicine'] })],
    [
      'Psychology in the US for 30k',
      finds({ countries: ['US'], titles: ['Psychology'], max: 30_000 }),
    ],
    [
      'I have $15,000 a year and IELTS 7.0. Where can I study data science in English?',
      finds({ titles: ['Data Science'], max: 15_000, ielts: 7, english: true }),
    ],
    [
      'English taught engineering programs in France',
      finds({ countries: ['FR'], field: 2, english: true }),
    ],
    [
      'Which universities in Japan offer economics?',
      finds({ countries: ['JP'], titles: ['Economics'] }),
    ],
    ['diploma programs in Singapore', finds({ countries: ['SG'], degree: 'diploma' })],
    ['Find me a foundation year in the UK', finds({ countries: ['GB'], degree: 'foundation' })],
    ['architecture in the Netherlands', finds({ countries: ['NL'], titles: ['Architecture'] })],
    ['Where can I study law in Italy?', finds({ countries: ['IT'], titles: ['Law'] })],
    [
      'Where can I study art without maths in Finland?',
      finds({ countries: ['FI'], titles: ['Fine Art'], without: 'maths' }),
    ],
    [
      'hospitality in Malaysia or Singapore',
      finds({ countries: ['MY', 'SG'], titles: ['Hospitality Management'] }),
    ],
    ['programs in Munich', finds({ city: 'Munich' })],
    [
      'Is there veterinary medicine anywhere?',
      finds({ titles: ['Veterinary Medicine'] }),
      majors('Veterinary Medicine'),
    ],
    [
      'Business in New Zealand for an average of 7.5',
      finds({ countries: ['NZ'], titles: ['Business Administration'], average: 7.5 }),
    ],
  ],
  vi: [
    [
      'Học công nghệ thông tin ở Úc dưới 30.000 USD',
      finds({ countries: ['AU'], titles: ['Information Technology'], max: 30_000 }),
    ],
    ['Học CNTT ở đâu rẻ nhất?', finds({ titles: ['Information Technology'], cheapest: true })],
    [
      'Mình có IELTS 6.0, học quản trị kinh doanh ở Malaysia trường nào?',
      finds({ countries: ['MY'], titles: ['Business Administration'], ielts: 6 }),
    ],
    [
      'Học máy tính ở Đức rẻ nhất ở đâu?',
      finds({ countries: ['DE'], titles: ['Computer Science'], cheapest: true }),
    ],
    ['Ngành y ở Úc có trường nào?', finds({ countries: ['AU'], titles: ['Medicine'] })],
    ['Ngành tâm lý học ở Mỹ', finds({ countries: ['US'], titles: ['Psychology'] })],
    [
      'Du học Hàn Quốc ngành truyền thông bằng tiếng Anh',
      finds({ countries: ['KR'], english: true, titles: ['Communication'] }),
    ],
    ['Trường nào ở Phần Lan dạy điều dưỡng?', finds({ countries: ['FI'], titles: ['Nursing'] })],
    ['Học luật ở Anh', finds({ countries: ['GB'], titles: ['Law'] })],
    [
      'Có trường nào ở Đài Loan dạy kỹ thuật cơ khí không?',
      finds({ countries: ['TW'], titles: ['Mechanical Engineering'] }),
    ],
    [
      'Học kiến trúc ở Hà Lan hoặc Đức',
      finds({ countries: ['NL', 'DE'], titles: ['Architecture'] }),
    ],
    ['Học du lịch ở Thụy Sĩ', says(/Thụy Sĩ/)],
    ['Ngành dược ở Pháp', finds({ countries: ['FR'], titles: ['Pharmacy'] })],
    [
      'Chương trình nào ở Nhật học phí không quá 10.000 USD?',
      finds({ countries: ['JP'], max: 10_000 }),
    ],
    [
      'Có chương trình dự bị nào ở New Zealand?',
      finds({ countries: ['NZ'], degree: 'foundation' }),
    ],
    ['Thiết kế đồ họa ở Singapore', finds({ countries: ['SG'], titles: ['Graphic Design'] })],
  ],
};
