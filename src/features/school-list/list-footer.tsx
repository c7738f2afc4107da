import { Suspense } from 'react';
import { useSignedIn } from '@/api/http/use-session';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { LocalLink } from '@/routing/local-link';
import { answerCount, type Answers } from '@/shared/answers/answers';
import { SavedLine } from '@/shared/saved/saved-line';
import { buttonClass } from '@/ui/button-class';
import { DetailsSummary } from '@/ui/details-summary';

const SharedDevice = lazyPart(
  async () => (await import('@/shared/answers/shared-device')).SharedDevice,
);

/** The ranking rule in short; `docs/ranking.md` has it in full. */
function HowRanked({ className }: { className: string }) {
  const { t } = useTranslation('results');
  return (
    <details className={className}>
      <DetailsSummary>{t('ranking.title')}</DetailsSummary>
      <ol className="max-w-[51em] list-decimal pb-2 pl-5 text-muted">
        {(['narrow', 'compare', 'order', 'odds'] as const).map((key) => (
          <li key={key} className="py-1.5 pl-1">
            {t(`ranking.${key}`)}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Below the list: what is saved, what an account or the questions would add, and how the list is ordered. */
export function ListFooter({ answers, known }: { answers: Answers; known: boolean }) {
  const { t } = useTranslation(['results', 'common']);
  const signedIn = useSignedIn();
  const hasAnswers = answerCount(answers) > 0;
  return (
    <>
      <div className="mt-6 grid gap-1">
        <SavedLine />
        {!signedIn && (
          <Suspense fallback={<div className="h-11" />}>
            <SharedDevice />
          </Suspense>
        )}
        {!signedIn && hasAnswers && (
          <p className="text-muted">
            <LocalLink to="login" className="link">
              {t('common:user.login')}
            </LocalLink>{' '}
            {t('list.final')}
          </p>
        )}
      </div>
      {!hasAnswers && known && (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-y py-4">
          <p className="flex-1 basis-80 text-17 text-muted">{t('list.invite')}</p>
          <LocalLink to="school-list" search={{ step: 'countries' }} className={buttonClass()}>
            {t('list.start')}
          </LocalLink>
        </div>
      )}
      {/* The invitation has a line below it. */}
      <HowRanked className={hasAnswers || !known ? 'mt-6 border-t' : ''} />
    </>
  );
}
