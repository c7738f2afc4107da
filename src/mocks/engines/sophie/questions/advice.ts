import { anyMajor, guide, majors, noCatalogue, says, avoids, type Table } from './expect';

const choosing = guide('choosing-a-major');
/** In distress there is a number to call, and nothing of the catalogue. */
const cares = [says(/111/, /findahelpline\.com/), noCatalogue] as const;

export const advice: Table = {
  en: [
    ['What should I study?', choosing, says(/quiz/)],
    [
      'I like drawing and math. What should I study?',
      anyMajor('Architecture', 'Graphic Design', 'Game Design'),
      choosing,
    ],
    ['I don’t know what to study', choosing, says(/quiz/)],
    [
      'My parents want me to do accounting but I like drawing',
      says(/safe/),
      anyMajor('Graphic Design', 'Architecture', 'Product Design'),
      choosing,
    ],
    [
      'Which major fits someone who loves biology?',
      anyMajor('Biology', 'Biotechnology', 'Biomedical Science'),
      choosing,
    ],
    [
      'I am good at computers but hate physics. Which major?',
      anyMajor('Computer Science', 'Software Engineering'),
      choosing,
      avoids(/\*\*Physics\*\*/),
    ],
    ['I hate math. What should I study?', choosing, avoids(/\*\*(Mathematics|Data Science)\*\*/)],
    ['im bad at math and physics what major', choosing, avoids(/\*\*(Mathematics|Physics)\*\*/)],
    [
      'I don’t like biology. What major should I choose?',
      choosing,
      avoids(/\*\*(Biology|Biotechnology)\*\*/),
    ],
    [
      'I hate physics but love computers',
      anyMajor('Computer Science', 'Software Engineering'),
      choosing,
      avoids(/\*\*Physics\*\*/),
    ],
    ['What is psychology like?', majors('Psychology')],
    ['What do you learn in data science?', majors('Data Science')],
    ['I want to die', ...cares, says(/988/)],
    ['I feel hopeless and I hate myself', ...cares],
    ['I live in Ohio and I can’t go on', says(/988/, /findahelpline/), noCatalogue],
    [
      'I got rejected and feel terrible',
      says(/sorry/, /findahelpline/),
      guide('waitlists-and-rejections'),
    ],
    [
      'Help me choose a major, I enjoy helping people',
      anyMajor('Psychology', 'Nursing', 'Social Work'),
      choosing,
    ],
    [
      'I love animals, what can I study?',
      anyMajor('Veterinary Medicine', 'Biology', 'Marine Science'),
      choosing,
    ],
    ['Which is the best university in the world?', says(/Rankings aren’t in my catalogue/)],
    ['What is the weather in Hanoi tomorrow?', says(/can’t answer/), noCatalogue],
  ],
  vi: [
    [
      'Mình học lớp 11, thích Toán, nên học ngành gì?',
      anyMajor('Mathematics', 'Data Science', 'Economics'),
      choosing,
    ],
    [
      'Mẹ em muốn em học kế toán nhưng em thích vẽ',
      says(/an toàn/),
      anyMajor('Graphic Design', 'Architecture'),
      choosing,
    ],
    ['Nên học ngành gì bây giờ?', choosing, says(/trắc nghiệm/)],
    ['Em không biết nên chọn ngành nào', choosing],
    [
      'Mình thích vẽ và toán, nên học gì?',
      anyMajor('Architecture', 'Graphic Design', 'Game Design'),
      choosing,
    ],
    [
      'Thích động vật thì học ngành gì?',
      anyMajor('Veterinary Medicine', 'Biology', 'Marine Science'),
      choosing,
    ],
    [
      'Em giỏi văn, chọn ngành gì phù hợp?',
      anyMajor('Journalism', 'English Literature', 'Communication'),
      choosing,
    ],
    ['Em sợ toán, học ngành gì?', choosing, avoids(/\*\*Toán/)],
    [
      'Em ghét toán nhưng thích vẽ, học ngành gì?',
      anyMajor('Graphic Design', 'Product Design'),
      avoids(/\*\*Toán/),
    ],
    [
      'Em không thích kinh tế và marketing, nên học ngành gì?',
      choosing,
      avoids(/\*\*(Kinh tế|Marketing)\*\*/),
    ],
    ['Ngành tâm lý học học gì?', majors('Psychology')],
    ['Mình muốn chết', says(/111/, /findahelpline/), noCatalogue],
    ['Em không muốn sống nữa', says(/111/), noCatalogue],
    ['Mình trượt đại học rồi, buồn quá', says(/111/), guide('waitlists-and-rejections')],
    ['Áp lực quá, mình kiệt sức rồi', says(/111/), noCatalogue],
    ['Bố em đánh em vì điểm kém', says(/111/), noCatalogue],
    [
      'Thích nấu ăn thì học ngành nào?',
      anyMajor('Food Science', 'Hospitality Management', 'Nutrition'),
      choosing,
    ],
    ['Trường nào xếp hạng cao nhất?', says(/xếp hạng/)],
    ['Khoa học dữ liệu học những gì?', majors('Data Science')],
  ],
};
