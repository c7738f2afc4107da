import { useProgramNames } from '@/shared/device-list/use-program-names';
import { useScholarshipNames } from '@/shared/device-list/use-scholarship-names';
import { stepOf, useAnswerText } from '@/shared/answers/answer-labels';
import type { AnswerName, Answers } from '@/shared/answers/answers';
import type { QuestionStep } from '@/shared/answers/question-steps';
import { formatScore } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { Checkbox } from '@/ui/forms/choice';
import { Skeleton } from '@/ui/skeleton';
import { useGuest } from './guest-store';
import { useDeviceData } from './device-data';

function isScore(name: AnswerName): name is 'average' | 'ielts' | 'sat' {
  return name === 'average' || name === 'ielts' || name === 'sat';
}

function LabelledAnswer({ label, text }: { label: string; text: string | null }) {
  return (
    <>
      <span className="text-muted">{label}</span> <span className="font-600">{text}</span>
    </>
  );
}

function StepAnswer({ step, answers }: { step: QuestionStep; answers: Answers }) {
  const { t } = useTranslation('questions');
  return <LabelledAnswer label={t(`short.${step}`)} text={useAnswerText(step, answers)} />;
}

function Answer({ name, answers }: { name: AnswerName; answers: Answers }) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const step = stepOf(name);
  if (step) return <StepAnswer step={step} answers={answers} />;
  if (!isScore(name)) return null;
  const text = formatScore(locale, name, answers[name] ?? 0);
  return <LabelledAnswer label={t(`scores.${name}`)} text={text} />;
}

type Item = {
  id: string;
  state: 'loading' | 'ready' | 'missing' | 'failed';
  /** `null` until it has loaded. */
  title: string | null;
  /** The school of a program, the provider of a scholarship. */
  by: string | null;
};

function ItemName({ state, title, by, unnamed }: Item & { unnamed: string }) {
  const { t } = useTranslation('account');
  if (state === 'loading') {
    return (
      <>
        <span className="sr-only">{t('carry.loading')}</span>
        <Skeleton width="70%" height={20} />
      </>
    );
  }
  const note = state === 'missing' ? t('carry.missing') : (by ?? t('carry.nameFailed'));
  return (
    <>
      <span className="block font-600">{title ?? unnamed}</span>{' '}
      <span className="block text-muted">{title === null ? note : by}</span>
    </>
  );
}

/** Adds a value to a list or removes it. */
function listed<T>(list: readonly T[], value: T, wanted: boolean): readonly T[] {
  const others = list.filter((other) => other !== value);
  return wanted ? [...others, value] : others;
}

type ItemListProps = {
  label: string;
  /** The name of an item that has none. */
  unnamed: string;
  items: readonly Item[];
  leftOut: readonly string[];
  onChange: (leftOut: readonly string[]) => void;
};

function ItemList({ label, unnamed, items, leftOut, onChange }: ItemListProps) {
  if (items.length === 0) return null;
  return (
    <ul className="ruled ledger mt-3" aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className="py-1">
          <Checkbox
            checked={item.state !== 'missing' && !leftOut.includes(item.id)}
            disabled={item.state === 'missing'}
            onChange={({ target }) => onChange(listed(leftOut, item.id, !target.checked))}
          >
            <ItemName {...item} unnamed={unnamed} />
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}

function countSelected(items: readonly Item[], leftOut: readonly string[]): number {
  return items.filter(({ id, state }) => state !== 'missing' && !leftOut.includes(id)).length;
}

function useTitle(answers: number, programs: number, scholarships: number): string {
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
  /** Whether the account may have older answers: a new one has none. */
  account: 'new' | 'known' | 'either';
};

/** The local data, each with a checkbox to leave it out before it moves into the account (R27). */
export function Review({ account }: Props) {
  const { t } = useTranslation('account');
  const { answers, names, items, scholarships: ids } = useDeviceData();
  const programs = useProgramNames(items).map(({ item, school, ...name }): Item => ({
    ...name,
    id: String(item.programId),
    by: school,
  }));
  const scholarships = useScholarshipNames(ids).map(({ id, name, provider, state }): Item => ({
    id: String(id),
    state,
    title: name,
    by: provider,
  }));
  const answersLeftOut = useGuest((state) => state.answersLeftOut);
  const programsLeftOut = useGuest((state) => state.programsLeftOut);
  const scholarshipsLeftOut = useGuest((state) => state.scholarshipsLeftOut);
  const selected = names.filter((name) => !answersLeftOut.includes(name));
  const title = useTitle(
    selected.length,
    countSelected(programs, programsLeftOut),
    countSelected(scholarships, scholarshipsLeftOut),
  );
  // A field without majors is the newer answer to both questions.
  const clearsMajors = selected.includes('parentId') && !selected.includes('titleIds');
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
                checked={!answersLeftOut.includes(name)}
                onChange={({ target }) =>
                  useGuest.setState({
                    answersLeftOut: listed(answersLeftOut, name, !target.checked),
                  })
                }
              >
                <Answer name={name} answers={answers} />
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      <ItemList
        label={t('carry.programsLabel')}
        unnamed={t('carry.unnamed')}
        items={programs}
        leftOut={programsLeftOut}
        onChange={(leftOut) => useGuest.setState({ programsLeftOut: leftOut })}
      />
      <ItemList
        label={t('carry.scholarshipsLabel')}
        unnamed={t('carry.unnamedScholarship')}
        items={scholarships}
        leftOut={scholarshipsLeftOut}
        onChange={(leftOut) => useGuest.setState({ scholarshipsLeftOut: leftOut })}
      />
      <p className="text-muted">{t('carry.lead')}</p>
      {account !== 'new' && selected.length > 0 && (
        <p className="text-muted">{t('carry.replaces')}</p>
      )}
      {account !== 'new' && clearsMajors && <p className="text-muted">{t('carry.clearsMajors')}</p>}
    </>
  );
}
