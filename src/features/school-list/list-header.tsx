import { Link2 } from 'lucide-react';
import { useSignedIn } from '@/api/http/use-session';
import type { useResults } from '@/features/school-list/list/use-results';
import { answerCount, type Answers } from '@/shared/answers/answers';
import { shareSearch } from '@/shared/answers/share-link';
import { useArrivalFocus } from '@/shared/hooks/use-arrival-focus';
import { useOptions } from '@/shared/answers/use-options';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { formatMajors } from '@/i18n/format';
import { pathTo } from '@/routing/paths';
import { LocalLink } from '@/routing/local-link';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { toast } from '@/ui/overlays/toaster';

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
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const share = async () => {
    const search = shareSearch(answers);
    if (!search) {
      toast('info', t('share.nothing'));
      return;
    }
    const link = window.location.origin + pathTo(locale, 'school-list', { search });
    try {
      await navigator.clipboard.writeText(link);
      toast('success', t('share.copied'));
    } catch {
      toast('info', t('share.failed', { link }));
    }
  };
  return (
    <Button variant="second" onClick={() => void share()}>
      <Icon of={Link2} />
      {t('share.button')}
    </Button>
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
