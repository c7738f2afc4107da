import { ScholarshipList } from '@/features/scholarships/list/scholarship-list';
import { Scams } from '@/features/scholarships/detail/scams';
import { answerCount } from '@/shared/answers/answers';
import { useAnswers } from '@/shared/answers/use-answers';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';

/** `/scholarship`: forty scholarships compared with the answers, and a warning about scams. */
export function Page() {
  const { t } = useTranslation('scholarship');
  const { answers, loading } = useAnswers();
  const told = answerCount(answers) > 0;
  return (
    <div className="pb-16">
      <div className="mb-8 grid gap-x-18 gap-y-4 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:items-end">
        <div>
          <h1 className="text-44">{t('title')}</h1>
          <p className="mt-2 max-w-[62ch] text-17 text-muted">{t('lead')}</p>
        </div>
        <div className="lg:border-l lg:pl-6">
          {/* What was answered is not known yet: two lines are there from the start. */}
          <p className="min-h-6 text-muted">{!loading && (told ? t('told') : t('untold'))}</p>
          <p className="flex flex-wrap gap-x-5">
            <LocalLink to="school-list" className="link tap">
              {told ? t('change') : t('answer')}
            </LocalLink>
            <a href="#scams" className="link tap">
              {t('scams.link')}
            </a>
          </p>
        </div>
      </div>
      <ScholarshipList answers={loading ? null : answers} />
      <Scams />
    </div>
  );
}
