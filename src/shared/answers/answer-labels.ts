import { formatMoney } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { formatBudget } from '@/lib/budget';
import { isAnswered, type AnswerName, type Answers } from './answers';
import { answerOf, type QuestionStep } from './steps';
import { useOptions } from './use-options';

/** What an answer is called in the locale; `scores` are three answers under one name. */
export function useAnswerTitle(): (name: AnswerName) => string {
  const { t } = useTranslation('questions');
  const names = {
    classGradeId: 'grade',
    countryIds: 'countries',
    budget: 'budget',
    parentId: 'field',
    titleIds: 'majors',
    average: 'scores',
    ielts: 'scores',
    sat: 'scores',
  } as const;
  return (name) => t(`short.${names[name]}`);
}

type AnswerWords = {
  /** `null` while there is no answer. */
  text: string | null;
  /** The options are on their way, and with them its own name. */
  loading: boolean;
};

/**
 * The answer to a question in a few words, as a chip shows it: `12`, `6 chosen`, `$10,000 - $20,000`.
 * Options are asked only where the answer is an id.
 */
export function useAnswerWords(step: QuestionStep, answers: Answers): AnswerWords {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const answered = isAnswered(answers, answerOf(step));
  const listed = answered && step !== 'budget';
  const { options, loading } = useOptions(step, answers, listed);
  const words = (): string | null => {
    if (!answered) return null;
    if (step === 'budget' && answers.budget) {
      return formatBudget(answers.budget, (amount) => formatMoney(locale, amount));
    }
    const chosen = options.filter((option) => option.chosen);
    const [only] = chosen;
    if (only && chosen.length === 1) return only.label;
    // Until the options are there, what is one answer has no name yet.
    if (step === 'grade' || step === 'field') return '…';
    const { length } = step === 'countries' ? answers.countryIds : answers.titleIds;
    return t('chosen', { count: chosen.length || length });
  };
  return { text: words(), loading: listed && loading };
}

/** The same without the state of its options; `null` while there is no answer. */
export function useAnswerText(step: QuestionStep, answers: Answers): string | null {
  return useAnswerWords(step, answers).text;
}
