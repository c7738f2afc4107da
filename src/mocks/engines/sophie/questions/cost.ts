import { guide, says, school, type Table } from './expect';
import { tuitionOf } from './expect-programs';

const whole = guide('what-a-year-costs');

export const cost: Table = {
  en: [
    ['How much does a year in Finland cost?', tuitionOf({ countries: ['FI'] }), whole],
    ['How much is tuition at Aalto?', school('Aalto University', 'tuition'), whole],
    ['how much does it cost to live in Finland', says(/\$10,500 for rent/), whole],
    [
      'What does it cost to study nursing in Australia?',
      tuitionOf({ countries: ['AU'], titles: ['Nursing'] }),
      whole,
    ],
    ['Tuition fees in Germany', tuitionOf({ countries: ['DE'] })],
    ['How expensive is MIT?', school('Massachusetts Institute of Technology', 'tuition'), whole],
    ['What is the total cost of a year in the US?', tuitionOf({ countries: ['US'] }), whole],
    ['living costs in Munich', says(/[Rr]ent/), whole],
    [
      'How much is computer science in Canada?',
      tuitionOf({ countries: ['CA'], titles: ['Computer Science'] }),
      whole,
    ],
    ['How much is Harvard a year?', school('Harvard University'), whole],
    ['Cost of medicine in Australia', tuitionOf({ countries: ['AU'], titles: ['Medicine'] })],
    ['What is the tuition of NUS?', school('National University of Singapore'), whole],
    ['How much money do I need for Japan?', tuitionOf({ countries: ['JP'] }), whole],
    ['How much does studying abroad cost?', whole, says(/[Rr]ent/)],
    [
      'price of business in Malaysia',
      tuitionOf({ countries: ['MY'], titles: ['Business Administration'] }),
    ],
    ['What are the fees of Groningen?', school('University of Groningen', 'tuition'), whole],
  ],
  vi: [
    ['Một năm ở Úc tốn bao nhiêu?', tuitionOf({ countries: ['AU'] }), whole],
    ['Học phí của Aalto bao nhiêu?', school('Aalto University', 'tuition'), whole],
    ['Ngành y ở Úc học phí bao nhiêu?', tuitionOf({ countries: ['AU'], titles: ['Medicine'] })],
    ['Chi phí sinh hoạt ở Munich?', says(/tiền nhà/), whole],
    ['Du học Canada hết bao nhiêu tiền?', tuitionOf({ countries: ['CA'] }), whole],
    [
      'Học phí ngành khoa học máy tính ở Đức',
      tuitionOf({ countries: ['DE'], titles: ['Computer Science'] }),
    ],
    ['Học ở VinUni tốn bao nhiêu một năm?', school('VinUniversity'), whole],
    ['Chi phí du học Hàn Quốc', tuitionOf({ countries: ['KR'] }), whole],
    ['Sinh hoạt phí ở Nhật bao nhiêu?', tuitionOf({ countries: ['JP'] }), whole],
    ['Học phí NUS bao nhiêu?', school('National University of Singapore'), whole],
    [
      'Học phí trung bình ngành điều dưỡng ở Anh',
      tuitionOf({ countries: ['GB'], titles: ['Nursing'] }),
    ],
    ['Đi du học tốn kém những khoản gì?', whole],
    ['Học phí ở Hà Lan bao nhiêu?', tuitionOf({ countries: ['NL'] })],
    ['Tổng chi phí một năm ở Mỹ', tuitionOf({ countries: ['US'] }), whole],
    ['Học phí ngành kiến trúc ở Pháp', tuitionOf({ countries: ['FR'], titles: ['Architecture'] })],
    ['Tiền nhà ở Singapore có đắt không?', whole],
  ],
};
