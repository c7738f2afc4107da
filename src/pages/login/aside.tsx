import { useTranslation } from 'react-i18next';
import { useAnswerText } from '@/features/selections/answer-labels';
import {
  ANSWER_NAMES,
  isAnswered,
  type AnswerName,
  type Answers,
} from '@/features/selections/answers';
import { answerOf, STEPS, type Step } from '@/features/selections/steps';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { Checkbox } from '@/ui/checkbox';

type Props = {
  answers: Answers;
  /** Answers that stay behind. */
  leftOut: readonly AnswerName[];
  onLeaveOut: (names: readonly AnswerName[]) => void;
};

function isScore(name: AnswerName): name is 'average' | 'ielts' | 'sat' {
  return name === 'average' || name === 'ielts' || name === 'sat';
}

function StepAnswer({ step, answers }: { step: Step; answers: Answers }) {
  const { t } = useTranslation('questions');
  const text = useAnswerText(step, answers);
  return (
    <>
      <span className="text-muted">{t(`short.${step}`)} </span>
      <span className="font-600">{text}</span>
    </>
  );
}

function Answer({ name, answers }: { name: AnswerName; answers: Answers }) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const step = STEPS.find((candidate) => answerOf(candidate) === name);
  if (step) return <StepAnswer step={step} answers={answers} />;
  if (!isScore(name)) return null;
  return (
    <>
      <span className="text-muted">{t(`scores.${name}`)} </span>
      <span className="font-600">{formatNumber(locale, answers[name] ?? 0)}</span>
    </>
  );
}

function Carried({ answers, leftOut, onLeaveOut }: Props) {
  const { t } = useTranslation('login');
  const given = ANSWER_NAMES.filter((name) => isAnswered(answers, name));
  const count = given.filter((name) => !leftOut.includes(name)).length;
  return (
    <>
      <p className="text-13 text-muted">{t('carry.eyebrow')}</p>
      <h2 className="text-24">{count > 0 ? t('carry.title', { count }) : t('carry.none')}</h2>
      <ul className="ruled ledger mt-3">
        {given.map((name) => (
          <li key={name}>
            <Checkbox
              checked={!leftOut.includes(name)}
              onChange={({ target }) =>
                onLeaveOut(
                  target.checked ? leftOut.filter((other) => other !== name) : [...leftOut, name],
                )
              }
            >
              <Answer name={name} answers={answers} />
            </Checkbox>
          </li>
        ))}
      </ul>
      <p className="text-muted">{t('carry.lead')}</p>
    </>
  );
}

function Gain() {
  const { t } = useTranslation('login');
  return (
    <>
      <h2 className="text-24">{t('gain.title')}</h2>
      <ul className="ruled ledger mt-3">
        {(['final', 'keep', 'free'] as const).map((key) => (
          <li key={key} className="py-4">
            <p className="font-600">{t(`gain.${key}`)}</p>
            <p className="text-muted">{t(`gain.${key}Text`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Beside the form: what comes along from this device, to be looked through, or what an account adds. */
export function Aside(props: Props) {
  const any = ANSWER_NAMES.some((name) => isAnswered(props.answers, name));
  return (
    <aside className="grid content-start gap-3 border-t pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-12">
      {any ? <Carried {...props} /> : <Gain />}
    </aside>
  );
}
