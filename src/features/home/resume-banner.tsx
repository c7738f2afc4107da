import { useAnswerText } from '@/shared/answers/answer-labels';
import { firstOpenStep, STEPS } from '@/shared/answers/steps';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { isStepAnswered } from '@/shared/answers/use-options';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';

/** For a returning visitor: the answers so far and a link to continue. */
export function ResumeBanner({ onStartOver }: { onStartOver: () => void }) {
  const { t } = useTranslation(['home', 'questions']);
  const answers = useAnswersStore((state) => state.answers);
  const grade = useAnswerText('grade', answers);
  const countries = useAnswerText('countries', answers);
  const budget = useAnswerText('budget', answers);
  const open = STEPS.filter((step) => !isStepAnswered(step, answers)).length;
  const next = firstOpenStep(answers);
  const parts = [
    grade && `${t('questions:short.grade')} ${grade}`,
    countries && `${t('questions:short.countries')}: ${countries}`,
    budget,
    open === 0 ? t('resume.none') : t('resume.left', { count: open }),
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y py-4">
      <div>
        <p className="text-13 text-muted">{t('resume.eyebrow')}</p>
        <p className="text-20">{parts.join(' · ')}</p>
      </div>
      <div className="flex gap-2">
        <LocalLink
          to="school-list"
          {...(next && next !== 'majors' && { search: { step: next } })}
          className={buttonClass()}
        >
          {t('resume.go')}
        </LocalLink>
        <Button variant="quiet" onClick={onStartOver}>
          {t('resume.over')}
        </Button>
      </div>
    </div>
  );
}
