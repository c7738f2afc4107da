import type { TitleEntry } from './title';

/** Program titles in business, economics and finance. */
export const businessTitles = {
  'business-administration': {
    id: 15,
    parentId: 3,
    title: { en: 'Business Administration', vi: 'Quản trị kinh doanh' },
    subjects: [],
    award: 'business',
    long: 'Bachelor of Business Administration',
    learn: {
      en: 'You learn how a company is run: people, money, customers and decisions under uncertainty.',
      vi: 'Bạn học cách điều hành một doanh nghiệp: con người, tiền bạc, khách hàng và những quyết định khi chưa có đủ thông tin.',
    },
  },
  marketing: {
    id: 16,
    parentId: 3,
    title: { en: 'Marketing', vi: 'Marketing' },
    subjects: [],
    award: 'business',
    learn: {
      en: 'You learn how people choose what to buy, and how to reach them honestly and measure what worked.',
      vi: 'Bạn học vì sao người ta chọn mua, cách tiếp cận họ một cách trung thực và đo xem điều gì hiệu quả.',
    },
  },
  'international-business': {
    id: 17,
    parentId: 3,
    title: { en: 'International Business', vi: 'Kinh doanh quốc tế' },
    subjects: [],
    award: 'business',
    long: 'Bachelor of International Business',
    learn: {
      en: 'You learn to do business across borders: trade, culture, languages and the rules of different markets.',
      vi: 'Bạn học cách kinh doanh xuyên biên giới: thương mại, văn hóa, ngôn ngữ và luật lệ của từng thị trường.',
    },
  },
  'hospitality-management': {
    id: 18,
    parentId: 3,
    title: { en: 'Hospitality Management', vi: 'Quản trị khách sạn' },
    subjects: [],
    award: 'business',
    long: 'Bachelor of Hospitality Management',
    learn: {
      en: 'You learn to run hotels, restaurants and travel services, with placements in the trade.',
      vi: 'Bạn học cách điều hành khách sạn, nhà hàng và dịch vụ du lịch, có thực tập trong nghề.',
    },
  },
  'supply-chain-management': {
    id: 19,
    parentId: 3,
    title: { en: 'Supply Chain Management', vi: 'Quản lý chuỗi cung ứng' },
    subjects: ['maths'],
    award: 'business',
    long: 'Bachelor of Supply Chain Management',
    learn: {
      en: 'You learn to move goods from maker to user on time, and to keep stock, cost and waste low.',
      vi: 'Bạn học cách đưa hàng hóa từ nơi sản xuất đến người dùng đúng hẹn mà vẫn giữ tồn kho, chi phí và lãng phí ở mức thấp.',
    },
  },
  economics: {
    id: 20,
    parentId: 4,
    title: { en: 'Economics', vi: 'Kinh tế' },
    subjects: ['maths'],
    award: 'social',
    long: 'Bachelor of Economics',
    learn: {
      en: 'You learn how people, firms and states decide what to do with scarce means, using models and data.',
      vi: 'Bạn học cách con người, doanh nghiệp và nhà nước lựa chọn khi nguồn lực có hạn, bằng mô hình và dữ liệu.',
    },
  },
  finance: {
    id: 21,
    parentId: 4,
    title: { en: 'Finance', vi: 'Tài chính' },
    subjects: ['maths'],
    award: 'business',
    long: 'Bachelor of Finance',
    learn: {
      en: 'You learn to value companies and investments, to manage risk and to read what markets say.',
      vi: 'Bạn học cách định giá doanh nghiệp và khoản đầu tư, quản lý rủi ro và đọc tín hiệu của thị trường.',
    },
  },
  accounting: {
    id: 22,
    parentId: 4,
    title: { en: 'Accounting', vi: 'Kế toán' },
    subjects: ['maths'],
    award: 'business',
    long: 'Bachelor of Accounting',
    learn: {
      en: 'You learn to keep, check and explain the books of an organisation, with tax and audit.',
      vi: 'Bạn học cách ghi chép, kiểm tra và giải thích sổ sách của một tổ chức, cùng với thuế và kiểm toán.',
    },
  },
  econometrics: {
    id: 23,
    parentId: 4,
    title: { en: 'Econometrics', vi: 'Kinh tế lượng' },
    subjects: ['maths'],
    award: 'social',
    learn: {
      en: 'You learn to test economic ideas with mathematics, statistics and programming.',
      vi: 'Bạn học cách kiểm chứng các ý tưởng kinh tế bằng toán, thống kê và lập trình.',
    },
  },
  'actuarial-science': {
    id: 24,
    parentId: 4,
    title: { en: 'Actuarial Science', vi: 'Định phí bảo hiểm' },
    subjects: ['maths'],
    award: 'science',
    long: 'Bachelor of Actuarial Science',
    learn: {
      en: 'You learn to put a price on risk, such as illness, accidents and long life, with probability and finance.',
      vi: 'Bạn học cách định giá rủi ro như bệnh tật, tai nạn hay tuổi thọ bằng xác suất và tài chính.',
    },
  },
} satisfies Record<string, TitleEntry>;
