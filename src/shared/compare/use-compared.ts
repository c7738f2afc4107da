import { sameId } from '@/api/http/schemas';
import type { AnswersBody } from '@/api/journey/contract';
import type { Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { useSchools } from '@/shared/hooks/use-schools';
import type { Compared } from './compare-store';

/** `name` is the program's title, or the reason why it is `null`. */
export type ComparedProgram = { item: Compared; program: Program | null; name: string };

/** The compared programs: from those that the page has loaded, else from their schools. */
export function useCompared(
  items: readonly Compared[],
  answers: AnswersBody,
  loaded: readonly Program[],
): ComparedProgram[] {
  const { t } = useTranslation('results');
  const found = items.map(({ programId }) => loaded.find(({ id }) => sameId(id, programId)));
  const missing = items.filter((_, index) => !found[index]);
  const { schoolOf } = useSchools(
    missing.map(({ schoolId }) => schoolId),
    answers,
  );
  return items.map((item, index): ComparedProgram => {
    const school = schoolOf(item.schoolId);
    const program =
      found[index] ?? school?.data?.programs.find(({ id }) => sameId(id, item.programId)) ?? null;
    if (program) return { item, program, name: program.title };
    if (school?.isError) return { item, program, name: t('compare.missingOne') };
    return { item, program, name: school?.data ? t('compare.missing') : t('compare.loading') };
  });
}
