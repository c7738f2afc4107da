import { useQuery } from '@tanstack/react-query';
import { budgetRangesQuery } from '@/api/journey/queries';
import { formatMoney } from '@/i18n/format';
import { useLanguage, useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { budgetNumber } from '@/lib/budget';
import { isAnswered, toAnswersBody, type Answers } from './answers';

export type AnswerRelaxation = {
  key: string;
  label: string;
  /** All answers after the change. */
  answers: Answers;
  apply: () => void;
};

/** Changes that find more programs, the smallest first. */
export function useRelaxations(
  answers: Answers,
  change: (changes: Partial<Answers>) => void,
  enabled: boolean,
): AnswerRelaxation[] {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const language = useLanguage();
  const max = budgetNumber(answers.budget?.max);
  const { data: ranges = [] } = useQuery({
    ...budgetRangesQuery(language, toAnswersBody(answers, 'budget')),
    enabled: enabled && max !== null,
  });
  if (!enabled) return [];
  const relaxation = (key: string, label: string, changes: Partial<Answers>): AnswerRelaxation => ({
    key,
    label,
    answers: { ...answers, ...changes },
    apply: () => change(changes),
  });
  const found: AnswerRelaxation[] = [];
  const wider = ranges.find((range) => {
    const top = budgetNumber(range.max);
    return top === null || (max !== null && top > max);
  });
  if (max !== null && wider) {
    const top = budgetNumber(wider.max);
    const label =
      top === null ? t('relax.noBudget') : t('relax.budget', { max: formatMoney(locale, top) });
    found.push(relaxation('budget', label, { budget: { min: wider.min, max: wider.max ?? null } }));
  }
  if (isAnswered(answers, 'titleIds')) {
    found.push(relaxation('majors', t('relax.majors'), { titleIds: [] }));
  }
  if (isAnswered(answers, 'countryIds')) {
    found.push(relaxation('countries', t('relax.countries'), { countryIds: [] }));
  }
  if (isAnswered(answers, 'parentId')) {
    found.push(relaxation('field', t('relax.field'), { parentId: null, titleIds: [] }));
  }
  return found;
}
