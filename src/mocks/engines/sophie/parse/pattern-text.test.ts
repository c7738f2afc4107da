// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { answer } from '@/mocks/engines/sophie/answer';
import { parseQuestion } from './parse-question';
import { patternText, TOPIC_WORDS } from './pattern-text';

describe('words that are another word without their diacritics', () => {
  it.each([
    ['Bố mẹ dành 500 triệu một năm cho em du học Canada', { topic: 'places' }],
    ['Mẹ dành tiền cho em học luật ở Anh', { topic: 'places' }],
    ['Em muốn tìm hiểu từ từ về du học Úc', { topic: 'places' }],
    ['Úc có đơn xin visa online không?', { topic: 'visa' }],
    ['Trường số hai trong danh sách của em hạn nộp khi nào?', { topic: 'savedDeadlines' }],
    ['Lập danh sách cho em các trường ở Úc dạy marketing', { topic: 'places' }],
    ['lap danh sach cho em cac truong o uc day marketing', { topic: 'places' }],
    ['Em được vào danh sách chờ của NUS', { topic: 'rejection' }],
    ['em duoc vao danh sach cho cua NUS', { topic: 'rejection' }],
    ['Em gặp khó khăn khi chọn trường', { guide: null }],
    ['Em cần gấp tư vấn', { guide: null }],
    ['Có nên gap year không?', { guide: 'gap-year' }],
    ['Em muốn học quan hệ công chúng ở Úc', { topic: 'places', guide: null }],
    ['Bằng có cần công chứng không?', { guide: 'transcripts-and-translations' }],
    ['Học ba năm ở Úc tốn bao nhiêu?', { topic: 'cost' }],
    ['hoc ba nam o uc ton bao nhieu', { topic: 'cost' }],
    ['Học bạ cần dịch không?', { guide: 'transcripts-and-translations' }],
    ['Học tiếng Anh thế nào mới giỏi?', { guide: null }],
    ['Có nên qua môi giới không?', { guide: 'agents-and-scams' }],
    ['Chất lượng đào tạo của RMIT thế nào?', { topic: 'school' }],
    ['Lương kỹ sư ở Đức bao nhiêu?', { topic: 'work' }],
    ['Ngành này có dự án thực tế không?', { topic: 'unknown' }],
    ['Đại học Quốc gia Singapore lấy bao nhiêu điểm?', { topic: 'school' }],
    ['Em tham gia câu lạc bộ robot, có lợi gì không?', { topic: 'places' }],
    ['Phí ở NUS bao nhiêu?', { topic: 'cost' }],
    ['Em muốn học phi công', { topic: 'places' }],
  ])('%s', (question, found) => {
    expect(parseQuestion(question, 'vi')).toMatchObject(found);
  });
});

describe('what a student likes', () => {
  const advised = (question: string) =>
    answer(question, {
      language: 'vi',
      now: new Date('2026-11-22T05:00:00Z'),
      answers: null,
      saved: null,
    }).text;

  it.each([
    ['Em thích tìm hiểu về tâm lý, nên học ngành gì?', 'Tâm lý học', 'Thiết kế đồ họa'],
    ['Em thích học về máy tính', 'Khoa học máy tính', 'Thiết kế đồ họa'],
    ['Em thích vẽ, nên học ngành gì?', 'Thiết kế đồ họa', 'Báo chí'],
    ['Em vẫn chưa biết nên học gì', 'một ngày thứ Ba', 'Báo chí'],
    ['em van chua biet nen hoc gi', 'một ngày thứ Ba', 'Báo chí'],
    ['Em ở Việt Nam, nên chọn ngành gì?', 'một ngày thứ Ba', 'Báo chí'],
    ['Em hoàn toàn không biết nên học ngành gì', 'một ngày thứ Ba', '**Toán'],
  ])('%s', (question, right, wrong) => {
    expect(advised(question)).toContain(right);
    expect(advised(question)).not.toContain(wrong);
  });
});

describe('the words of a question', () => {
  it.each([
    ['từ từ', 'tu xx'],
    ['tự tử', 'tu tu'],
    ['tự tu', 'tu tu'],
    ['tu tu', 'tu tu'],
    ['I DON’T know', 'i don t know'],
    ['i dont know', 'i don t know'],
    ['e ko bít', 'em khong bit'],
    ['30 k', '30 k'],
    ['Sooo good', 'so good'],
    ['Cơ hội', 'co hoi'],
    ['  ', ''],
  ])('%s', (typed, words) => {
    expect(patternText(typed, TOPIC_WORDS)).toBe(words);
  });
});
