import { useSignedIn } from '@/api/http/use-session';
import { ScholarshipList } from '@/features/scholarships/list/scholarship-list';
import { Scams } from '@/features/scholarships/detail/scams';
import { answerCount } from '@/shared/answers/answers';
import { useAnswers } from '@/shared/answers/use-answers';
import { useTranslation } from '@/i18n/use-translation';
import { AfterHeading } from '@/routing/after-heading';
import { LocalLink } from '@/routing/local-link';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';

/** `/scholarship`: scholarships compared with the answers, and a warning about scams. */
export function Page() {
  const { t } = useTranslation('scholarship');
  const signedIn = useSignedIn();
  const { answers, loading, known } = useAnswers();
  const told = answerCount(answers) > 0;
  return (
    <div className="pb-16">
      <PageHeader
        title={t('title')}
        // What was answered is not known yet: the line is reserved.
        lead={known ? t(told ? 'told' : 'untold') : '\u00a0'}
        actions={
          <LocalLink
            to="school-list"
            className={buttonClass({ variant: 'quiet', className: '-mr-2.5' })}
          >
            {/* What a student has answered is known late: another text would move it. */}
            {t(told || signedIn ? 'answers' : 'answer')}
          </LocalLink>
        }
      />
      <AfterHeading>
        <ScholarshipList answers={loading ? null : answers} />
        <Scams />
      </AfterHeading>
    </div>
  );
}
