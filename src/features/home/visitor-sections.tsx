import { useDeferredValue } from 'react';
import { answerCount } from '@/shared/answers/answers';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { SharedDevice } from '@/shared/answers/shared-device';
import { useTranslation } from '@/i18n/use-translation';
import { ClosingSoonest } from './closing-soonest';
import { ResultExample } from './result-example';
import { Section } from './section';

function Promises() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('not.title')}>
      <ul className="ruled ledger">
        {(['odds', 'call', 'essay'] as const).map((key) => (
          <li
            key={key}
            className="grid gap-x-8 gap-y-1 py-5 md:grid-cols-[minmax(0,3fr)_minmax(0,5fr)]"
          >
            <h3 className="text-20">{t(`not.${key}.title`)}</h3>
            <p className="text-muted">{t(`not.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * A component of its own, so that the first answer renders nothing else below the question; deferred, so that the answer
 * is painted first.
 */
function SharedDeviceLine() {
  const hasAnswers = useDeferredValue(useAnswersStore((state) => answerCount(state.answers) > 0));
  return (
    hasAnswers && (
      <div className="page pt-4">
        <SharedDevice />
      </div>
    )
  );
}

/** A visitor's home below the first question. */
export function VisitorSections() {
  return (
    <>
      <SharedDeviceLine />
      <ResultExample />
      <ClosingSoonest />
      <Promises />
    </>
  );
}
