import { formatMoney } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { formatBudget } from '@/lib/budget';
import { unbroken } from '@/lib/line-breaks';
import { isAnswered, type AnswerName, type Answers } from './answers';
import { answerOf, QUESTION_STEPS, type QuestionStep } from './question-steps';
import { useOptions } from './use-options';

/** The question of an answer; `null` for a score. */
export function stepOf(name: AnswerName): QuestionStep | null {
  return QUESTION_STEPS.find((step) => answerOf(step) === name) ?? null;
}

/** Names the answers in the locale; three of them are `scores`. */
export function useAnswerTitle(): (name: AnswerName) => string {
  const { t } = useTranslation('questions');
  return (name) => t(`short.${stepOf(name) ?? 'scores'}`);
}

type AnswerLabel = {
  /** `null` without an answer. */
  text: string | null;
  /** The options, which have the label, are loading. */
  loading: boolean;
  /** The text is clear without the name of its question: a range of money, the name of a field. */
  isClear: boolean;
};

/** The answer in a few words: `12`, `6 chosen`, `$10,000 - $20,000`. Loads the options if the answer is an id. */
export function useAnswerLabel(step: QuestionStep, answers: Answers): AnswerLabel {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const answered = isAnswered(answers, answerOf(step));
  const hasOptions = answered && step !== 'budget';
  const { options, loading } = useOptions(step, answers, { enabled: hasOptions });
  const chosen = options.filter((option) => option.chosen);
  const label = (): string | null => {
    if (!answered) return null;
    if (step === 'budget' && answers.budget) {
      return unbroken(formatBudget(answers.budget, (amount) => formatMoney(locale, amount)));
    }
    const [only] = chosen;
    if (only && chosen.length === 1) return only.label;
    const isSingle = step === 'grade' || step === 'field';
    if (isSingle && loading) return '…';
    // An account may have answers that are none of the options.
    const { length } = step === 'countries' ? answers.countryIds : answers.titleIds;
    return t('chosen', { count: chosen.length || (isSingle ? 1 : length) });
  };
  return {
    text: label(),
    loading: hasOptions && loading,
    isClear: step === 'budget' || (step === 'field' && chosen.length > 0),
  };
}

/** `null` without an answer. */
export function useAnswerText(step: QuestionStep, answers: Answers): string | null {
  return useAnswerLabel(step, answers).text;
}
