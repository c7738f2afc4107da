import { useQuery } from '@tanstack/react-query';
import { bookmarkOf } from '@/api/bookmark/bookmark-list';
import type { UseBookmarks } from '@/api/bookmark/queries';
import { sameId } from '@/api/http/schemas';
import { queryState } from '@/api/http/writes';
import { savedScholarshipsQuery } from '@/api/scholarship/queries';
import { schoolQuery } from '@/api/school/queries';
import { userQuery } from '@/api/user/queries';
import { hasFeature } from '@/browser/features';
import { LOCALES, otherLocale, type Locale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { buildSheet, type SheetSource } from '@/shared/parents-sheet/content/build-sheet';
import type { Sheet } from '@/shared/parents-sheet/content/sheet';
import { taskOf } from '@/shared/program/deadlines';

/** The server compares with the answers of the account, of which the sheet has nothing. */
const ACCOUNT_ANSWERS = {};

function useSource(locale: Locale, schoolId: string | null, programId: string) {
  const language = LOCALES[locale].tag;
  const school = useQuery({
    ...schoolQuery(language, schoolId ?? '', ACCOUNT_ANSWERS),
    enabled: schoolId !== null,
    meta: { inlineError: true },
  });
  const hasScholarships = hasFeature('scholarships');
  const saved = useQuery({ ...savedScholarshipsQuery(language), enabled: hasScholarships });
  const scholarships = hasScholarships ? saved.data : [];
  const program = school.data?.programs.find(({ id }) => sameId(id, programId));
  const source: SheetSource | null =
    school.data && program && scholarships ? { school: school.data, program, scholarships } : null;
  const loading = (schoolId !== null && school.isPending) || (hasScholarships && saved.isPending);
  // Without its scholarships a sheet would look complete.
  const failure = [school, saved].map(queryState).find(({ failed }) => failed);
  return { source, loading, failure };
}

type OwnSheet =
  /** It is not in the plan, or its school does not list it any more. */
  | { state: 'loading' | 'missing' | 'unlisted' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'sheet'; sheet: Sheet };

/** The sheet of a program of the plan. */
export function useOwnSheet(
  programId: string,
  { bookmarks, failed, error, retry }: UseBookmarks,
): OwnSheet {
  const locale = useLocale();
  const bookmark = bookmarks && bookmarkOf(bookmarks, programId);
  const schoolId = bookmark ? String(bookmark.program.school.id) : null;
  const own = useSource(locale, schoolId, programId);
  const other = useSource(otherLocale(locale), schoolId, programId);
  const user = useQuery(userQuery());
  if (!bookmarks && failed) return { state: 'failed', error, retry };
  if (bookmarks && !bookmark) return { state: 'missing' };
  if (own.failure) return { state: 'failed', ...own.failure };
  if (!bookmark || own.loading || other.loading || user.isPending) return { state: 'loading' };
  const { source } = own;
  if (!source) return { state: 'unlisted' };
  const words = other.source ?? source;
  const sources = locale === 'en' ? { en: source, vi: words } : { vi: source, en: words };
  const sheet = buildSheet({ locale, name: user.data?.name ?? '', sources });
  // The dates are those of the next intake, which is not the one that was applied for.
  const isSent = taskOf(bookmark) !== 'send';
  return { state: 'sheet', sheet: isSent ? { ...sheet, deadline: null, starts: null } : sheet };
}
