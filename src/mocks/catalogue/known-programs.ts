import { extras } from './extras';
import type { CatalogueProgram } from './programs';
import type { Deadline } from '@/mocks/catalogue/schools/school';

/** Values set by hand for a program; requirements are merged field by field. */
export type KnownProgram = Partial<
  Pick<CatalogueProgram, 'name' | 'durationYears' | 'tuitionUsd' | 'summary'>
> & {
  /** Deadline of the main intake. */
  deadline?: Deadline;
  requirements?: Partial<CatalogueProgram['requirements']>;
};

/** Limited places (numerus fixus) where the major has none elsewhere. */
const limitedInNL = {
  deadline: { month: 1, day: 15 },
  requirements: { other: extras.selection },
} satisfies KnownProgram;

const dataAndAi = {
  en: 'BSc Data Science and Artificial Intelligence',
  vi: 'Cử nhân Khoa học dữ liệu và Trí tuệ nhân tạo',
};
const internationalAdministration = {
  en: 'BSc International Business Administration',
  vi: 'Cử nhân Quản trị kinh doanh quốc tế',
};
const computerEngineering = {
  en: 'BSc Computer Science and Engineering',
  vi: 'Cử nhân Khoa học và Kỹ thuật máy tính',
};
const communicationScience = {
  en: 'BSc Communication Science',
  vi: 'Cử nhân Khoa học truyền thông',
};
const marineBiology = { en: 'BS Marine Biology', vi: 'Cử nhân Sinh học biển' };

/**
 * Bachelor's programs with a special name, or with terms that other parts of the product mention, by `school
 * id/title key`. Money and requirements are illustrative.
 */
