import { useProgramNames } from '@/shared/device-list/use-program-names';
import { useScholarshipNames } from '@/shared/device-list/use-scholarship-names';
import { useAnswerText } from '@/shared/answers/answer-labels';
import type { AnswerName, Answers } from '@/shared/answers/answers';
import { answerOf, STEPS, type QuestionStep } from '@/shared/answers/steps';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { Checkbox } from '@/ui/forms/choice';
import { Skeleton } from '@/ui/skeleton';
import { listed, useGuest } from './guest-store';
import { useMade } from './use-carry';

function isScore(name: AnswerName): name is 'average' | 'ielts' | 'sat' {
  return name === 'average' || name === 'ielts' || name === 'sat';
}

function StepAnswer({ step, answers }: { step: QuestionStep; answers: Answers }) {
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

type SavedNameProps = {
  state: 'loading' | 'ready' | 'missing' | 'failed';
  /** Its name; `null` where that is not there. */
  title: string | null;
  /** The school of a program, the provider of a scholarship. */
  by: string | null;
  /** What it is called without a name. */
  unnamed: string;
};

function ProgramName({ state, title, by, unnamed }: SavedNameProps) {
  const { t } = useTranslation('account');
  if (title !== null) {
    return (
      <>
        <span className="block font-600">{title}</span>{' '}
        <span className="block text-muted">{by}</span>
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
      <span className="block font-600">{unnamed}</span>{' '}
      <span className="block text-muted">
        {state === 'missing' ? t('carry.missing') : (by ?? t('carry.nameFailed'))}
      </span>
    </>
  );
}

type Along = { answers: number; programs: number; scholarships: number };

function useTitle({ answers, programs, scholarships }: Along): string {
  const { t } = useTranslation('account');
  const [first, second, third] = [
    answers > 0 && t('carry.answers', { count: answers }),
    programs > 0 && t('carry.programs', { count: programs }),
    scholarships > 0 && t('carry.scholarships', { count: scholarships }),
  ].filter((part) => part !== false);
  if (!first) return t('carry.none');
  if (!second) return t('carry.title', { what: first });
  if (!third) return t('carry.title', { what: t('carry.both', { first, second }) });
  return t('carry.title', { what: t('carry.all', { first, second, third }) });
}

type Props = {
  /** Whether what comes along may meet older answers: a new account has none. */
  account: 'new' | 'known' | 'either';
};

/** What was made on this device, each with a tick to leave it out before it goes into the account (R27). */
export function Review({ account }: Props) {
  const { t } = useTranslation('account');
  const { answers, names, items, scholarships: ids } = useMade();
  const programs = useProgramNames(items);
  const scholarships = useScholarshipNames(ids);
  const answersOut = useGuest((state) => state.answersLeftOut);
  const programsOut = useGuest((state) => state.programsLeftOut);
  const scholarshipsOut = useGuest((state) => state.scholarshipsLeftOut);
  const along = names.filter((name) => !answersOut.includes(name));
  const programsAlong = programs.filter(
    ({ item, state }) => state !== 'missing' && !programsOut.includes(String(item.programId)),
  );
  const scholarshipsAlong = scholarships.filter(
    ({ id, state }) => state !== 'missing' && !scholarshipsOut.includes(String(id)),
  );
  const title = useTitle({
    answers: along.length,
    programs: programsAlong.length,
    scholarships: scholarshipsAlong.length,
  });
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
                  <ProgramName
                    state={name.state}
                    title={name.title}
                    by={name.school}
                    unnamed={t('carry.unnamed')}
                  />
                </Checkbox>
              </li>
            );
          })}
        </ul>
      )}
      {scholarships.length > 0 && (
        <ul className="ruled ledger mt-3" aria-label={t('carry.scholarshipsLabel')}>
          {scholarships.map(({ id, name, provider, state }) => (
            <li key={String(id)} className="py-1">
              <Checkbox
                checked={state !== 'missing' && !scholarshipsOut.includes(String(id))}
                disabled={state === 'missing'}
                onChange={({ target }) =>
                  useGuest.setState({
                    scholarshipsLeftOut: listed(scholarshipsOut, String(id), !target.checked),
                  })
                }
              >
                <ProgramName
                  state={state}
                  title={name}
                  by={provider}
                  unnamed={t('carry.unnamedScholarship')}
                />
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      <p className="text-muted">{t('carry.lead')}</p>
      {account !== 'new' && along.length > 0 && <p className="text-muted">{t('carry.replaces')}</p>}
      {account !== 'new' && clearsMajors && <p className="text-muted">{t('carry.clearsMajors')}</p>}
    </>
  );
}
