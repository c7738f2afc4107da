import type { Text } from '@/mocks/catalogue/text';

/** A field of study (`super meta category` in the API), the parent of program titles. */
export type Preference = { id: number; code: string; title: Text };

/** The twelve fields, in the order they are offered. */
export const preferences: readonly Preference[] = [
  { id: 1, code: 'computing', title: { en: 'Computing and data', vi: 'Máy tính và dữ liệu' } },
  { id: 2, code: 'engineering', title: { en: 'Engineering', vi: 'Kỹ thuật' } },
  {
    id: 3,
    code: 'business',
    title: { en: 'Business and management', vi: 'Kinh doanh và quản lý' },
  },
  { id: 4, code: 'economics', title: { en: 'Economics and finance', vi: 'Kinh tế và tài chính' } },
  {
    id: 5,
    code: 'science',
    title: { en: 'Natural sciences and mathematics', vi: 'Khoa học tự nhiên và toán' },
  },
  { id: 6, code: 'health', title: { en: 'Health', vi: 'Sức khỏe' } },
  {
    id: 7,
    code: 'society',
    title: { en: 'Psychology, society and education', vi: 'Tâm lý, xã hội và giáo dục' },
  },
  {
    id: 8,
    code: 'art',
    title: { en: 'Art, design and architecture', vi: 'Nghệ thuật, thiết kế và kiến trúc' },
  },
  { id: 9, code: 'media', title: { en: 'Media and communication', vi: 'Báo chí và truyền thông' } },
  {
    id: 10,
    code: 'humanities',
    title: { en: 'Humanities and languages', vi: 'Nhân văn và ngôn ngữ' },
  },
  { id: 11, code: 'law', title: { en: 'Law and politics', vi: 'Luật và chính trị' } },
  {
    id: 12,
    code: 'environment',
    title: { en: 'Environment, food and cities', vi: 'Môi trường, thực phẩm và đô thị' },
  },
];
