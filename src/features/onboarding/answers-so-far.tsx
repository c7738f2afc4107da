import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { saveBasicInfoMutation } from '@/api/user/mutations';
import { useAnswerText } from '@/shared/answers/answer-labels';
import { answerCount, type Answers } from '@/shared/answers/answers';
import { STEPS, type QuestionStep } from '@/shared/answers/steps';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { useOnboardingPaths } from './use-onboarding-paths';

function Row({ step, answers, open }: { step: QuestionStep; answers: Answers; open: boolean }) {
  const { t } = useTranslation(['onboarding', 'questions']);
  const { stepPath } = useOnboardingPaths();
  const text = useAnswerText(step, answers);
  return (
    <li>
      <Link
        to={stepPath(step)}
        aria-current={open ? 'step' : undefined}
        className="group flex min-h-11 items-baseline gap-3 py-2.5 no-underline"
      >
        <span className="w-24 shrink-0 text-muted group-aria-[current]:text-ink">
          {t(`questions:short.${step}`)}
        </span>{' '}
        <span className={text === null ? 'text-muted' : 'font-600'}>{text ?? t('open')}</span>{' '}
        <span className="link ml-auto shrink-0">
          {open ? '' : t(text === null ? 'answer' : 'change')}
        </span>
      </Link>
    </li>
  );
}

/** The account's answers with links to their questions, and whether they are saved. */
export function AnswersSoFar({ answers, open }: { answers: Answers; open: QuestionStep | null }) {
  const { t } = useTranslation('onboarding');
  const language = useLanguage();
  const { mutationKey } = saveBasicInfoMutation(useQueryClient(), language);
  const saving = useIsMutating({ mutationKey }) > 0;
  const status = () => {
    if (saving) return t('saving');
    return answerCount(answers) > 0 ? t('saved') : '';
  };
  return (
    <aside className="border-t pt-5 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
      <h2 className="text-20">{t('soFar')}</h2>
      <p role="status" className="min-h-5 text-13 text-muted">
        {status()}
      </p>
      <ul className="ruled ledger mt-3">
        {STEPS.map((step) => (
          <Row key={step} step={step} answers={answers} open={step === open} />
        ))}
      </ul>
    </aside>
  );
}
