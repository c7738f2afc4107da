import type { Text } from '@/mocks/catalogue/text';
import { entryOfProgram } from './bookmark-wire';
import type { StoredBookmark } from './tables';

/** A sample bookmark by program id; `dueIn` is in days. */
type Sample = {
  programId: number;
  status: StoredBookmark['status'];
  note?: Text;
  dueIn?: number;
  /** When it was sent, in hours. */
  sentBefore?: number;
  outcome?: StoredBookmark['outcome'];
};

const samples: readonly Sample[] = [
  {
    // Delft, Computer Science and Engineering
    programId: 404010,
    status: 'considering',
    note: {
      en: 'Mai studies here. Ask her about the first winter.',
      vi: 'Chị Mai đang học ở đây. Hỏi chị về mùa đông đầu tiên.',
    },
  },
  {
    // KAIST, Computer Science
    programId: 1101010,
    status: 'considering',
    dueIn: 33,
    note: {
      en: 'Two tests to sit. Worth the trip to Hanoi?',
      vi: 'Phải thi thêm hai môn. Có đáng ra Hà Nội một chuyến không?',
    },
  },
  // Hanoi University of Science and Technology, Data Science
  { programId: 1505020, status: 'considering' },
  {
    // Groningen, Artificial Intelligence
    programId: 401030,
    status: 'preparing',
    dueIn: 20,
    note: {
      en: 'Motivation letter: second draft with Ms Hạnh.',
      vi: 'Thư động lực: bản thứ hai đang nhờ cô Hạnh đọc.',
    },
  },
  // Aalto, Data Science
  { programId: 602020, status: 'preparing' },
  {
    // Tampere, Computing and Electrical Engineering
    programId: 601010,
    status: 'preparing',
    note: {
      en: 'Transcripts are at the notary until Friday.',
      vi: 'Học bạ đang công chứng, thứ Sáu lấy.',
    },
  },
  {
    // Monash Malaysia, Computer Science
    programId: 701010,
    status: 'submitted',
    sentBefore: 18 * 24 + 3,
    note: {
      en: 'Sent. The confirmation is in the blue folder.',
      vi: 'Đã nộp. Thư xác nhận để trong bìa màu xanh.',
    },
  },
  {
    // Twente, Technical Computer Science
    programId: 403010,
    status: 'submitted',
    sentBefore: 11 * 24 + 7,
    note: {
      en: 'Sent; the physics certificate is still to follow.',
      vi: 'Đã nộp, còn phải gửi bổ sung bảng điểm Vật lý.',
    },
  },
  {
    // RMIT Vietnam, Information Technology
    programId: 1501060,
    status: 'decided',
    sentBefore: 80 * 24 + 5,
    outcome: 'offer',
    dueIn: 12,
    note: {
      en: 'An offer, on condition of the diploma in June. Reply in time.',
      vi: 'Được nhận, với điều kiện có bằng tốt nghiệp tháng 6. Nhớ trả lời đúng hạn.',
    },
  },
];

function dayAfter(at: Date, days: number): string {
  return new Date(at.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Linh's list: nine programs of nine schools over the four columns, with her own dates counted from `at`. */
export function linhBookmarks(at: Date): StoredBookmark[] {
  return samples.map(({ dueIn, sentBefore, ...sample }, index) => {
    const { programId, status, note = null, outcome = null } = sample;
    if (!entryOfProgram(programId)) throw new Error(`The catalogue has no program ${programId}`);
    const order_no = samples.slice(0, index).filter((row) => row.status === status).length + 1;
    const deadline = dueIn === undefined ? null : dayAfter(at, dueIn);
    const submittedAt =
      sentBefore === undefined
        ? null
        : new Date(at.getTime() - sentBefore * 3_600_000).toISOString();
    const own = { programId, status, order_no, note, deadline, outcome };
    return { id: index + 1, ...own, submittedAt };
  });
}
