import { useQueries } from '@tanstack/react-query';
import type { AnswersBody } from '@/api/journey/contract';
import type { Program } from '@/api/program/contract';
import { schoolQuery } from '@/api/school/queries';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
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
  const language = useLanguage();
  const found = items.map(({ programId }) =>
    loaded.find(({ id }) => String(id) === String(programId)),
  );
  const schools = useQueries({
    queries: items.map(({ schoolId }, index) => ({
      ...schoolQuery(language, schoolId, answers),
      enabled: !found[index],
      meta: { inlineError: true },
    })),
  });
  return items.map((item, index): ComparedProgram => {
    const school = schools[index];
    const program =
      found[index] ??
      school?.data?.programs.find(({ id }) => String(id) === String(item.programId)) ??
      null;
    if (program) return { item, program, name: program.title };
    if (school?.isError) return { item, program, name: t('compare.missingOne') };
    return { item, program, name: school?.data ? t('compare.missing') : t('compare.loading') };
  });
}
