import { useTranslation } from 'react-i18next';
import { useSavedNames, type SavedName } from '@/features/saved/use-saved-names';
import { useAnswerText } from '@/features/selections/answer-labels';
import type { AnswerName, Answers } from '@/features/selections/answers';
import { answerOf, STEPS, type Step } from '@/features/selections/steps';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { Checkbox } from '@/ui/checkbox';
import { Skeleton } from '@/ui/skeleton';
import { listed, useGuest } from './guest-store';
import { useMade } from './use-carry';

function isScore(name: AnswerName): name is 'average' | 'ielts' | 'sat' {
  return name === 'average' || name === 'ielts' || name === 'sat';
}

function StepAnswer({ step, answers }: { step: Step; answers: Answers }) {
  const { t } = useTranslation('questions');
  const text = useAnswerText(step, answers);
  return (
    <>
      <span className="text-muted">{t(`short.${step}`)}</span>{' '}
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
      <span className="text-muted">{t(`scores.${name}`)}</span>{' '}
      <span className="font-600">{formatNumber(locale, answers[name] ?? 0)}</span>
    </>
  );
}

function ProgramName({ name: { title, school, state } }: { name: SavedName }) {
  const { t } = useTranslation('account');
  if (title !== null) {
    return (
      <>
        <span className="block font-600">{title}</span>{' '}
        <span className="block text-muted">{school}</span>
      </>
    );
  }
  if (state === 'loading') {
    return (
      <>
        <span className="sr-only">{t('carry.loading')}</span>
        <Skeleton width="70%" height={20} />
      </>
    );
  }
  return (
    <>
      <span className="block font-600">{t('carry.unnamed')}</span>{' '}
      <span className="block text-muted">
        {state === 'missing' ? t('carry.missing') : (school ?? t('carry.nameFailed'))}
      </span>
    </>
  );
}

function useTitle(answerCount: number, programCount: number): string {
  const { t } = useTranslation('account');
  const answers = answerCount > 0 ? t('carry.answers', { count: answerCount }) : null;
  const programs = programCount > 0 ? t('carry.programs', { count: programCount }) : null;
  if (answers && programs)
    return t('carry.title', { what: t('carry.both', { answers, programs }) });
  const what = answers ?? programs;
  return what ? t('carry.title', { what }) : t('carry.none');
}

type Props = {
  /** Whether what comes along may meet older answers: a new account has none. */
  account: 'new' | 'known' | 'either';
};

/** What was made on this device, each with a tick to leave it out before it goes into the account (R27). */
export function Review({ account }: Props) {
  const { t } = useTranslation('account');
  const { answers, names, items } = useMade();
  const programs = useSavedNames(items);
  const answersOut = useGuest((state) => state.answersLeftOut);
  const programsOut = useGuest((state) => state.programsLeftOut);
  const along = names.filter((name) => !answersOut.includes(name));
  const programsAlong = programs.filter(
    ({ item, state }) => state !== 'missing' && !programsOut.includes(String(item.programId)),
  );
  const title = useTitle(along.length, programsAlong.length);
  // A field that comes without majors is the newer answer to both questions.
  const clearsMajors = along.includes('parentId') && !along.includes('titleIds');
  return (
    <>
      <p className="text-13 text-muted">{t('carry.eyebrow')}</p>
      <h2 className="text-24" aria-live="polite">
        {title}
      </h2>
      {names.length > 0 && (
        <ul className="ruled ledger mt-3" aria-label={t('carry.answersLabel')}>
          {names.map((name) => (
            <li key={name}>
              <Checkbox
                checked={!answersOut.includes(name)}
                onChange={({ target }) =>
                  useGuest.setState({ answersLeftOut: listed(answersOut, name, !target.checked) })
                }
              >
                <Answer name={name} answers={answers} />
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <ul className="ruled ledger mt-3" aria-label={t('carry.programsLabel')}>
          {programs.map((name) => {
            const id = String(name.item.programId);
            return (
              <li key={id} className="py-1">
                <Checkbox
                  checked={name.state !== 'missing' && !programsOut.includes(id)}
                  disabled={name.state === 'missing'}
                  onChange={({ target }) =>
                    useGuest.setState({ programsLeftOut: listed(programsOut, id, !target.checked) })
                  }
                >
                  <ProgramName name={name} />
                </Checkbox>
              </li>
            );
          })}
        </ul>
      )}
      <p className="text-muted">{t('carry.lead')}</p>
      {account !== 'new' && along.length > 0 && <p className="text-muted">{t('carry.replaces')}</p>}
      {account !== 'new' && clearsMajors && <p className="text-muted">{t('carry.clearsMajors')}</p>}
    </>
  );
}
