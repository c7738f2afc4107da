import type { TitleEntry } from './title';

/** Program titles in society, education, law and politics. */
export const societyTitles = {
  psychology: {
    id: 37,
    parentId: 7,
    title: { en: 'Psychology', vi: 'Tâm lý học' },
    subjects: [],
    award: 'social',
    long: 'Bachelor of Psychology',
    learn: {
      en: 'You learn how people think, feel and behave, and how to study it with experiments and statistics.',
      vi: 'Bạn học con người suy nghĩ, cảm nhận và hành xử thế nào, và cách nghiên cứu điều đó bằng thí nghiệm và thống kê.',
    },
  },
  sociology: {
    id: 38,
    parentId: 7,
    title: { en: 'Sociology', vi: 'Xã hội học' },
    subjects: [],
    award: 'social',
    learn: {
      en: 'You learn how groups, institutions and inequality shape lives, and how to study them in the field.',
      vi: 'Bạn học cách các nhóm, thể chế và sự bất bình đẳng định hình cuộc sống, và cách nghiên cứu chúng qua thực địa.',
    },
  },
  education: {
    id: 39,
    parentId: 7,
    title: { en: 'Education', vi: 'Giáo dục' },
    subjects: [],
    award: 'education',
    longer: true,
    moreEnglish: true,
    asks: 'interview',
    learn: {
      en: 'You learn how children and adults learn, and you practise teaching in real classrooms.',
      vi: 'Bạn học trẻ em và người lớn tiếp thu thế nào, và thực tập giảng dạy trong lớp học thật.',
    },
  },
  'social-work': {
    id: 40,
    parentId: 7,
    title: { en: 'Social Work', vi: 'Công tác xã hội' },
    subjects: [],
    award: 'social',
    long: 'Bachelor of Social Work',
    longer: true,
    asks: 'interview',
    learn: {
      en: 'You learn to support people and families in difficulty, within the law and with supervised practice.',
      vi: 'Bạn học cách hỗ trợ cá nhân và gia đình gặp khó khăn, theo đúng pháp luật và có thực hành được hướng dẫn.',
    },
  },
  law: {
    id: 56,
    parentId: 11,
    title: { en: 'Law', vi: 'Luật' },
    subjects: [],
    award: 'laws',
    longer: true,
    moreEnglish: true,
    learn: {
      en: 'You learn how laws are made and applied, to read cases and to argue both sides.',
      vi: 'Bạn học luật được làm ra và áp dụng thế nào, cách đọc án và lập luận cho cả hai phía.',
    },
  },
  'political-science': {
    id: 57,
    parentId: 11,
    title: { en: 'Political Science', vi: 'Khoa học chính trị' },
    subjects: [],
    award: 'social',
    learn: {
      en: 'You learn how power is won, shared and limited, and to compare states with evidence.',
      vi: 'Bạn học quyền lực được giành lấy, chia sẻ và giới hạn ra sao, và cách so sánh các quốc gia bằng chứng cứ.',
    },
  },
  'international-relations': {
    id: 58,
    parentId: 11,
    title: { en: 'International Relations', vi: 'Quan hệ quốc tế' },
    subjects: [],
    award: 'arts',
    long: 'Bachelor of International Relations',
    learn: {
      en: 'You learn how states and organisations deal with one another, in peace, trade and conflict.',
      vi: 'Bạn học các quốc gia và tổ chức ứng xử với nhau thế nào trong hòa bình, thương mại và xung đột.',
    },
  },
  'public-policy': {
    id: 59,
    parentId: 11,
    title: { en: 'Public Policy', vi: 'Chính sách công' },
    subjects: [],
    award: 'social',
    long: 'Bachelor of Public Policy',
    learn: {
      en: 'You learn to weigh what a government could do about a problem, and to check what it did.',
      vi: 'Bạn học cách cân nhắc nhà nước có thể làm gì trước một vấn đề và đánh giá những gì đã làm.',
    },
  },
} satisfies Record<string, TitleEntry>;
