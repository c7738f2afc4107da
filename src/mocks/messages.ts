import type { Text } from './catalogue/text';

/** What the mocked API says to a person, in both languages. */
export const messages = {
  signedOut: {
    en: 'Your session has ended. Please sign in again.',
    vi: 'Phiên đăng nhập của bạn đã kết thúc. Bạn đăng nhập lại nhé.',
  },
  visitEnded: {
    en: 'This visit has expired. Please start again.',
    vi: 'Phiên truy cập này đã hết hạn. Bạn bắt đầu lại nhé.',
  },
  wrongSignIn: {
    en: 'The email or the password is not right.',
    vi: 'Email hoặc mật khẩu chưa đúng.',
  },
  notJson: {
    en: 'The request could not be read.',
    vi: 'Không đọc được yêu cầu này.',
  },
  notFound: { en: 'There is nothing here.', vi: 'Không tìm thấy nội dung này.' },
  noSchool: {
    en: 'We do not know this school.',
    vi: 'Chúng tôi không có thông tin về trường này.',
  },
  broken: {
    en: 'Something went wrong on our side. Please try again.',
    vi: 'Máy chủ đang gặp trục trặc. Bạn thử lại nhé.',
  },
  required: { en: 'Please fill this in.', vi: 'Bạn chưa điền mục này.' },
  invalid: { en: 'This value is not valid.', vi: 'Giá trị này không hợp lệ.' },
  noEmail: { en: 'Please enter your email.', vi: 'Bạn hãy nhập email.' },
  noPassword: { en: 'Please enter your password.', vi: 'Bạn hãy nhập mật khẩu.' },
  noName: { en: 'Please enter your name.', vi: 'Bạn hãy nhập họ tên.' },
  longName: {
    en: 'A name has at most 100 characters.',
    vi: 'Họ tên dài tối đa 100 ký tự.',
  },
  noMajors: { en: 'Choose at least one major.', vi: 'Bạn hãy chọn ít nhất một ngành.' },
  page: {
    en: 'A page is a whole number from 1.',
    vi: 'Số trang phải là số nguyên, bắt đầu từ 1.',
  },
  average: {
    en: 'A grade average is between 0 and 10.',
    vi: 'Điểm trung bình nằm trong khoảng từ 0 đến 10.',
  },
  ielts: {
    en: 'An IELTS band is between 0 and 9, in halves.',
    vi: 'Điểm IELTS từ 0 đến 9, lẻ nửa điểm.',
  },
  sat: {
    en: 'A SAT total is between 400 and 1600.',
    vi: 'Tổng điểm SAT nằm trong khoảng từ 400 đến 1600.',
  },
  budget: {
    en: 'A budget is a number of US dollars.',
    vi: 'Ngân sách phải là một số tiền tính bằng đô la Mỹ.',
  },
  budgetOrder: {
    en: 'The highest budget is below the lowest.',
    vi: 'Mức tối đa đang thấp hơn mức tối thiểu.',
  },
  longSearch: {
    en: 'A search has at most 200 characters.',
    vi: 'Từ khóa tìm kiếm dài tối đa 200 ký tự.',
  },
} as const satisfies Record<string, Text>;
