import type { CatalogueScholarship } from './scholarship';
import { citizens } from './scholarships-asks';

/** Scholarships for study in Southeast Asia. */
export const southeastAsiaScholarships: readonly CatalogueScholarship[] = [
  {
    id: 1,
    name: { en: 'VinUniversity Scholarship', vi: 'Học bổng VinUni' },
    provider: { en: 'VinUniversity', vi: 'Trường Đại học VinUni' },
    countries: ['VN'],
    website: 'https://vinuni.edu.vn',
    about: {
      en: 'Decided together with the admission, on the whole application: grades, essays, what you did outside class, and a talk with the faculty.',
      vi: 'Xét cùng lúc với tuyển sinh, trên toàn bộ hồ sơ: kết quả học tập, bài luận, hoạt động ngoài giờ học và buổi trò chuyện với giảng viên.',
    },
    amount: {
      kind: 'partial',
      text: {
        en: 'Half of the tuition or more, for four years',
        vi: 'Từ một nửa học phí trở lên, trong bốn năm',
      },
      usd: 17_500,
    },
    term: { opens: { month: 10, day: 1 }, closes: { month: 3, day: 31 } },
    asks: {
      ielts: 6.5,
      average: 8.5,
      finishedGrade12: true,
      other: ['essay', 'interview'],
    },
    documents: ['transcript', 'english', 'essay', 'recommendations', 'cv'],
  },
  {
    id: 2,
    name: {
      en: 'Fulbright University Vietnam Financial Aid',
      vi: 'Hỗ trợ tài chính của Đại học Fulbright Việt Nam',
    },
    provider: { en: 'Fulbright University Vietnam', vi: 'Đại học Fulbright Việt Nam' },
    countries: ['VN'],
    website: 'https://fulbright.edu.vn',
    about: {
      en: 'For students who are admitted and whose family can’t bear the cost. How much it is depends on the family’s means, not on a competition.',
      vi: 'Dành cho bạn đã trúng tuyển mà gia đình không đủ khả năng chi trả. Mức hỗ trợ tùy vào hoàn cảnh gia đình, không phải một cuộc thi.',
    },
    amount: {
      kind: 'partial',
      text: {
        en: 'A part of tuition, room and board, by what the family can pay',
        vi: 'Một phần học phí và ăn ở nội trú, tùy khả năng của gia đình',
      },
      usd: 14_000,
    },
    term: { opens: { month: 10, day: 15 }, closes: { month: 3, day: 15 } },
    asks: { finishedGrade12: true, needUnder: 20_000, other: ['essay', 'interview'] },
    documents: ['transcript', 'essay', 'recommendations', 'income'],
  },
  {
    id: 3,
    name: {
      en: 'RMIT Vietnam Opportunity Scholarship',
      vi: 'Học bổng Chắp cánh ước mơ của RMIT Việt Nam',
    },
    provider: { en: 'RMIT University Vietnam', vi: 'Đại học RMIT Việt Nam' },
    countries: ['VN'],
    website: 'https://www.rmit.edu.vn',
    about: {
      en: 'For students who do well at school in circumstances that make it hard: a low income, a disability, a place far from any university.',
      vi: 'Dành cho học sinh vượt khó học giỏi: gia đình thu nhập thấp, khuyết tật, hoặc ở nơi xa các trường đại học.',
    },
    amount: {
      kind: 'full',
      text: {
        en: 'All tuition, the English course before it, a laptop and a monthly allowance',
        vi: 'Toàn bộ học phí, khóa tiếng Anh đầu vào, một máy tính và sinh hoạt phí hằng tháng',
      },
      usd: 19_000,
    },
    term: { opens: { month: 11, day: 1 }, closes: { month: 2, day: 28 } },
    asks: {
      average: 7.5,
      finishedGrade12: true,
      nationality: citizens.vietnam,
      needUnder: 10_000,
      other: ['essay', 'interview'],
    },
    documents: ['transcript', 'essay', 'recommendations', 'income'],
  },
  {
    id: 4,
    name: { en: 'Odon Vallet Scholarship', vi: 'Học bổng Odon Vallet' },
    provider: { en: 'Rencontres du Vietnam', vi: 'Hội Gặp gỡ Việt Nam' },
    countries: ['VN'],
    website: 'https://rencontresduvietnam.org',
    about: {
      en: 'Given each summer in several cities to pupils and students in Vietnam with the best results. You don’t apply yourself: your school or university sends the names.',
      vi: 'Trao mỗi mùa hè tại nhiều thành phố cho học sinh, sinh viên trong nước có kết quả xuất sắc. Bạn không tự nộp hồ sơ: trường phổ thông hoặc đại học gửi danh sách.',
    },
    amount: {
      kind: 'living',
      text: { en: 'A one-off grant', vi: 'Một khoản trao một lần, bạn tự sử dụng' },
      usd: 900,
    },
    term: { opens: { month: 4, day: 15 }, closes: { month: 6, day: 15 } },
    asks: { average: 8.8, nationality: citizens.vietnam, other: ['nomination'] },
    documents: ['transcript', 'cv'],
  },
  {
    id: 5,
    name: {
      en: 'Jeffrey Cheah Foundation Scholarship',
      vi: 'Học bổng Quỹ Jeffrey Cheah',
    },
    provider: { en: 'Jeffrey Cheah Foundation', vi: 'Quỹ Jeffrey Cheah' },
    countries: ['MY'],
    schoolIds: [704],
    website: 'https://jeffreycheah.foundation',
    about: {
      en: 'For study at the institutions that the foundation owns, Sunway University and Monash University Malaysia among them. Mostly by school results.',
      vi: 'Để học tại các trường thuộc quỹ, trong đó có Đại học Sunway và Đại học Monash Malaysia. Xét chủ yếu theo kết quả học tập.',
    },
    amount: {
      kind: 'partial',
      text: {
        en: 'A share of the tuition that grows with your results',
        vi: 'Một phần học phí, kết quả càng cao phần được trả càng lớn',
      },
      usd: 5000,
    },
    term: null,
    asks: { ielts: 6, average: 8.5, finishedGrade12: true },
    documents: ['transcript', 'diploma', 'english'],
  },
  {
    id: 6,
    name: {
      en: 'Albukhary International University Scholarship',
      vi: 'Học bổng Đại học Quốc tế Albukhary',
    },
    provider: { en: 'Albukhary Foundation', vi: 'Quỹ Albukhary' },
    countries: ['MY'],
    website: 'https://aiu.edu.my',
    about: {
      en: 'A whole university for young people from poor families around the world. Those who are admitted study and live there for very little.',
      vi: 'Cả một trường đại học dành cho người trẻ từ các gia đình khó khăn trên thế giới. Ai được nhận thì học và ở đó gần như không mất phí.',
    },
    amount: {
      kind: 'full',
      text: {
        en: 'Tuition, a room, meals and a small allowance',
        vi: 'Học phí, chỗ ở, các bữa ăn và một khoản phụ cấp nhỏ',
      },
      usd: 7000,
    },
    term: { opens: { month: 1, day: 15 }, closes: { month: 5, day: 31 } },
    asks: {
      ielts: 5.5,
      average: 7,
      finishedGrade12: true,
      needUnder: 10_000,
      other: ['community', 'interview'],
    },
    documents: ['transcript', 'english', 'motivation', 'income', 'passport'],
  },
  {
    id: 7,
    name: { en: 'ASEAN Undergraduate Scholarship', vi: 'Học bổng ASEAN bậc đại học' },
    provider: {
      en: 'National University of Singapore',
      vi: 'Đại học Quốc gia Singapore',
    },
    countries: ['SG'],
    website: 'https://nus.edu.sg',
    about: {
      en: 'For first-year students from the ASEAN countries with outstanding results and a life outside the classroom. It has no work bond of its own; that of the Tuition Grant may apply.',
      vi: 'Dành cho tân sinh viên các nước ASEAN học xuất sắc và năng nổ ngoài lớp học. Riêng học bổng không kèm cam kết làm việc, nhưng Tuition Grant đi cùng thì có thể có.',
    },
    amount: {
      kind: 'full',
      text: {
        en: 'Tuition after the government’s grant, and a living allowance',
        vi: 'Phần học phí sau trợ cấp của chính phủ, và sinh hoạt phí',
      },
      usd: 22_000,
    },
    term: { opens: { month: 10, day: 15 }, closes: { month: 3, day: 3 } },
    asks: {
      ielts: 6.5,
      average: 9,
      finishedGrade12: true,
      nationality: citizens.asean,
      other: ['leadership', 'interview'],
    },
    documents: ['transcript', 'english', 'essay', 'cv'],
  },
  {
    id: 8,
    name: { en: 'Nanyang Scholarship', vi: 'Học bổng Nanyang' },
    provider: {
      en: 'Nanyang Technological University',
      vi: 'Đại học Công nghệ Nanyang',
    },
    countries: ['SG'],
    website: 'https://www.ntu.edu.sg',
    about: {
      en: 'NTU’s own scholarship for the strongest first-year students of any nationality, with a term abroad and a research project.',
      vi: 'Học bổng danh giá của NTU cho tân sinh viên giỏi nhất thuộc mọi quốc tịch, kèm một học kỳ ở nước ngoài và một đề tài nghiên cứu.',
    },
    amount: {
      kind: 'full',
      text: {
        en: 'Tuition, a room, a living allowance, a laptop and a term abroad',
        vi: 'Học phí, chỗ ở, sinh hoạt phí, máy tính và một học kỳ ở nước ngoài',
      },
      usd: 26_000,
    },
    term: { opens: { month: 10, day: 1 }, closes: { month: 2, day: 19 } },
    asks: {
      ielts: 6.5,
      average: 9.2,
      finishedGrade12: true,
      other: ['leadership', 'interview'],
    },
    documents: ['transcript', 'english', 'essay', 'recommendations', 'cv'],
  },
  {
    id: 9,
    name: { en: 'MOE Tuition Grant', vi: 'Trợ cấp học phí MOE' },
    provider: { en: 'Ministry of Education, Singapore', vi: 'Bộ Giáo dục Singapore' },
    countries: ['SG'],
    website: 'https://tgonline.moe.gov.sg',
    about: {
      en: 'International students can apply when they are admitted to a public university or polytechnic. Read the agreement with your parents before you sign: it binds you and a guarantor.',
      vi: 'Sinh viên quốc tế được nhận vào trường đại học công hoặc trường polytechnic đều có thể đăng ký. Hãy đọc hợp đồng cùng bố mẹ trước khi ký: bạn và người bảo lãnh bị ràng buộc.',
    },
    amount: {
      kind: 'partial',
      text: {
        en: 'About half of the tuition, against three years of work',
        vi: 'Khoảng một nửa học phí, đổi lấy ba năm làm việc',
      },
      usd: 15_000,
    },
    term: { opens: { month: 3, day: 1 }, closes: { month: 8, day: 1 } },
    asks: { finishedGrade12: true, other: ['admission', 'bond'] },
    documents: ['offer', 'passport'],
  },
  {
    id: 45,
    name: {
      en: 'Assumption University International Scholarship',
      vi: 'Học bổng quốc tế Đại học Assumption',
    },
    provider: { en: 'Assumption University', vi: 'Đại học Assumption' },
    countries: ['TH'],
    website: 'https://www.au.edu',
    about: {
      en: 'For new students from abroad, by school results. It is kept with good grades each year.',
      vi: 'Dành cho tân sinh viên quốc tế, xét theo học bạ. Mỗi năm giữ được nếu điểm tốt.',
    },
    amount: {
      kind: 'partial',
      text: { en: 'A part of the tuition', vi: 'Một phần học phí' },
      usd: 1800,
    },
    term: { opens: { month: 2, day: 1 }, closes: { month: 5, day: 31 } },
    asks: { ielts: 5.5, average: 7.5, finishedGrade12: true, nationality: citizens.international },
    documents: ['transcript', 'diploma', 'english', 'passport'],
  },
];
