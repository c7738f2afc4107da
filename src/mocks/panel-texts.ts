import type { Text } from './catalogue/text';

/** Words of the panel. The names of calls and faults are code and stay as they are. */
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
  close: { en: 'Close', vi: 'Đóng' },
} as const satisfies Record<string, Text>;
