import type { BasicInfo } from '@/api/user/contract';
import { answersOf, type StudentAnswers } from '@/mocks/engines/ranking/answers';
import { programTitles } from '@/mocks/catalogue/titles/program-titles';
import { foldWords } from '@/lib/fold-text';

type NextTitle = { id?: string | number | null | undefined; title: string };

/** Program titles by id, or by name in either language. Titles that nobody offers are left out. */
function titleIdsOf(wanted: readonly NextTitle[]): string[] {
  return wanted.flatMap(({ id, title }) => {
    const name = foldWords(title);
    const found =
      programTitles.find((row) => id != null && String(row.id) === String(id)) ??
      programTitles.find(
        (row) => foldWords(row.title.en) === name || foldWords(row.title.vi) === name,
      );
    return found ? [String(found.id)] : [];
  });
}

/** The answers that an account holds. Majors win over the field. */
export function accountAnswers(info: BasicInfo): StudentAnswers {
  const answers = answersOf(info);
  const titleIds = titleIdsOf(info.educational_records?.next_program_titles ?? []);
  return titleIds.length > 0 ? { ...answers, preferenceId: null, titleIds } : answers;
}
