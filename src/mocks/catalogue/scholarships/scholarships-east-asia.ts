import { citizens } from './scholarships-asks';
import type { CatalogueScholarship } from './scholarship';

/** Scholarships for study in East Asia. */
export const eastAsiaScholarships: readonly CatalogueScholarship[] = [
  {
    id: 10,
    name: {
      en: 'Japanese Government (MEXT) Scholarship for undergraduates',
      vi: 'Học bổng Chính phủ Nhật Bản (MEXT) bậc đại học',
    },
    provider: {
      en: 'Ministry of Education, Culture, Sports, Science and Technology, Japan',
      vi: 'Bộ Giáo dục, Văn hóa, Thể thao, Khoa học và Công nghệ Nhật Bản',
    },
    countries: ['JP'],
    website: 'https://www.studyinjapan.go.jp',
    about: {
      en: 'You apply at the Japanese embassy or consulate. The first of five years is for the language; then you are placed at a university.',
      vi: 'Nộp hồ sơ tại đại sứ quán hoặc tổng lãnh sự quán Nhật Bản. Năm đầu trong năm năm dành cho tiếng Nhật, sau đó bạn được xếp vào một trường đại học.',
    },
    amount: {
      kind: 'full',
      text: {
        en: 'Tuition, a flight each way and a monthly allowance, five years',
        vi: 'Học phí, vé máy bay hai chiều và sinh hoạt phí hằng tháng trong năm năm',
      },
      usd: 16_000,
    },
    term: { opens: { month: 4, day: 15 }, closes: { month: 5, day: 31 } },
    asks: { average: 8, finishedGrade12: true, other: ['ownTest', 'interview'] },
    documents: ['transcript', 'diploma', 'recommendations', 'health', 'passport'],
  },
  {
    id: 11,
    name: { en: 'APU Tuition Reduction Scholarship', vi: 'Học bổng giảm học phí APU' },
    provider: {
      en: 'Ritsumeikan Asia Pacific University',
      vi: 'Đại học Châu Á Thái Bình Dương Ritsumeikan',
    },
    countries: ['JP'],
    website: 'https://www.apu.ac.jp',
    about: {
      en: 'Apply in the admission form; the decision comes with your offer. About half of the students in Beppu come from abroad, and you can take classes in English.',
      vi: 'Đăng ký ngay trong hồ sơ xét tuyển và được xét cùng lúc. Khoảng một nửa sinh viên ở Beppu đến từ nước ngoài; có thể học bằng tiếng Anh.',
    },
    amount: {
      kind: 'partial',
      text: {
        en: 'Between a third of the tuition and all of it, for four years',
        vi: 'Từ một phần ba đến toàn bộ học phí, trong bốn năm',
      },
      usd: 7200,
    },
    term: { opens: { month: 9, day: 15 }, closes: { month: 1, day: 15 } },
    asks: { ielts: 6, average: 8, finishedGrade12: true, other: ['essay', 'interview'] },
    documents: ['transcript', 'english', 'essay', 'recommendations'],
  },
  {
    id: 12,
    name: {
      en: 'Monbukagakusho Honors Scholarship',
      vi: 'Học bổng khuyến học Monbukagakusho',
    },
    provider: {
      en: 'Japan Student Services Organization (JASSO)',
      vi: 'Tổ chức Hỗ trợ Sinh viên Nhật Bản (JASSO)',
    },
    countries: ['JP'],
    website: 'https://www.jasso.go.jp',
    about: {
      en: 'For students who pay for their studies in Japan themselves. Your university chooses whom it names, so ask its office in the first weeks.',
      vi: 'Dành cho sinh viên du học tự túc tại Nhật. Trường chọn người để giới thiệu, vì vậy hãy hỏi phòng sinh viên ngay những tuần đầu.',
    },
    amount: {
      kind: 'living',
      text: {
        en: 'A monthly grant for half a year or a whole one',
        vi: 'Một khoản hằng tháng trong nửa năm hoặc cả năm',
      },
      usd: 3900,
    },
    term: { opens: { month: 4, day: 1 }, closes: { month: 4, day: 30 } },
    asks: { needUnder: 12_000, other: ['enrolled', 'nomination'] },
    documents: ['transcript', 'enrollment', 'income'],
  },
  {
    id: 13,
    name: {
      en: 'Global Korea Scholarship for undergraduates',
      vi: 'Học bổng Chính phủ Hàn Quốc (GKS) bậc đại học',
    },
    provider: {
      en: 'National Institute for International Education (NIIED)',
      vi: 'Viện Giáo dục Quốc tế Quốc gia Hàn Quốc (NIIED)',
    },
    countries: ['KR'],
    website: 'https://www.studyinkorea.go.kr',
    about: {
      en: 'Through the Korean embassy or straight through a university, never both. A year of Korean comes before the four years of the degree.',
      vi: 'Nộp qua Đại sứ quán Hàn Quốc hoặc nộp thẳng cho một trường, không được cả hai. Trước bốn năm đại học là một năm học tiếng Hàn.',
    },
    amount: {
      kind: 'full',
      text: {
        en: 'Tuition, the language year, flights, insurance and a monthly allowance',
        vi: 'Học phí, năm học tiếng, vé máy bay, bảo hiểm và sinh hoạt phí hằng tháng',
      },
      usd: 17_000,
    },
    term: { opens: { month: 9, day: 15 }, closes: { month: 10, day: 20 } },
    asks: { average: 8, finishedGrade12: true, other: ['essay', 'interview'] },
    documents: ['transcript', 'diploma', 'motivation', 'recommendations', 'health', 'passport'],
  },
  {
    id: 14,
    name: {
      en: 'KAIST International Student Scholarship',
      vi: 'Học bổng sinh viên quốc tế KAIST',
    },
    provider: { en: 'KAIST', vi: 'Viện Khoa học và Công nghệ Tiên tiến Hàn Quốc (KAIST)' },
    countries: ['KR'],
    website: 'https://www.kaist.ac.kr',
    about: {
      en: 'For those admitted to a bachelor’s degree in science or engineering; it goes on as long as the grades stay above a line.',
      vi: 'Dành cho bạn trúng tuyển cử nhân khoa học hoặc kỹ thuật; được duy trì khi điểm từng học kỳ còn trên mức quy định.',
    },
    amount: {
      kind: 'full',
      text: {
        en: 'Tuition, a monthly allowance and insurance, eight terms',
        vi: 'Học phí, sinh hoạt phí hằng tháng và bảo hiểm, tám học kỳ',
      },
      usd: 12_000,
    },
    term: { opens: { month: 10, day: 20 }, closes: { month: 1, day: 5 } },
    fields: [1, 2, 5],
    asks: { ielts: 6.5, average: 8.8, finishedGrade12: true, other: ['essay'] },
    documents: ['transcript', 'english', 'essay', 'recommendations'],
  },
  {
    id: 15,
    name: {
      en: 'Taiwan Scholarship (Ministry of Education)',
      vi: 'Học bổng Đài Loan (Bộ Giáo dục)',
    },
    provider: { en: 'Ministry of Education, Taiwan', vi: 'Bộ Giáo dục Đài Loan' },
    countries: ['TW'],
    website: 'https://taiwanscholarship.moe.gov.tw',
    about: {
      en: 'You apply to the Taipei Economic and Cultural Office in your own country, and to a university at the same time.',
      vi: 'Nộp cho Văn phòng Kinh tế và Văn hóa Đài Bắc tại Việt Nam, đồng thời nộp hồ sơ vào trường muốn học.',
    },
    amount: {
      kind: 'full',
      text: {
        en: 'Tuition up to a limit each term, and a monthly allowance',
        vi: 'Học phí đến một mức trần mỗi học kỳ, và sinh hoạt phí hằng tháng',
      },
      usd: 8500,
    },
    term: { opens: { month: 2, day: 1 }, closes: { month: 3, day: 31 } },
    asks: { average: 7.5, finishedGrade12: true, other: ['interview'] },
    documents: ['transcript', 'diploma', 'english', 'recommendations', 'passport'],
  },
  {
    id: 16,
    name: {
      en: 'NTHU International Student Scholarship',
      vi: 'Học bổng sinh viên quốc tế Đại học Quốc gia Thanh Hoa',
    },
    provider: {
      en: 'National Tsing Hua University',
      vi: 'Đại học Quốc gia Thanh Hoa',
    },
    countries: ['TW'],
    website: 'https://www.nthu.edu.tw',
    about: {
      en: 'Just tick the box in the admission form. The departments choose, and check your grades again each year.',
      vi: 'Chỉ cần đánh dấu trong hồ sơ xét tuyển. Các khoa tự chọn, và xem lại kết quả từng năm.',
    },
    amount: {
      kind: 'tuition',
      text: {
        en: 'All tuition, for some a monthly allowance',
        vi: 'Toàn bộ học phí, một số bạn thêm sinh hoạt phí hằng tháng',
      },
      usd: 5200,
    },
    term: { opens: { month: 12, day: 1 }, closes: { month: 3, day: 15 } },
    asks: { ielts: 6, average: 8, finishedGrade12: true },
    documents: ['transcript', 'diploma', 'english', 'motivation', 'recommendations'],
  },
  {
    id: 41,
    name: { en: 'Chinese Government Scholarship', vi: 'Học bổng Chính phủ Trung Quốc (CSC)' },
    provider: { en: 'China Scholarship Council', vi: 'Hội đồng Học bổng Trung Quốc' },
    countries: ['CN'],
    website: 'https://www.campuschina.org',
    about: {
      en: 'For a degree in Chinese, the first year is often a language year. The ministry in Hanoi puts a list forward, and some universities their own.',
      vi: 'Với chương trình dạy bằng tiếng Trung, năm đầu thường là năm học tiếng. Bộ ở Hà Nội đề cử một danh sách, vài trường có suất riêng.',
    },
    amount: {
      kind: 'full',
      text: {
        en: 'Tuition, a place in a dormitory, insurance and a monthly allowance',
        vi: 'Học phí, chỗ ở ký túc xá, bảo hiểm và sinh hoạt phí hằng tháng',
      },
      usd: 8200,
    },
    term: { opens: { month: 1, day: 1 }, closes: { month: 3, day: 15 } },
    asks: {
      average: 8,
      finishedGrade12: true,
      nationality: citizens.vietnam,
      other: ['government'],
    },
    documents: ['transcript', 'diploma', 'motivation', 'recommendations', 'health', 'passport'],
  },
  {
    id: 42,
    name: {
      en: 'International Chinese Language Teachers Scholarship',
      vi: 'Học bổng Giáo viên tiếng Trung quốc tế',
    },
    provider: {
      en: 'Center for Language Education and Cooperation',
      vi: 'Trung tâm Giao lưu và Hợp tác Ngôn ngữ Trung – Ngoại',
    },
    countries: ['CN'],
    website: 'https://www.chinese.cn',
    about: {
      en: 'For those who want to teach Chinese: a degree, a year or a semester of the language. Results in HSK and HSKK decide.',
      vi: 'Dành cho bạn muốn dạy tiếng Trung: học cử nhân, một năm hoặc một học kỳ tiếng. Điểm HSK và HSKK là chính.',
    },
    amount: {
      kind: 'full',
      text: {
        en: 'Tuition, a place in a dormitory, insurance and a monthly allowance',
        vi: 'Học phí, chỗ ở ký túc xá, bảo hiểm và sinh hoạt phí hằng tháng',
      },
      usd: 7300,
    },
    term: { opens: { month: 3, day: 1 }, closes: { month: 5, day: 15 } },
    fields: [7, 10],
    asks: { average: 7, finishedGrade12: true, other: ['essay'] },
    documents: ['transcript', 'diploma', 'recommendations', 'passport'],
  },
  {
    id: 43,
    name: { en: 'Belt and Road Scholarship', vi: 'Học bổng Vành đai và Con đường của Hồng Kông' },
    provider: { en: 'Education Bureau of Hong Kong', vi: 'Cục Giáo dục Hồng Kông' },
    countries: ['HK'],
    website: 'https://www.studyinhongkong.edu.hk',
    about: {
      en: 'For students from several partner regions, Vietnam among them. The universities choose from those whom they admit.',
      vi: 'Cho sinh viên từ một số khu vực đối tác, trong đó có Việt Nam. Các trường chọn trong số những bạn được nhận.',
    },
    amount: {
      kind: 'tuition',
      text: { en: 'The tuition, up to a limit a year', vi: 'Học phí, đến một mức trần mỗi năm' },
      usd: 15400,
    },
    term: { opens: { month: 9, day: 15 }, closes: { month: 1, day: 8 } },
    asks: {
      ielts: 6.5,
      average: 8.5,
      finishedGrade12: true,
      nationality: citizens.vietnam,
      other: ['admission'],
    },
    documents: ['transcript', 'english', 'motivation', 'recommendations'],
  },
  {
    id: 44,
    name: { en: 'HKUST Admission Scholarship', vi: 'Học bổng đầu vào HKUST' },
    provider: {
      en: 'Hong Kong University of Science and Technology',
      vi: 'Đại học Khoa học và Công nghệ Hồng Kông',
    },
    countries: ['HK'],
    website: 'https://hkust.edu.hk',
    about: {
      en: 'Nothing to apply for: those with the best results are told together with the offer.',
      vi: 'Không cần nộp hồ sơ riêng: bạn có kết quả tốt nhất được báo cùng lúc với thư mời nhập học.',
    },
    amount: {
      kind: 'partial',
      text: {
        en: 'Half of the tuition, all of it, or all and an allowance',
        vi: 'Nửa học phí, toàn bộ học phí, hoặc toàn bộ kèm sinh hoạt phí',
      },
      usd: 12000,
    },
    term: null,
    asks: {
      ielts: 6.5,
      average: 9,
      finishedGrade12: true,
      nationality: citizens.international,
      other: ['admission'],
    },
    documents: ['transcript', 'english'],
  },
];
