import { useTranslation } from 'react-i18next';
import { useAnswerText, useAnswerTitle } from '@/features/selections/answer-labels';
import {
  ANSWER_NAMES,
  isAnswered,
  type AnswerName,
  type Answers,
} from '@/features/selections/answers';
import { STEPS, answerOf } from '@/features/selections/steps';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { Checkbox } from '@/ui/checkbox';

type Props = {
  answers: Answers;
  /** Answers that stay behind. */
  leftOut: readonly AnswerName[];
  onLeaveOut: (names: readonly AnswerName[]) => void;
};

function useAnswerTexts(answers: Answers): (name: AnswerName) => string {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const texts = new Map<AnswerName, string | null>();
  // The questions are a constant list: the hooks run in the same order every time.
  for (const step of STEPS) texts.set(answerOf(step), useAnswerText(step, answers));
  return (name) => {
    if (name === 'average' || name === 'ielts' || name === 'sat') {
      return `${t(`scores.${name}`)}: ${formatNumber(locale, answers[name] ?? 0)}`;
    }
    return texts.get(name) ?? '';
  };
}

function Carried({ answers, leftOut, onLeaveOut }: Props) {
  const { t } = useTranslation('login');
  const title = useAnswerTitle();
  const text = useAnswerTexts(answers);
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
              <span className="text-muted">{title(name)}</span>{' '}
              <span className="font-600">{text(name)}</span>
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
