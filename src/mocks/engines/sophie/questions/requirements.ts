import { avoids, countriesNamed, guide, says, school, type Table } from './expect';
import { citesOnly } from './expect-programs';

const noChances = avoids(/\d+ ?%|likely to|chắc chắn đỗ/);

export const requirements: Table = {
  en: [
    ['What are the requirements of Aalto University?', school('Aalto University', 'ielts')],
    [
      'Requirements of Nursing at UTS?',
      school('University of Technology Sydney', 'ielts'),
      says(/grade average|portfolio|Finished grade/i),
    ],
    ['What do I need to get into TU Delft?', school('Delft University of Technology', 'ielts')],
    [
      'Can I get into MIT with a 3.2 GPA?',
      school('Massachusetts Institute of Technology'),
      says(/never guess your chances/, /3\.2/),
      noChances,
    ],
    [
      'Is IELTS 6.0 enough for the University of Amsterdam?',
      school('University of Amsterdam', 'ielts'),
      noChances,
    ],
    ['What does Monash ask for?', school('Monash University', 'ielts')],
    [
      'Entry requirements for computer science in Finland',
      citesOnly({ countries: ['FI'], titles: ['Computer Science'] }),
    ],
    [
      'What are my chances at Stanford?',
      school('Stanford University'),
      says(/never guess your chances/),
      noChances,
    ],
    [
      'How do I apply in Germany?',
      countriesNamed('DE'),
      says(/APS/, /uni-assist/),
      citesOnly({ countries: ['DE'] }),
    ],
    [
      'How does UCAS work for applications?',
      says(/UCAS/, /personal statement/),
      citesOnly({ countries: ['GB'] }),
    ],
    [
      'Is my Vietnamese diploma accepted in Germany?',
      says(/APS/, /Studienkolleg/),
      guide('foundation-years'),
      avoids(/Nothing (in my catalogue )?fits/),
    ],
    ['What documents do I need?', guide('transcripts-and-translations')],
    ['Who should write my recommendation letter?', guide('asking-for-a-recommendation')],
    ['Requirements for Harvard', school('Harvard University')],
    ['Does RISD require a portfolio?', school('Rhode Island School of Design')],
    [
      'How do I apply to universities in South Korea?',
      countriesNamed('KR'),
      citesOnly({ countries: ['KR'] }),
    ],
    ['How should I prepare for an interview?', guide('interviews')],
    [
      'Eligibility for pharmacy in Australia',
      citesOnly({ countries: ['AU'], titles: ['Pharmacy'] }),
    ],
  ],
  vi: [
    ['Điều kiện vào Đại học Aalto là gì?', school('Aalto University', 'ielts')],
    ['Du học Hàn Quốc cần gì?', countriesNamed('KR'), citesOnly({ countries: ['KR'] })],
    ['Yêu cầu đầu vào của NUS?', school('National University of Singapore', 'ielts')],
    ['Cần gì để vào Bách khoa Hà Nội?', school('Hanoi University of Science and Technology')],
    [
      'Bằng THPT Việt Nam có được công nhận ở Hà Lan không?',
      says(/khoa học ứng dụng/),
      guide('foundation-years'),
    ],
    ['Nộp hồ sơ đi Đức như thế nào?', says(/APS/), citesOnly({ countries: ['DE'] })],
    [
      'GPA 8.0 có vào được đại học Melbourne không?',
      school('University of Melbourne'),
      says(/không đoán khả năng trúng tuyển/),
      noChances,
    ],
    [
      'Khả năng đỗ UCLA của mình bao nhiêu?',
      school('University of California, Los Angeles'),
      says(/không đoán khả năng/),
      noChances,
    ],
    ['Điều kiện học ngành điều dưỡng ở Úc', citesOnly({ countries: ['AU'], titles: ['Nursing'] })],
    ['Hồ sơ du học Pháp gồm những gì?', says(/Campus France/), citesOnly({ countries: ['FR'] })],
    ['Cần giấy tờ gì để dịch công chứng?', guide('transcripts-and-translations')],
    ['Xin thư giới thiệu của thầy cô thế nào?', guide('asking-for-a-recommendation')],
    ['Phỏng vấn du học hỏi gì?', guide('interviews')],
    ['IELTS 5.5 có đủ vào Taylor’s không?', school("Taylor's University", 'ielts')],
    ['Điều kiện vào Oxford', school('University of Oxford')],
    ['Xét tuyển ở Phần Lan như thế nào?', says(/Studyinfo/), citesOnly({ countries: ['FI'] })],
  ],
};
