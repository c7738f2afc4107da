import type { CatalogueScholarship } from './scholarship';

/** Scholarships for study in the United States and Canada. */
export const northAmericaScholarships: readonly CatalogueScholarship[] = [
  {
    id: 29,
    name: { en: 'Harvard College Financial Aid', vi: 'Hỗ trợ tài chính của Harvard College' },
    provider: { en: 'Harvard University', vi: 'Đại học Harvard' },
    countries: ['US'],
    website: 'https://college.harvard.edu',
    about: {
      en: 'The same for every nationality: if you are admitted, your family pays what it can, and needing help doesn’t count against you.',
      vi: 'Như nhau với mọi quốc tịch: ai trúng tuyển thì đóng theo khả năng của gia đình, và việc cần hỗ trợ không làm giảm cơ hội của bạn.',
    },
    amount: {
      kind: 'full',
      text: {
        en: 'What the family can’t pay of tuition, room, food and travel',
        vi: 'Phần học phí, ăn ở và đi lại mà gia đình không lo được',
      },
      usd: 65_000,
    },
    term: { opens: { month: 8, day: 15 }, closes: { month: 1, day: 1 } },
    asks: {
      ielts: 7.5,
      average: 9.3,
      sat: 1500,
      finishedGrade12: true,
      needUnder: 50_000,
      other: ['essay', 'interview'],
    },
    documents: ['transcript', 'sat', 'essay', 'recommendations', 'income'],
  },
  {
    id: 30,
    name: { en: 'MIT Scholarship', vi: 'Học bổng MIT' },
    provider: {
      en: 'Massachusetts Institute of Technology',
      vi: 'Viện Công nghệ Massachusetts',
    },
    countries: ['US'],
    website: 'https://sfs.mit.edu',
    about: {
      en: 'Based only on need, for international students too. There are no scholarships for grades, because everyone there has them.',
      vi: 'Chỉ xét theo hoàn cảnh tài chính, cả với sinh viên quốc tế. Trường không có học bổng theo điểm, vì ai vào đây cũng giỏi.',
    },
    amount: {
      kind: 'full',
      text: {
        en: 'What the family can’t pay of tuition, room and food',
        vi: 'Phần học phí và ăn ở mà gia đình không lo được',
      },
      usd: 62_000,
    },
    term: { opens: { month: 8, day: 15 }, closes: { month: 2, day: 15 } },
    asks: {
      ielts: 7.5,
      average: 9.3,
      sat: 1520,
      finishedGrade12: true,
      needUnder: 50_000,
      other: ['essay'],
    },
    documents: ['transcript', 'sat', 'essay', 'recommendations', 'income'],
  },
  {
    id: 31,
    name: { en: 'Berea Tuition Promise Scholarship', vi: 'Học bổng Tuition Promise của Berea' },
    provider: { en: 'Berea College', vi: 'Berea College' },
    countries: ['US'],
    website: 'https://www.berea.edu',
    about: {
      en: 'A small college in Kentucky that charges nobody tuition, and where every student works. Thirty or so international students a year.',
      vi: 'Một trường nhỏ ở Kentucky không thu học phí của ai, và sinh viên nào cũng đi làm trong trường. Mỗi năm nhận chừng ba mươi sinh viên quốc tế.',
    },
    amount: {
      kind: 'full',
      text: {
        en: 'All tuition, and room, board and fees in the first year',
        vi: 'Toàn bộ học phí, và năm đầu cả ăn ở cùng các khoản phí',
      },
      usd: 55_000,
    },
    term: { opens: { month: 8, day: 1 }, closes: { month: 11, day: 30 } },
    asks: {
      ielts: 6.5,
      average: 8,
      finishedGrade12: true,
      needUnder: 10_000,
      other: ['essay', 'campusWork'],
    },
    documents: ['transcript', 'english', 'essay', 'recommendations', 'income'],
  },
  {
    id: 32,
    name: { en: 'Clark Global Scholars Program', vi: 'Học bổng Global Scholars của Clark' },
    provider: { en: 'Clark University', vi: 'Đại học Clark' },
    countries: ['US'],
    website: 'https://www.clarku.edu',
    about: {
      en: 'For first-year students from abroad who have made a difference in their community. With a mentor, and a paid summer project later on.',
      vi: 'Dành cho tân sinh viên quốc tế đã tạo được thay đổi ở nơi mình sống. Có người hướng dẫn, về sau có một dự án hè được trả tiền.',
    },
    amount: {
      kind: 'partial',
      text: {
        en: 'A part of the tuition, for four years',
        vi: 'Một phần học phí, trong bốn năm',
      },
      usd: 15_000,
    },
    term: { opens: { month: 8, day: 1 }, closes: { month: 1, day: 15 } },
    asks: {
      ielts: 6.5,
      average: 8.5,
      finishedGrade12: true,
      other: ['essay', 'leadership'],
    },
    documents: ['transcript', 'english', 'essay', 'recommendations', 'cv'],
  },
  {
    id: 33,
    name: { en: 'Davis United World College Scholars', vi: 'Học bổng Davis UWC Scholars' },
    provider: { en: 'Davis UWC Scholars Program', vi: 'Chương trình Davis UWC Scholars' },
    countries: ['US'],
    website: 'https://www.davisuwcscholars.org',
    about: {
      en: 'For graduates of the United World Colleges at about a hundred American colleges. It starts in grade 10 or 11, with the UWC committee of Vietnam.',
      vi: 'Dành cho học sinh tốt nghiệp các trường UWC, áp dụng ở khoảng một trăm trường đại học Mỹ. Con đường bắt đầu từ lớp 10 hoặc 11, với ủy ban UWC Việt Nam.',
    },
    amount: {
      kind: 'partial',
      text: {
        en: 'A grant to the college towards your need, each year',
        vi: 'Khoản tài trợ trao cho trường để bù phần bạn còn thiếu, hằng năm',
      },
      usd: 20_000,
    },
    term: null,
    asks: { finishedGrade12: true, needUnder: 30_000, other: ['unitedWorldCollege'] },
    documents: ['transcript', 'offer', 'income'],
  },
  {
    id: 34,
    name: {
      en: 'Lester B. Pearson International Scholarship',
      vi: 'Học bổng quốc tế Lester B. Pearson',
    },
    provider: { en: 'University of Toronto', vi: 'Đại học Toronto' },
    countries: ['CA'],
    website: 'https://future.utoronto.ca',
    about: {
      en: 'About forty students a year from the whole world. Each school may nominate one student by mid-October, and you apply to Toronto by then too, so talk to a teacher in September.',
      vi: 'Mỗi năm khoảng bốn mươi bạn từ khắp thế giới. Mỗi trường chỉ được giới thiệu một người trước giữa tháng 10, và bạn cũng phải nộp hồ sơ vào Toronto trước đó, vì vậy hãy nói với thầy cô ngay từ tháng 9.',
    },
    amount: {
      kind: 'full',
      text: {
        en: 'Tuition, books, fees and a room, four years',
        vi: 'Học phí, sách vở, các khoản phí và chỗ ở, bốn năm',
      },
      usd: 60_000,
    },
    term: { opens: { month: 9, day: 1 }, closes: { month: 11, day: 7 } },
    asks: {
      ielts: 6.5,
      average: 9.2,
      finishedGrade12: true,
      other: ['nomination', 'leadership', 'essay'],
    },
    documents: ['transcript', 'english', 'essay', 'recommendations'],
  },
  {
    id: 35,
    name: {
      en: 'Karen McKellin International Leader of Tomorrow Award',
      vi: 'Học bổng Karen McKellin International Leader of Tomorrow',
    },
    provider: { en: 'University of British Columbia', vi: 'Đại học British Columbia' },
    countries: ['CA'],
    website: 'https://you.ubc.ca',
    about: {
      en: 'For students who lead and couldn’t come without help. Your school nominates you; how much you get follows from the family’s means.',
      vi: 'Dành cho học sinh có khả năng dẫn dắt mà không thể du học nếu thiếu hỗ trợ. Trường giới thiệu bạn; mức nhận được tùy hoàn cảnh gia đình.',
    },
    amount: {
      kind: 'full',
      text: {
        en: 'What the family can’t pay of tuition and living costs',
        vi: 'Phần học phí và sinh hoạt phí mà gia đình không lo được',
      },
      usd: 48_000,
    },
    term: { opens: { month: 9, day: 1 }, closes: { month: 11, day: 15 } },
    asks: {
      ielts: 6.5,
      average: 9,
      finishedGrade12: true,
      needUnder: 25_000,
      other: ['nomination', 'leadership', 'community'],
    },
    documents: ['transcript', 'english', 'essay', 'recommendations', 'income'],
  },
];
