import { countriesNamed, guide, majors, says, school, type Table } from './expect';
import { tuitionOf } from './expect-programs';

export const compareTable: Table = {
  en: [
    [
      'Compare Tampere and Twente',
      school('Tampere University', 'tuition'),
      school('University of Twente', 'tuition'),
    ],
    [
      'Compare Groningen and TU Delft',
      school('University of Groningen', 'tuition'),
      school('Delft University of Technology', 'tuition'),
    ],
    [
      'Should I study in Canada or Australia?',
      countriesNamed('CA', 'AU'),
      tuitionOf({ countries: ['CA'] }),
      tuitionOf({ countries: ['AU'] }),
    ],
    [
      'What is the difference between IELTS and TOEFL?',
      says(/IELTS/, /TOEFL/),
      guide('ielts-and-sat'),
    ],
    ['SAT or ACT?', says(/SAT/, /ACT/), guide('ielts-and-sat')],
    [
      'Germany vs the Netherlands for computer science',
      tuitionOf({ countries: ['DE'], titles: ['Computer Science'] }),
      tuitionOf({ countries: ['NL'], titles: ['Computer Science'] }),
    ],
    [
      'Is data science better than statistics?',
      majors('Data Science', 'Statistics'),
      tuitionOf({ titles: ['Statistics'] }),
    ],
    ['difference between marketing and finance', majors('Marketing', 'Finance')],
    [
      'UofT or McGill?',
      school('University of Toronto', 'tuition'),
      school('McGill University', 'tuition'),
    ],
    [
      'NUS vs NTU',
      school('National University of Singapore'),
      school('Nanyang Technological University'),
    ],
    [
      'Compare MIT and Stanford for CS',
      school('Massachusetts Institute of Technology'),
      school('Stanford University'),
    ],
    [
      'Which is cheaper, Finland or the Netherlands?',
      tuitionOf({ countries: ['FI'] }),
      tuitionOf({ countries: ['NL'] }),
    ],
    ['Compare Harvard and Yale', school('Harvard University'), school('Yale University')],
    [
      'Monash University or University of Melbourne?',
      school('Monash University'),
      school('University of Melbourne'),
    ],
    ['Japan or Korea for business?', countriesNamed('JP', 'KR')],
    [
      'compare nursing and pharmacy in the UK',
      tuitionOf({ countries: ['GB'], titles: ['Nursing'] }),
    ],
  ],
  vi: [
    [
      'So sánh Tampere và Twente',
      school('Tampere University', 'tuition'),
      school('University of Twente', 'tuition'),
    ],
    [
      'So sánh học phí giữa Hà Lan và Phần Lan',
      tuitionOf({ countries: ['NL'] }),
      tuitionOf({ countries: ['FI'] }),
    ],
    ['Nên du học Canada hay Úc?', countriesNamed('CA', 'AU'), tuitionOf({ countries: ['AU'] })],
    ['IELTS và TOEFL khác nhau thế nào?', says(/IELTS/, /TOEFL/), guide('ielts-and-sat')],
    ['Đức hay Hà Lan rẻ hơn?', tuitionOf({ countries: ['DE'] }), tuitionOf({ countries: ['NL'] })],
    ['So sánh RMIT Việt Nam và VinUni', school('RMIT University Vietnam'), school('VinUniversity')],
    ['Nhật hay Hàn?', says(/Nhật Bản/, /Hàn Quốc/)],
    ['Nên học khoa học dữ liệu hay thống kê?', majors('Data Science', 'Statistics')],
    ['Kế toán và tài chính khác nhau thế nào?', majors('Accounting', 'Finance')],
    [
      'So sánh NUS và NTU',
      school('National University of Singapore'),
      school('Nanyang Technological University'),
    ],
    ['Du học Mỹ hay Anh tốt hơn?', countriesNamed('US', 'GB')],
    [
      'So sánh Aalto với đại học Helsinki',
      school('Aalto University'),
      school('University of Helsinki'),
    ],
    [
      'Bách khoa Hà Nội hay Ngoại thương?',
      school('Hanoi University of Science and Technology'),
      school('Foreign Trade University'),
    ],
    [
      'Singapore và Malaysia nước nào học phí rẻ hơn?',
      tuitionOf({ countries: ['SG'] }),
      tuitionOf({ countries: ['MY'] }),
    ],
    [
      'So sánh Harvard với MIT',
      school('Harvard University'),
      school('Massachusetts Institute of Technology'),
    ],
    ['SAT với ACT khác gì nhau?', says(/SAT/, /ACT/)],
  ],
};
