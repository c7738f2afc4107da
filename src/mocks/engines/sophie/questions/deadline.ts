import { says, school, type Table } from './expect';
import { citesOnly } from './expect-programs';

const dated = says(/\d{4}|all year|quanh năm/);

export const deadline: Table = {
  en: [
    ['When is the deadline of Aalto University?', school('Aalto University', 'deadline')],
    ['Deadline of UC Berkeley CS?', school('University of California, Berkeley', 'deadline')],
    ['Monash Malaysia deadline', school('Monash University Malaysia', 'deadline')],
    ['When do applications close in Finland?', citesOnly({ countries: ['FI'] }), dated],
    [
      'By when do I have to apply to TU Delft?',
      school('Delft University of Technology', 'deadline'),
    ],
    ['What is the deadline of Harvard?', school('Harvard University'), dated],
    ['When does University of Toronto close?', school('University of Toronto', 'deadline')],
    [
      'deadlines for nursing in the UK',
      citesOnly({ countries: ['GB'], titles: ['Nursing'] }),
      dated,
    ],
    ['When should I apply in Japan?', citesOnly({ countries: ['JP'] }), dated],
    ['last day to apply to NUS', school('National University of Singapore', 'deadline')],
    ['Which saved program closes first?', says(/saved/)],
    ['When is the application due for McGill?', school('McGill University', 'deadline')],
    [
      'Can I still apply to Groningen? What is the deadline?',
      school('University of Groningen', 'deadline'),
    ],
    [
      'Deadline for psychology in the Netherlands',
      citesOnly({ countries: ['NL'], titles: ['Psychology'] }),
      dated,
    ],
    ['When do I apply in Germany?', citesOnly({ countries: ['DE'] }), dated],
    ['application deadline KAIST', school('KAIST', 'deadline')],
  ],
  vi: [
    ['Hạn nộp của Aalto là khi nào?', school('Aalto University', 'deadline')],
    ['Hạn nộp của Harvard là khi nào?', school('Harvard University'), dated],
    ['Bao giờ hết hạn nộp hồ sơ vào NUS?', school('National University of Singapore', 'deadline')],
    ['Hạn nộp hồ sơ du học Phần Lan', citesOnly({ countries: ['FI'] }), dated],
    [
      'Khi nào phải nộp hồ sơ vào MIT?',
      school('Massachusetts Institute of Technology', 'deadline'),
    ],
    [
      'Hạn nộp ngành tâm lý học ở Hà Lan',
      citesOnly({ countries: ['NL'], titles: ['Psychology'] }),
      dated,
    ],
    ['Chương trình đã lưu nào hết hạn trước?', says(/lưu/)],
    ['Trường VinUni hạn nộp ngày nào?', school('VinUniversity', 'deadline')],
    ['Du học Đức nộp hồ sơ khi nào?', citesOnly({ countries: ['DE'] }), dated],
    [
      'Còn kịp nộp vào đại học Amsterdam không, hạn là khi nào?',
      school('University of Amsterdam', 'deadline'),
    ],
    ['Hạn nộp của đại học Toronto', school('University of Toronto', 'deadline')],
    ['Bao giờ nộp hồ sơ đi Nhật?', citesOnly({ countries: ['JP'] }), dated],
    ['Deadline của UCLA khi nào?', school('University of California, Los Angeles', 'deadline')],
    ['Hạn nộp ngành luật ở Anh', citesOnly({ countries: ['GB'], titles: ['Law'] }), dated],
    ['RMIT Việt Nam nhận hồ sơ đến khi nào?', school('RMIT University Vietnam', 'deadline')],
    ['Kỳ nhập học ở Malaysia tháng mấy, hạn nộp khi nào?', citesOnly({ countries: ['MY'] }), dated],
  ],
};
