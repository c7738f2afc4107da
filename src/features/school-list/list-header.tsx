import { Link2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSignedIn } from '@/api/http/use-session';
import type { useResults } from '@/features/school-list/list/use-results';
import { answerCount, type Answers } from '@/shared/answers/answers';
import { useArrivalFocus } from '@/shared/hooks/use-arrival-focus';
import { useOptions } from '@/shared/answers/use-options';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { formatMajors } from '@/i18n/format';
import { lazyPart } from '@/routing/lazy-part';
import { LocalLink } from '@/routing/local-link';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

const ShareDialog = lazyPart(async () => (await import('./share-dialog')).ShareDialog);

type Props = {
  results: ReturnType<typeof useResults>;
  answers: Answers;
  /** The list replaced another view of the page: its heading takes the focus. */
  arrived: boolean;
};

/** The chosen majors in one line (R22). */
function MajorsLine({ answers }: { answers: Answers }) {
  const locale = useLocale();
  const { options } = useOptions('majors', answers);
  const chosen = options.filter((option) => option.chosen).map(({ label }) => label);
  if (chosen.length === 0) return null;
  return <p className="text-17 wrap-anywhere text-muted">{formatMajors(locale, chosen)}</p>;
}

function ShareButton({ answers }: { answers: Answers }) {
  const { t } = useTranslation('results');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="second" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={Link2} />
        {t('share.button')}
      </Button>
      <Suspense>
        {open && <ShareDialog answers={answers} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

export function ListHeader({ results, answers, arrived }: Props) {
  const { t } = useTranslation(['questions', 'common']);
  const signedIn = useSignedIn();
  const heading = useArrivalFocus(arrived ? 'list' : null);
  const { total } = results;
  const title = () => {
    if (results.failed) return t('list.titleFailed');
    if (results.loading) return t('list.titleLoading');
    const key = answerCount(answers) > 0 ? 'list.title' : 'list.titleAll';
    return t(key, { count: total });
  };
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="flex-1 basis-96">
        <p className="text-13 text-muted">{t('list.eyebrow')}</p>
        <h1 ref={heading} tabIndex={-1} className="my-1 text-32">
          {title()}
        </h1>
        {answers.titleIds.length > 0 && <MajorsLine answers={answers} />}
        {!signedIn && answerCount(answers) > 0 && (
          <p className="text-muted">
            <LocalLink to="login" className="link">
              {t('common:user.login')}
            </LocalLink>{' '}
            {t('list.final')}
          </p>
        )}
      </div>
      <ShareButton answers={answers} />
    </div>
  );
}
