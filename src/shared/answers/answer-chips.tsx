import { memo, Suspense, useRef, useState, type ReactNode } from 'react';
import { useSignedIn } from '@/api/http/use-session';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { cx } from '@/ui/cx';
import { Chip } from '@/ui/forms/chip';
import { answerCount, isAnswered, type AnswerName, type Answers } from './answers';
import { useAnswerLabel } from './answer-labels';
import { answerOf, QUESTION_STEPS, type QuestionStep } from './question-steps';

const ChipEditor = lazyPart(async () => (await import('./chip-editor')).ChipEditor);
const ScoresDialog = lazyPart(async () => (await import('./scores-dialog')).ScoresDialog);

type Props = {
  answers: Answers;
  /** False while the account's answers load, or if that failed: then no chip says that there is no answer. */
  known: boolean;
  change: (changes: Partial<Answers>) => void;
};

/** The label of a chip. While its options load again, as after another answer, what they called the same answer stays. */
function useChipLabel(step: QuestionStep, answers: Answers): ReturnType<typeof useAnswerLabel> {
  const label = useAnswerLabel(step, answers);
  const answer = JSON.stringify(answers[answerOf(step)]);
  const [last, setLast] = useState({ ...label, answer });
  const isNew = last.loading || last.answer !== answer || last.text !== label.text;
  if (!label.loading && isNew) setLast({ ...label, answer });
  if (!label.loading || last.loading || last.text === null) return label;
  return { ...(last.answer === answer ? last : label), loading: false };
}

function StepChip({ step, answers, known, change }: Props & { step: QuestionStep }) {
  const { t } = useTranslation('questions');
  const [open, setOpen] = useState(false);
  const chip = useRef<HTMLButtonElement>(null);
  const { text, loading, isClear } = useChipLabel(step, answers);
  const name = t(`short.${step}`);
  return (
    <>
      <Chip
        ref={chip}
        add={known && text === null}
        opens={!known || text !== null}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        data-unlabeled={loading || undefined}
        {...(text !== null && (isClear ? { 'aria-label': `${name} ${text}` } : { label: name }))}
      >
        {text ?? name}
      </Chip>
      {open && (
        <Suspense>
          <ChipEditor
            step={step}
            answers={answers}
            change={change}
            anchor={chip}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const SCORES = ['average', 'ielts', 'sat'] as const satisfies readonly AnswerName[];

function ScoresChip({ answers, known, change }: Props) {
  const { t } = useTranslation('questions');
  const [open, setOpen] = useState(false);
  const count = SCORES.filter((name) => isAnswered(answers, name)).length;
  return (
    <>
      <Chip
        add={known && count === 0}
        opens={!known || count > 0}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...(count > 0 && { label: t('short.scores') })}
      >
        {count === 0 ? t('scores.add') : t('scores.given', { count })}
      </Chip>
      {open && (
        <Suspense>
          <ScoresDialog answers={answers} change={change} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/**
 * The answers as chips that can be edited in place; invisible until each has had a label, so that none moves, and in the
 * placeholder of a prerendered page, which knows no answers. Memoized: each chip has several queries, and the list around
 * them renders often.
 */
export const AnswerChips = memo(function AnswerChips({
  answers,
  known,
  change,
  end,
}: Props & { end: ReactNode }) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const signedIn = useSignedIn();
  const hasAnswers = answerCount(answers) > 0;
  return (
    <div
      className={cx(
        '-mx-(--gutter) flex gap-x-4 strip has-[[data-unlabeled]]:invisible in-[main[inert]]:invisible -my-1 px-(--gutter) py-1.5 md:mx-0 md:overflow-visible md:px-0 md:[mask:none]',
        // Two rows, as the answers of an account mostly need: they arrive when the list below is in view.
        signedIn && (!known || hasAnswers) && 'md:min-h-27',
      )}
    >
      <ul aria-label={t('list.answers')} className="flex gap-2 max-md:flex-none md:flex-wrap">
        {QUESTION_STEPS.map((step) => (
          <li key={step} className="max-w-full flex-none">
            {/* Another language begins without a label (R3). */}
            <StepChip key={locale} step={step} {...{ answers, known, change }} />
          </li>
        ))}
        <li className="max-w-full flex-none">
          <ScoresChip {...{ answers, known, change }} />
        </li>
      </ul>
      {end}
    </div>
  );
});
