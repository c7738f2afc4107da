import type { Text } from '@/mocks/catalogue/text';

/** Messages of the mock API for people, in both languages. */
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
  changedElsewhere: {
    en: 'This has been changed elsewhere in the meantime.',
    vi: 'Nội dung này vừa được thay đổi ở nơi khác.',
  },
  refused: {
    en: 'This could not be accepted as it is.',
    vi: 'Nội dung này chưa được chấp nhận.',
  },
  tooMany: {
    en: 'Too many requests. Please wait a moment.',
    vi: 'Có quá nhiều yêu cầu. Bạn chờ một lát nhé.',
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
  takenEmail: {
    en: 'There is an account with this email already.',
    vi: 'Email này đã có tài khoản.',
  },
  email: {
    en: 'This does not look like an email address.',
    vi: 'Địa chỉ email này chưa đúng.',
  },
  phone: {
    en: 'A phone number starts with + and the country code, e.g. +84 912 345 678.',
    vi: 'Số điện thoại bắt đầu bằng dấu + và mã quốc gia, ví dụ +84 912 345 678.',
  },
  noPhone: {
    en: 'There is no phone number in your account yet.',
    vi: 'Tài khoản của bạn chưa có số điện thoại.',
  },
  passwordLength: {
    en: 'A password has 8 to 200 characters.',
    vi: 'Mật khẩu dài từ 8 đến 200 ký tự.',
  },
  passwordIsEmail: {
    en: 'Your password cannot be your email.',
    vi: 'Mật khẩu không được trùng với email.',
  },
  wrongPassword: { en: 'The password is not right.', vi: 'Mật khẩu chưa đúng.' },
  wrongCode: {
    en: 'This is not the code we sent. Please check it again.',
    vi: 'Mã này không khớp với mã đã gửi. Bạn kiểm tra lại nhé.',
  },
  usedUpCode: {
    en: 'This code has been wrong too often. Please ask for a new one.',
    vi: 'Bạn đã nhập sai quá nhiều lần. Hãy yêu cầu gửi mã mới.',
  },
  wrongResetCode: {
    en: 'The code is not right or no longer valid. You can ask for a new one.',
    vi: 'Mã chưa đúng hoặc không còn hiệu lực. Bạn có thể yêu cầu gửi mã mới.',
  },
  noProgram: {
    en: 'We do not know this program.',
    vi: 'Chúng tôi không có thông tin về chương trình này.',
  },
  noScholarship: {
    en: 'We do not know this scholarship.',
    vi: 'Chúng tôi không có thông tin về học bổng này.',
  },
  noBookmark: {
    en: 'This program is not on your list.',
    vi: 'Chương trình này không có trong danh sách của bạn.',
  },
  longNote: {
    en: 'A note has at most 2,000 characters.',
    vi: 'Ghi chú dài tối đa 2.000 ký tự.',
  },
  date: { en: 'This is not a date.', vi: 'Ngày này không hợp lệ.' },
  longSchool: {
    en: 'The name of a school has at most 200 characters.',
    vi: 'Tên trường dài tối đa 200 ký tự.',
  },
  graduationYear: {
    en: 'A year of graduation is between 1990 and 2100.',
    vi: 'Năm tốt nghiệp nằm trong khoảng từ 1990 đến 2100.',
  },
  noEssay: {
    en: 'We cannot find this essay. It may have been deleted.',
    vi: 'Không tìm thấy bài luận này, có thể bài đã bị xóa.',
  },
  newerEssay: {
    en: 'This essay has been changed elsewhere in the meantime.',
    vi: 'Bài luận này vừa được sửa ở nơi khác.',
  },
  longEssay: {
    en: 'An essay has at most 50,000 characters.',
    vi: 'Bài luận dài tối đa 50.000 ký tự.',
  },
  longPrompt: {
    en: 'A prompt has at most 2,000 characters.',
    vi: 'Đề bài dài tối đa 2.000 ký tự.',
  },
  wordLimit: {
    en: 'A word limit is a whole number from 1 to 10,000.',
    vi: 'Giới hạn số từ là số nguyên từ 1 đến 10.000.',
  },
  longPurpose: {
    en: 'A purpose has at most 200 characters.',
    vi: 'Mục đích của bài dài tối đa 200 ký tự.',
  },
  noAchievement: {
    en: 'We cannot find this achievement. It may have been deleted.',
    vi: 'Không tìm thấy thành tích này, có thể mục này đã bị xóa.',
  },
  noTitle: { en: 'Please give it a name.', vi: 'Bạn hãy nhập tên hoạt động.' },
  longTitle: {
    en: 'A name has at most 150 characters.',
    vi: 'Tên hoạt động dài tối đa 150 ký tự.',
  },
  longRole: {
    en: 'A role has at most 100 characters.',
    vi: 'Vai trò dài tối đa 100 ký tự.',
  },
  longImpact: {
    en: 'What came of it has at most 150 characters.',
    vi: 'Kết quả dài tối đa 150 ký tự.',
  },
  hours: {
    en: 'Hours a week are between 0 and 168.',
    vi: 'Số giờ mỗi tuần nằm trong khoảng từ 0 đến 168.',
  },
  month: { en: 'This is not a month.', vi: 'Tháng này không hợp lệ.' },
  longQuestion: {
    en: 'A question has at most 4,000 characters.',
    vi: 'Một câu hỏi dài tối đa 4.000 ký tự.',
  },
  endBeforeStart: {
    en: 'It cannot end before it began.',
    vi: 'Thời điểm kết thúc không thể trước lúc bắt đầu.',
  },
} as const satisfies Record<string, Text>;

export function codeTooSoon(seconds: number): Text {
  return {
    en: `A new code can be sent in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    vi: `Bạn có thể yêu cầu gửi mã mới sau ${seconds} giây nữa.`,
  };
}
