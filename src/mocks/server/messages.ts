import type { Text } from '@/mocks/catalogue/text';

/** Messages of the mock API for people, in both languages. */
export const messages = {
  signedOut: {
    en: 'Your session has expired. Please log in again.',
    vi: 'Phiên đăng nhập đã hết hạn. Bạn đăng nhập lại nhé.',
  },
  visitEnded: {
    en: 'This visit has expired. Please start again.',
    vi: 'Phiên truy cập này đã hết hạn. Bạn bắt đầu lại nhé.',
  },
  wrongSignIn: {
    en: 'The email or password is incorrect.',
    vi: 'Email hoặc mật khẩu chưa đúng.',
  },
  notJson: {
    en: 'We couldn’t read that request.',
    vi: 'Không đọc được yêu cầu này.',
  },
  notFound: { en: 'We couldn’t find this.', vi: 'Không tìm thấy nội dung này.' },
  noSchool: {
    en: 'We don’t have this school in our catalogue.',
    vi: 'Chúng tôi không có thông tin về trường này.',
  },
  broken: {
    en: 'Something went wrong on our side. Please try again.',
    vi: 'Máy chủ đang gặp trục trặc. Bạn thử lại nhé.',
  },
  changedElsewhere: {
    en: 'This was just changed on another device or tab.',
    vi: 'Nội dung này vừa được thay đổi trên thiết bị hoặc tab khác.',
  },
  refused: {
    en: 'We couldn’t accept this. Check the marked fields.',
    vi: 'Nội dung này chưa được chấp nhận. Bạn xem lại các ô được đánh dấu nhé.',
  },
  tooMany: {
    en: 'Too many requests. Please wait a moment.',
    vi: 'Có quá nhiều yêu cầu. Bạn chờ một lát nhé.',
  },
  required: { en: 'Please fill this in.', vi: 'Bạn hãy điền mục này.' },
  invalid: { en: 'Check this value.', vi: 'Bạn hãy xem lại giá trị này.' },
  noEmail: { en: 'Please enter your email.', vi: 'Bạn hãy nhập email.' },
  noPassword: { en: 'Please enter your password.', vi: 'Bạn hãy nhập mật khẩu.' },
  noName: { en: 'Please enter your name.', vi: 'Bạn hãy nhập họ tên.' },
  longName: {
    en: 'Use at most 100 characters.',
    vi: 'Tối đa 100 ký tự.',
  },
  noMajors: { en: 'Choose at least one major.', vi: 'Bạn hãy chọn ít nhất một ngành.' },
  page: {
    en: 'Enter a whole number from 1.',
    vi: 'Số trang phải là số nguyên, bắt đầu từ 1.',
  },
  average: {
    en: 'Enter a grade average from 0 to 10.',
    vi: 'Điểm trung bình nằm trong khoảng từ 0 đến 10.',
  },
  ielts: {
    en: 'Enter an IELTS band from 0 to 9, in steps of 0.5.',
    vi: 'Bạn hãy nhập điểm IELTS từ 0 đến 9, cách nhau 0.5.',
  },
  sat: {
    en: 'Enter an SAT total from 400 to 1600.',
    vi: 'Tổng điểm SAT nằm trong khoảng từ 400 đến 1600.',
  },
  budget: {
    en: 'Enter a budget in US dollars.',
    vi: 'Bạn hãy nhập ngân sách bằng số, tính theo đô la Mỹ.',
  },
  budgetOrder: {
    en: 'Make the highest budget larger than the lowest.',
    vi: 'Bạn hãy nhập mức tối đa cao hơn mức tối thiểu.',
  },
  longSearch: {
    en: 'Use at most 200 characters.',
    vi: 'Từ khóa tìm kiếm dài tối đa 200 ký tự.',
  },
  takenEmail: {
    en: 'An account with this email already exists.',
    vi: 'Email này đã có tài khoản.',
  },
  email: {
    en: 'This doesn’t look like an email address.',
    vi: 'Địa chỉ email này chưa đúng.',
  },
  phone: {
    en: 'Enter the number with its country code, for example +84\u00a0912\u00a0345\u00a0678.',
    vi: 'Số điện thoại bắt đầu bằng dấu + và mã quốc gia, ví\u00a0dụ\u00a0+84\u00a0912\u00a0345\u00a0678.',
  },
  noPhone: {
    en: 'Your account has no phone number yet.',
    vi: 'Tài khoản của bạn chưa có số điện thoại.',
  },
  passwordLength: {
    en: 'Use 8 to 200 characters.',
    vi: 'Mật khẩu dài từ 8 đến 200 ký tự.',
  },
  passwordIsEmail: {
    en: 'Your password can’t be your email.',
    vi: 'Mật khẩu không được trùng với email.',
  },
  wrongPassword: { en: 'The password is incorrect.', vi: 'Mật khẩu chưa đúng.' },
  wrongCode: {
    en: 'That’s not the code we sent. Check it and try again.',
    vi: 'Mã này không khớp với mã đã gửi. Bạn kiểm tra lại nhé.',
  },
  usedUpCode: {
    en: 'Too many wrong tries. Ask for a new code.',
    vi: 'Mã này đã hết lượt thử. Bạn hãy yêu cầu mã mới.',
  },
  wrongResetCode: {
    en: 'The code is wrong or has expired. You can ask for a new one.',
    vi: 'Mã chưa đúng hoặc không còn hiệu lực. Bạn có thể yêu cầu gửi mã mới.',
  },
  noProgram: {
    en: 'We don’t have this program in our catalogue.',
    vi: 'Chúng tôi không có thông tin về chương trình này.',
  },
  noScholarship: {
    en: 'We don’t have this scholarship in our list.',
    vi: 'Chúng tôi không có thông tin về học bổng này.',
  },
  noBookmark: {
    en: 'This program isn’t in your plan.',
    vi: 'Chương trình này không có trong kế hoạch của bạn.',
  },
  longNote: {
    en: 'Use at most 2,000 characters.',
    vi: 'Ghi chú dài tối đa 2.000 ký tự.',
  },
  date: { en: 'Check this date.', vi: 'Bạn hãy xem lại ngày này.' },
  noStepTitle: { en: 'Please name this step.', vi: 'Bạn hãy đặt tên cho bước này.' },
  longStepTitle: {
    en: 'Use at most 100 characters.',
    vi: 'Tên bước dài tối đa 100 ký tự.',
  },
  longSchool: {
    en: 'Use at most 200 characters.',
    vi: 'Tên trường dài tối đa 200 ký tự.',
  },
  graduationYear: {
    en: 'Enter a graduation year from 1990 to 2100.',
    vi: 'Năm tốt nghiệp nằm trong khoảng từ 1990 đến 2100.',
  },
  noEssay: {
    en: 'We can’t find this essay. It may have been deleted.',
    vi: 'Không tìm thấy bài luận này, có thể bài đã bị xóa.',
  },
  newerEssay: {
    en: 'This essay was just changed on another device or tab.',
    vi: 'Bài luận này vừa được sửa trên thiết bị hoặc tab khác.',
  },
  longEssay: {
    en: 'Essays can have up to 50,000 characters.',
    vi: 'Bài luận dài tối đa 50.000 ký tự.',
  },
  longPrompt: {
    en: 'Use at most 2,000 characters.',
    vi: 'Đề bài dài tối đa 2.000 ký tự.',
  },
  wordLimit: {
    en: 'Enter a whole number from 1 to 10,000.',
    vi: 'Giới hạn số từ là số nguyên từ 1 đến 10.000.',
  },
  longPurpose: {
    en: 'Use at most 200 characters.',
    vi: 'Mục đích của bài dài tối đa 200 ký tự.',
  },
  noAchievement: {
    en: 'We can’t find this achievement. It may have been deleted.',
    vi: 'Không tìm thấy thành tích này, có thể mục này đã bị xóa.',
  },
  noTitle: { en: 'Please give it a name.', vi: 'Bạn hãy nhập tên hoạt động.' },
  longTitle: {
    en: 'Use at most 150 characters.',
    vi: 'Tên hoạt động dài tối đa 150 ký tự.',
  },
  longRole: {
    en: 'Use at most 100 characters.',
    vi: 'Vai trò dài tối đa 100 ký tự.',
  },
  longImpact: {
    en: 'Use at most 150 characters.',
    vi: 'Kết quả dài tối đa 150 ký tự.',
  },
  hours: {
    en: 'Enter a number from 0 to 168.',
    vi: 'Số giờ mỗi tuần nằm trong khoảng từ 0 đến 168.',
  },
  month: { en: 'Check this month.', vi: 'Bạn hãy xem lại tháng này.' },
  longQuestion: {
    en: 'Questions can have up to 4,000 characters.',
    vi: 'Một câu hỏi dài tối đa 4.000 ký tự.',
  },
  endBeforeStart: {
    en: 'Choose an end after the start, or change the start.',
    vi: 'Bạn chọn thời điểm kết thúc sau lúc bắt đầu, hoặc sửa lúc bắt đầu.',
  },
} as const satisfies Record<string, Text>;

export function codeTooSoon(seconds: number): Text {
  return {
    en: `A new code can be sent in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    vi: `Bạn có thể yêu cầu gửi mã mới sau ${seconds} giây nữa.`,
  };
}
