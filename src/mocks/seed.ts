import type { BasicInfo } from '@/api/contract/user';
import { accountAnswers } from './account-answers';
import type { Text } from './catalogue/text';
import { countries } from './catalogue/countries';
import { preferences } from './catalogue/preferences';
import { programTitles } from './catalogue/program-titles';
import { entries, type Entry } from './entries';
import { narrow } from './narrowing';
import type { Account, BookmarkRow, Tables } from './tables';

const linhCountries = ['NL', 'FI', 'DE', 'FR', 'MY'];
const linhMajors = ['Computer Science', 'Data Science', 'Artificial Intelligence'];
const linhField = preferences.find(({ title }) => title.en === 'Computing and data');

const linhInfo: BasicInfo = {
  educational_records: {
    next_program_titles: programTitles
      .filter(({ title }) => linhMajors.includes(title.en))
      .map(({ id, title }) => ({ id, title: title.en })),
  },
  class_grade_id: 12,
  country_ids: countries.filter(({ code }) => linhCountries.includes(code)).map(({ id }) => id),
  budget_min: '10000',
  budget_max: '20000',
  program_title_parent_id: linhField?.id ?? null,
  average: 8.6,
  ielts: 7,
};

const linhNotes: { status: BookmarkRow['status']; note: Text | null }[] = [
  {
    status: 'considering',
    note: {
      en: 'Mai studies here. Ask her about the first winter.',
      vi: 'Chị Mai đang học ở đây. Hỏi chị về mùa đông đầu tiên.',
    },
  },
  { status: 'considering', note: null },
  {
    status: 'considering',
    note: {
      en: 'Mum likes the city; the rent still has to be checked.',
      vi: 'Mẹ thích thành phố này, còn phải xem tiền thuê nhà.',
    },
  },
  {
    status: 'preparing',
    note: {
      en: 'Motivation letter: second version by Sunday.',
      vi: 'Thư động lực: viết xong bản thứ hai trước Chủ nhật.',
    },
  },
  {
    status: 'preparing',
    note: {
      en: 'Transcripts are at the notary until the 28th.',
      vi: 'Học bạ đang công chứng, ngày 28 lấy.',
    },
  },
  { status: 'preparing', note: null },
  {
    status: 'submitted',
    note: {
      en: 'Sent on 12 November. The confirmation is in the blue folder.',
      vi: 'Đã nộp ngày 12/11. Thư xác nhận để trong bìa màu xanh.',
    },
  },
  {
    status: 'submitted',
    note: {
      en: 'Interview by video, they will write with a date.',
      vi: 'Phỏng vấn qua video, trường sẽ báo ngày qua email.',
    },
  },
  {
    status: 'decided',
    note: {
      en: 'Offer with a condition: IELTS 6.5 in every part.',
      vi: 'Được nhận có điều kiện: IELTS 6.5 ở mọi kỹ năng.',
    },
  },
];

/** One program of each school, so that a list of nine shows nine places. */
function onePerSchool(left: readonly Entry[]): Entry[] {
  const first = new Map<Entry['school'], Entry>();
  for (const entry of left) if (!first.has(entry.school)) first.set(entry.school, entry);
  return [...first.values()];
}

function linhBookmarks(): BookmarkRow[] {
  const places = onePerSchool(narrow(entries, accountAnswers(linhInfo)));
  return linhNotes.flatMap(({ status, note }, index) => {
    // Three steps at a time, so that neighbours on the list are not of one country.
    const entry = places[(index * 3 + Math.floor((index * 3) / places.length)) % places.length];
    if (!entry) return [];
    const order_no = linhNotes.slice(0, index).filter((row) => row.status === status).length + 1;
    return [{ id: index + 1, programId: entry.program.id, status, order_no, note }];
  });
}

/** The sample students: one with a rich history, one who has told nothing yet. */
export function seedTables(): Tables {
  const linh: Account = {
    id: 1,
    name: 'Trần Ngọc Linh',
    email: 'linh.tran@example.com',
    password: 'saola-demo',
    avatar: null,
    isSchoolListVisited: true,
    basicInfo: linhInfo,
    bookmarks: linhBookmarks(),
  };
  const minh: Account = {
    id: 2,
    name: 'Lê Quang Minh',
    email: 'minh@example.com',
    password: 'saola-demo',
    avatar: null,
    isSchoolListVisited: false,
    basicInfo: {},
    bookmarks: [],
  };
  return structuredClone({ version: 1, accounts: [linh, minh], sessions: [] });
}
