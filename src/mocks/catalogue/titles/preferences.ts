import type { Text } from '@/mocks/catalogue/text';

/** A course preference (`super meta category` in the API), the parent of program titles. */
export type Preference = { id: number; title: Text };

/** The twelve course preferences, in the order they are offered. */
export const preferences: readonly Preference[] = [
  { id: 1, title: { en: 'Computing and data', vi: 'Máy tính và dữ liệu' } },
  { id: 2, title: { en: 'Engineering', vi: 'Kỹ thuật' } },
  { id: 3, title: { en: 'Business and management', vi: 'Kinh doanh và quản lý' } },
  { id: 4, title: { en: 'Economics and finance', vi: 'Kinh tế và tài chính' } },
  { id: 5, title: { en: 'Natural sciences and mathematics', vi: 'Khoa học tự nhiên và toán' } },
  { id: 6, title: { en: 'Health', vi: 'Sức khỏe' } },
  { id: 7, title: { en: 'Psychology, society and education', vi: 'Tâm lý, xã hội và giáo dục' } },
  { id: 8, title: { en: 'Art, design and architecture', vi: 'Nghệ thuật, thiết kế và kiến trúc' } },
  { id: 9, title: { en: 'Media and communication', vi: 'Báo chí và truyền thông' } },
  { id: 10, title: { en: 'Humanities and languages', vi: 'Nhân văn và ngôn ngữ' } },
  { id: 11, title: { en: 'Law and politics', vi: 'Luật và chính trị' } },
  { id: 12, title: { en: 'Environment, food and cities', vi: 'Môi trường, thực phẩm và đô thị' } },
];
