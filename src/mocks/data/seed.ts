import type { BasicInfo, SeenMoments } from '@/api/user/contract';
import { countries } from '@/mocks/catalogue/countries';
import { preferences } from '@/mocks/catalogue/titles/preferences';
import { programTitles } from '@/mocks/catalogue/titles/program-titles';
import { mockNow } from './clock';
import { linhAchievements } from './seed-achievements';
import { linhBookmarks } from './seed-bookmarks';
import { linhEssays } from './seed-essays';
import { linhSteps } from './seed-steps';
import {
  newAccount,
  TABLES_VERSION,
  type StoredAccount,
  type StoredBookmark,
  type Tables,
} from './tables';

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
  gpa_scale: 'ten',
  current_school: 'Trường THPT Cửa Đại, Bình Đại',
  graduation_year: 2027,
  average: 8.6,
  ielts: 7,
};

/** What has been seen by a student with these programs and a finished essay. */
function momentsOf(bookmarks: readonly StoredBookmark[]): SeenMoments {
  const idsOf = (rows: readonly StoredBookmark[]) => rows.map(({ programId }) => programId);
  const sent = idsOf(bookmarks.filter(({ submittedAt }) => submittedAt !== null));
  const offer = idsOf(bookmarks.filter(({ outcome }) => outcome === 'offer'));
  return { saved: true, essay: true, sent, offer };
}

/** The sample students: one with a rich history up to now, one without any answers. */
export function seedTables(): Tables {
  const at = mockNow();
  const linh: StoredAccount = {
    ...newAccount(1, {
      name: 'Trần Ngọc Linh',
      email: 'linh.tran@example.com',
      password: 'saola-demo',
      phone: '+84912345678',
    }),
    phoneVerified: true,
    isSchoolListVisited: true,
    moments: momentsOf(linhBookmarks(at)),
    basicInfo: linhInfo,
    bookmarks: linhBookmarks(at),
    planSteps: linhSteps(at),
    essays: linhEssays(at),
    achievements: linhAchievements(),
    // The NL Scholarship, and Tampere's own.
    scholarships: [21, 25],
  };
  const minh = newAccount(2, {
    name: 'Lê Quang Minh',
    email: 'minh@example.com',
    password: 'saola-demo',
    phone: null,
  });
  return structuredClone({
    version: TABLES_VERSION,
    lastId: 1000,
    accounts: [linh, minh],
    sessions: [],
  });
}
