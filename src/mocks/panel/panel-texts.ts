import type { Text } from '@/mocks/catalogue/text';

/** Texts of the panel. Names of calls and faults are code and are not translated. */
export const panelTexts = {
  mock: { en: 'Mock', vi: 'API giả lập' },
  demo: { en: 'Demo data', vi: 'Dữ liệu mẫu' },
  about: {
    en: 'Answers come from sample data in this browser. Nothing is sent anywhere.',
    vi: 'Mọi câu trả lời đến từ dữ liệu mẫu trong trình duyệt này, không gửi đi đâu cả.',
  },
  faults: { en: 'Faults', vi: 'Lỗi thử nghiệm' },
  call: { en: 'Call', vi: 'Lệnh gọi' },
  anyCall: { en: 'any call', vi: 'mọi lệnh gọi' },
  fault: { en: 'Fault', vi: 'Lỗi' },
  times: { en: 'How often', vi: 'Số lần' },
  always: { en: 'until cleared', vi: 'đến khi xóa' },
  add: { en: 'Add fault', vi: 'Thêm lỗi' },
  clear: { en: 'Clear faults', vi: 'Xóa mọi lỗi' },
  none: { en: 'No fault is armed.', vi: 'Chưa có lỗi nào.' },
  latency: { en: 'Latency, ms', vi: 'Độ trễ, mili giây' },
  session: { en: 'Session', vi: 'Phiên đăng nhập' },
  signInAs: { en: 'Sign in as', vi: 'Đăng nhập với' },
  expire: { en: 'End all sessions', vi: 'Kết thúc mọi phiên' },
  expired: {
    en: 'Sessions ended: the next call is a 401.',
    vi: 'Đã kết thúc: lệnh gọi tiếp theo sẽ trả về 401.',
  },
  reset: { en: 'Reset data', vi: 'Khôi phục dữ liệu' },
  account: { en: 'Signed-in account', vi: 'Tài khoản đang đăng nhập' },
  changeEssay: {
    en: 'Change the newest essay on another device',
    vi: 'Sửa bài luận mới nhất từ thiết bị khác',
  },
  essayChanged: {
    en: 'Changed: the next save of this essay is a 409.',
    vi: 'Đã sửa: lần lưu bài này tiếp theo sẽ trả về 409.',
  },
  noEssay: {
    en: 'Nobody is signed in, or there is no essay.',
    vi: 'Chưa có ai đăng nhập, hoặc chưa có bài luận nào.',
  },
  fill: { en: 'Save 500 more programs', vi: 'Lưu thêm 500 chương trình' },
  filled: {
    en: 'Programs saved: {count}. Reload to see them.',
    vi: 'Số chương trình đã lưu: {count}. Hãy tải lại trang để xem.',
  },
  fillTalk: { en: 'Add 500 messages to Sophie’s', vi: 'Thêm 500 tin nhắn với Sophie' },
  talkFilled: {
    en: 'Messages added: {count}. Reload to see them.',
    vi: 'Số tin nhắn đã thêm: {count}. Hãy tải lại trang để xem.',
  },
  signInFirst: { en: 'Nobody is signed in.', vi: 'Chưa có ai đăng nhập.' },
  close: { en: 'Close', vi: 'Đóng' },
} as const satisfies Record<string, Text>;