export const knownPrograms: Readonly<Record<string, KnownProgram>> = {
  '101/data-science': { name: { en: 'BA Data Science', vi: 'Cử nhân Khoa học dữ liệu' } },
  '103/biomedical-engineering': {
    name: { en: 'BS Bioengineering', vi: 'Cử nhân Kỹ thuật sinh học' },
  },
  '103/marine-science': { name: marineBiology },
  '104/marine-science': { name: marineBiology },
  '104/information-systems': { name: { en: 'BS Informatics', vi: 'Cử nhân Tin học' } },
  '106/hospitality-management': {
    name: {
      en: 'BS Hospitality and Tourism Management',
      vi: 'Cử nhân Quản trị khách sạn và du lịch',
    },
  },
  '109/product-design': {
    name: { en: 'BS Industrial Design', vi: 'Cử nhân Thiết kế công nghiệp' },
  },
  '115/architecture': { durationYears: 5 },
  '115/product-design': {
    name: { en: 'BFA Industrial Design', vi: 'Cử nhân Thiết kế công nghiệp' },
  },
  '115/fashion-design': { name: { en: 'BFA Apparel Design', vi: 'Cử nhân Thiết kế trang phục' } },
  '304/medicine': { tuitionUsd: 76_000 },
  '401/artificial-intelligence': {
    tuitionUsd: 19_800,
    requirements: { subjects: ['maths'] },
    summary: {
      en: 'Three years between computer science and psychology. The first year is fixed: programming, logic, cognition and a robot that has to find its way.',
      vi: 'Ba năm học giữa khoa học máy tính và tâm lý học. Năm nhất theo khung cố định: lập trình, logic, nhận thức và một con robot phải tự tìm đường.',
    },
  },
  '402/communication': { name: communicationScience },
  '403/communication': { name: communicationScience },
  '403/computer-science': {
    name: { en: 'BSc Technical Computer Science', vi: 'Cử nhân Khoa học máy tính kỹ thuật' },
    tuitionUsd: 18_400,
    deadline: limitedInNL.deadline,
    requirements: { subjects: ['maths', 'physics'], ...limitedInNL.requirements },
  },
  '403/business-administration': { name: internationalAdministration },
  '404/computer-science': { name: computerEngineering, ...limitedInNL },
  '404/environmental-science': {
    name: {
      en: 'BSc Earth, Climate and Technology',
      vi: 'Cử nhân Trái Đất, Khí hậu và Công nghệ',
    },
  },
  '405/computer-science': { name: computerEngineering },
  '405/product-design': {
    name: { en: 'BSc Industrial Design', vi: 'Cử nhân Thiết kế công nghiệp' },
  },
  '406/data-science': { name: dataAndAi },
  '406/international-relations': {
    name: { en: 'BA International Studies', vi: 'Cử nhân Quốc tế học' },
  },
  '407/environmental-science': {
    name: {
      en: 'BSc Global Sustainability Science',
      vi: 'Cử nhân Khoa học phát triển bền vững toàn cầu',
    },
  },
  '408/international-business': { name: internationalAdministration },
  '409/data-science': { name: dataAndAi },
  '409/public-health': {
    name: { en: 'BSc European Public Health', vi: 'Cử nhân Y tế công cộng châu Âu' },
  },
  '410/artificial-intelligence': {
    name: {
      en: 'BSc Cognitive Science and Artificial Intelligence',
      vi: 'Cử nhân Khoa học nhận thức và Trí tuệ nhân tạo',
    },
  },
  '410/law': { name: { en: 'LLB Global Law', vi: 'Cử nhân Luật toàn cầu' } },
  '501/artificial-intelligence': {
    requirements: { other: { en: 'Aptitude test', vi: 'Bài thi năng lực' } },
  },
  '501/hospitality-management': {
    name: { en: 'BA International Tourism Management', vi: 'Cử nhân Quản trị du lịch quốc tế' },
  },
  '501/international-business': {
    name: { en: 'BA International Management', vi: 'Cử nhân Quản trị quốc tế' },
  },
  '502/business-administration': {
    name: { en: 'BSc Management and Technology', vi: 'Cử nhân Quản lý và Công nghệ' },
  },
  '502/information-systems': {
    name: { en: 'BSc Information Engineering', vi: 'Cử nhân Kỹ thuật thông tin' },
  },
  '507/agriculture': {
    name: { en: 'BSc Sustainable Agriculture', vi: 'Cử nhân Nông nghiệp bền vững' },
  },
  '508/data-science': { name: dataAndAi },
  '509/mechatronics': {
    name: {
      en: 'BSc Robotics and Intelligent Systems',
      vi: 'Cử nhân Robot và Hệ thống thông minh',
    },
  },
  '512/data-science': {
    name: {
      en: 'BSc Computational Business Analytics',
      vi: 'Cử nhân Phân tích dữ liệu kinh doanh',
    },
  },
  '601/computer-science': {
    name: {
      en: 'BSc Computing and Electrical Engineering',
      vi: 'Cử nhân Khoa học máy tính và Kỹ thuật điện',
    },
    tuitionUsd: 13_000,
    requirements: { subjects: ['maths'], other: null },
  },
  '601/biomedical-engineering': {
    name: {
      en: 'BSc Biotechnology and Biomedical Engineering',
      vi: 'Cử nhân Công nghệ sinh học và Kỹ thuật y sinh',
    },
  },
  '601/urban-planning': {
    name: {
      en: 'BSc Sustainable Urban Development',
      vi: 'Cử nhân Phát triển đô thị bền vững',
    },
  },
  '602/data-science': { tuitionUsd: 13_000 },
  '602/product-design': { name: { en: 'BA Design', vi: 'Cử nhân Thiết kế' } },
  '701/computer-science': { tuitionUsd: 10_900 },
  '1303/business-administration': {
    name: { en: 'Global BBA', vi: 'Cử nhân Quản trị kinh doanh toàn cầu' },
  },
  '1303/artificial-intelligence': {
    name: {
      en: 'BSc Artificial Intelligence, Data and Management Sciences',
      vi: 'Cử nhân Trí tuệ nhân tạo, Dữ liệu và Khoa học quản lý',
    },
  },
  '1304/hospitality-management': {
    name: {
      en: 'Bachelor in International Hospitality Management',
      vi: 'Cử nhân Quản trị khách sạn quốc tế',
    },
  },
  '1401/software-engineering': { durationYears: 4 },
  '1502/nursing': { tuitionUsd: 15_000, requirements: { ielts: 6.5 } },
};
