import type { CatalogueScholarship } from './scholarship';
import { citizens } from './scholarships-asks';

/** Scholarships for study in Australia and New Zealand. */
export const oceaniaScholarships: readonly CatalogueScholarship[] = [
  {
    id: 36,
    name: {
      en: 'Melbourne International Undergraduate Scholarship',
      vi: 'Học bổng quốc tế bậc đại học Melbourne',
    },
    provider: { en: 'University of Melbourne', vi: 'Đại học Melbourne' },
    countries: ['AU'],
    website: 'https://www.unimelb.edu.au',
    about: {
      en: 'No application needed: everyone with an offer for a bachelor’s degree is considered, in the order of results.',
      vi: 'Không cần nộp hồ sơ riêng: ai nhận được thư mời nhập học bậc cử nhân cũng được xét, theo thứ tự kết quả học tập.',
    },
    amount: {
      kind: 'partial',
      text: {
        en: 'A sum off the first year; for the best, half of the tuition or all of it',
        vi: 'Giảm một khoản năm đầu; bạn xuất sắc nhất được nửa hoặc toàn bộ học phí',
      },
      usd: 6600,
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
  {
    id: 37,
    name: {
      en: 'Monash International Merit Scholarship',
      vi: 'Học bổng thành tích quốc tế Monash',
    },
    provider: { en: 'Monash University', vi: 'Đại học Monash' },
    countries: ['AU'],
    website: 'https://www.monash.edu',
    about: {
      en: 'For up to about thirty new international students, by results and by a statement of five hundred words.',
      vi: 'Cho tối đa khoảng ba mươi tân sinh viên quốc tế, xét theo kết quả học tập và một bài viết năm trăm từ.',
    },
    amount: {
      kind: 'partial',
      text: { en: 'A fixed sum off the tuition, each year', vi: 'Giảm một khoản cố định mỗi năm' },
      usd: 6600,
    },
    term: { opens: { month: 10, day: 1 }, closes: { month: 1, day: 31 } },
    asks: {
      ielts: 6.5,
      average: 9,
      finishedGrade12: true,
      nationality: citizens.international,
      other: ['admission', 'essay'],
    },
    documents: ['offer', 'transcript', 'essay'],
  },
  {
    id: 38,
    name: {
      en: 'UNSW International Scientia Coursework Scholarship',
      vi: 'Học bổng quốc tế Scientia của UNSW',
    },
    provider: { en: 'UNSW Sydney', vi: 'Đại học New South Wales (UNSW Sydney)' },
    countries: ['AU'],
    website: 'https://www.unsw.edu.au',
    about: {
      en: 'The university’s highest award for international students: results first, then what you have led and why you come.',
      vi: 'Học bổng cao nhất của trường cho sinh viên quốc tế: trước hết là kết quả, sau đó là những gì bạn đã dẫn dắt và lý do bạn chọn trường.',
    },
    amount: {
      kind: 'tuition',
      text: {
        en: 'All tuition, or a large fixed sum each year',
        vi: 'Toàn bộ học phí, hoặc một khoản lớn cố định mỗi năm',
      },
      usd: 30_000,
    },
    term: { opens: { month: 9, day: 1 }, closes: { month: 3, day: 31 } },
    asks: {
      ielts: 6.5,
      average: 9.2,
      finishedGrade12: true,
      nationality: citizens.international,
      other: ['leadership', 'essay'],
    },
    documents: ['transcript', 'english', 'essay', 'cv'],
  },
  {
    id: 39,
    name: {
      en: 'Deakin Vice-Chancellor’s International Scholarship',
      vi: 'Học bổng quốc tế của Hiệu trưởng Đại học Deakin',
    },
    provider: { en: 'Deakin University', vi: 'Đại học Deakin' },
    countries: ['AU'],
    website: 'https://www.deakin.edu.au',
    about: {
      en: 'For those with strong results who are also known for something else. Scholars join a program of volunteering and leadership.',
      vi: 'Dành cho bạn học giỏi và còn được biết đến vì điều khác nữa. Người nhận tham gia chương trình tình nguyện và rèn khả năng dẫn dắt.',
    },
    amount: {
      kind: 'tuition',
      text: { en: 'Half of the tuition or all of it', vi: 'Một nửa hoặc toàn bộ học phí' },
      usd: 20_000,
    },
    term: { opens: { month: 9, day: 15 }, closes: { month: 1, day: 25 } },
    asks: {
      ielts: 6.5,
      average: 8.8,
      finishedGrade12: true,
      nationality: citizens.international,
      other: ['leadership', 'community'],
    },
    documents: ['transcript', 'english', 'essay', 'recommendations', 'cv'],
  },
  {
    id: 40,
    name: { en: 'Tongarewa International Scholarship', vi: 'Học bổng quốc tế Tongarewa' },
    provider: {
      en: 'Victoria University of Wellington',
      vi: 'Đại học Victoria Wellington',
    },
    countries: ['NZ'],
    website: 'https://www.wgtn.ac.nz',
    about: {
      en: 'For new international students, by results. Winners who apply on time are guaranteed a place in a hall of residence.',
      vi: 'Dành cho tân sinh viên quốc tế, xét theo kết quả. Ai được trao và đăng ký đúng hạn thì chắc chắn có chỗ trong ký túc xá.',
    },
    amount: {
      kind: 'partial',
      text: { en: 'A part of the first year’s tuition', vi: 'Một phần học phí năm đầu' },
      usd: 5900,
    },
    term: { opens: { month: 10, day: 1 }, closes: { month: 11, day: 30 } },
    asks: {
      ielts: 6,
      average: 8.5,
      finishedGrade12: true,
      nationality: citizens.international,
      other: ['admission', 'essay'],
    },
    documents: ['offer', 'transcript', 'essay'],
  },
];
