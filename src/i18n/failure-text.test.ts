import { beforeAll, describe, expect, it } from 'vitest';
import type { Failure } from '@/lib/failure';
import { failureText } from './failure-text';
import { loadMessages, messagesOf } from './messages';

beforeAll(async () => {
  await loadMessages('en', ['common']);
  await loadMessages('vi', ['common']);
});

/** Each failure in both languages: axios's messages in English, their meaning in Vietnamese. */
const rows: [Failure, string, string][] = [
  [{ kind: 'network' }, 'Network Error', 'Lỗi mạng'],
  [{ kind: 'timeout' }, 'timeout exceeded', 'Quá thời gian chờ'],
  [{ kind: 'aborted' }, 'Request aborted', 'Yêu cầu đã bị hủy'],
  [
    { kind: 'status', status: 503 },
    'Request failed with status code 503',
    'Yêu cầu không thành công, mã trạng thái 503',
  ],
  [{ kind: 'message', text: 'Taken', status: 422 }, 'Taken', 'Taken'],
  [
    { kind: 'message', text: 'Taken', status: 422, language: 'vi-VN' },
    'Something went wrong. Please try again.',
    'Đã có lỗi xảy ra. Bạn thử lại nhé.',
  ],
  [{ kind: 'message', text: 'Taken', status: 422, language: 'en-US' }, 'Taken', 'Taken'],
  [
    { kind: 'unreadable' },
    'We couldn’t read the server’s response. Nothing was changed.',
    'Không đọc được phản hồi của máy chủ. Chưa có gì bị thay đổi.',
  ],
  [{ kind: 'other', text: 'Odd' }, 'Odd', 'Odd'],
  [
    { kind: 'other', text: '' },
    'Something went wrong. Please try again.',
    'Đã có lỗi xảy ra. Bạn thử lại nhé.',
  ],
];

describe('failureText', () => {
  it.each(rows)('words %j in both languages', (failure, en, vi) => {
    expect(failureText(messagesOf('en').t, failure)).toBe(en);
    expect(failureText(messagesOf('vi').t, failure)).toBe(vi);
  });
});
