import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { useBookmarks } from '@/api/bookmark/queries';
import { essaysQuery } from '@/api/essay/queries';
import { userQuery } from '@/api/user/queries';
import { RetryLine } from '@/shared/states/retry-line';
import { usePlanSteps } from '@/shared/steps/use-plan-steps';
import { Today } from '@/shared/today/today';
import { hasFeature } from '@/browser/features';
import { givenName } from '@/lib/given-name';
import { useMessages } from '@/i18n/use-messages';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { PageHeader } from '@/ui/page-header';
import { Terrace } from '@/ui/terrace';

/** Focuses the heading, which renders after the navigation has completed, unless something else has the focus (R11). */
function useLateFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigated = useNavigationType() !== NavigationType.Pop;
  const onArrival = useEffectEvent(() => {
    if (navigated && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  });
  useEffect(() => onArrival(), []);
  return heading;
}

/** Where to go, if the API of this build has no steps that could be done today. */
function Pages() {
  const { t } = useTranslation();
  return (
    <>
      <div className="overflow-hidden border-b border-ink pt-8 md:pt-4">
        <Terrace className="h-24 md:h-32" />
      </div>
      <ul className="ledger border-b">
        {(['school-list', 'checklist'] as const).map((id) => (
          <li key={id} className="relative py-5">
            <LocalLink
              to={id}
              className="text-20 font-600 no-underline after:absolute after:inset-0 hover:underline"
            >
              {t(`routes.${id}.title`)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A student's home: what to do today. */
export function StudentHome() {
  useMessages(['today']);
  const { t } = useTranslation('home');
  const { t: tToday } = useTranslation('today');
  const { data: user } = useQuery(userQuery());
  const name = givenName(user?.name ?? '');
  const { bookmarks, failed, error, retry } = useBookmarks(useLanguage());
  const steps = usePlanSteps(bookmarks);
  // Without them the line of the essay is missing.
  const essays = useQuery({ ...essaysQuery(), meta: { inlineError: true } });
  const heading = useLateFocus();
  const header = (lead: string) => (
    <PageHeader
      className=""
      headingRef={heading}
      title={name ? t('student.hello', { name }) : t('student.helloPlain')}
      lead={lead}
    />
  );
  if (!hasFeature('plan')) {
    return (
      <div className="page pt-3.5 md:pt-7.5">
        {header('')}
        <Pages />
      </div>
    );
  }
  if (!bookmarks && failed) {
    return (
      <div className="page pt-3.5 md:pt-7.5">
        {header('')}
        <RetryLine
          className="ruled mt-6 py-6"
          text={tToday('failed')}
          error={error}
          retry={retry}
        />
      </div>
    );
  }
  return <Today bookmarks={bookmarks} steps={steps} essays={essays.data} header={header} />;
}
