import { useTranslation } from '@/i18n/use-translation';
import type { Answers } from '@/shared/answers/answers';
import type { QuestionStep } from '@/shared/answers/question-steps';
import { deferred } from '@/shared/land/deferred';
import { useFirstTerm } from '@/shared/land/use-first-term';
import { useStrokes } from '@/shared/land/use-strokes';

/** The questions with a hint: a field is chosen by its picture. */
type HintedStep = Exclude<QuestionStep, 'field'>;

/** A sentence under the question: what a stroke is, what the grade changes, or how to answer. */
export const QuestionHint = deferred(function QuestionHint({
  step,
  answers,
}: {
  step: HintedStep;
  answers: Answers;
}) {
  const { t } = useTranslation('questions');
  const strokes = useStrokes();
  const first = useFirstTerm(answers);
  if (step === 'countries' && strokes) return t('stroke', { count: strokes.each });
  if (step === 'grade' && first) {
    const { season, year } = first.term;
    const effect = first.closing
      ? t('first.closing', { count: first.closing })
      : t('first.programs', { count: first.programs.size });
    return `${t(`first.${season}`, { year: String(year) })} ${effect}`;
  }
  return t(`lead.${step}`);
});
