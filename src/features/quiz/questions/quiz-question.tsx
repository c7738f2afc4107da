import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, useRef, useState, type FormEvent, type Ref } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { isQuizAnswered } from '@/shared/discovery/quiz-answers';
import { BackButton } from './back-button';
import { EnvironmentQuestion } from './environment-question';
import { QuestionFrame } from './question-frame';
import { StatementsQuestion } from './statements-question';
import { useDiscovery } from '@/shared/discovery/discovery-store';

export type QuestionPartProps = {
  labelledBy: string;
  /** Id of the error. */
  describedBy: string | undefined;
};

/** Question 1, the statements, or question 2, the environment. Both need an answer (R24). */
export function QuizQuestion({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation('discovery');
  const { step, answers, goTo } = useDiscovery();
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const name = step === 0 ? 'statements' : 'environment';
  const Part = step === 0 ? StatementsQuestion : EnvironmentQuestion;
  const answered = isQuizAnswered(answers, name);
  const invalid = missing && !answered;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (answered) {
      goTo(step + 1);
      return;
    }
    setMissing(true);
    form.current?.querySelector('input')?.focus();
  }

  return (
    <QuestionFrame
      heading={heading}
      headingId={`${id}-title`}
      title={t(`title.${name}`)}
      lead={t(`lead.${name}`)}
    >
      <form ref={form} noValidate onSubmit={onSubmit}>
        <div className="mt-6">
          <Part labelledBy={`${id}-title`} describedBy={invalid ? `${id}-missing` : undefined} />
        </div>
        <div id={`${id}-missing`} aria-live="polite">
          {invalid && (
            <p className="mt-3 flex gap-2 font-500 text-accent">
              <Icon of={CircleAlert} className="mt-0.5" />
              <span>{t(`missing.${name}`)}</span>
            </p>
          )}
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
          {step > 0 && <BackButton />}
          <Button type="submit" className="@max-md:flex-1">
            {t('next')}
            <Icon of={ArrowRight} />
          </Button>
          <p className="text-13 text-muted @max-md:basis-full">{t('kept')}</p>
        </div>
      </form>
    </QuestionFrame>
  );
}
