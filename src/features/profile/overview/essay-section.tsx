import type { UseQueryResult } from '@tanstack/react-query';
import type { Essay } from '@/api/essay/contract';
import { isRouteAvailable } from '@/routing/available-routes';
import { formatDay, localDay } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { parseEssayText } from '@/lib/essay-text';
import { LocalLink } from '@/routing/local-link';
import { RetryLine } from '@/shared/states/retry-line';
import { ProfileSection } from './profile-section';

const SHOWN = 3;

function EssayRow({ essay }: { essay: Essay }) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const { id, content, purpose, word_limit: limit, status, updated_at: changed } = essay;
  const facts = [purpose, limit == null ? null : t('essays.limit', { count: limit })];
  return (
    <li className="grid gap-x-8 gap-y-1 py-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <p className="text-17 font-600 wrap-anywhere">
          <LocalLink
            to="essay"
            params={{ id: String(id) }}
            className="no-underline hover:underline"
          >
            {parseEssayText(content).title?.trim() || t('essays.untitled')}
          </LocalLink>
        </p>
        <p className="wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <p className="lg:text-right">
        {t(`essays.status.${status}`)}
        <span aria-hidden className="text-muted lg:hidden">
          {' · '}
        </span>
        <span className="text-muted lg:block">
          {t('essays.changed', { day: formatDay(locale, localDay(new Date(changed)) || changed) })}
        </span>
      </p>
    </li>
  );
}

/** The unfinished essays, the latest change first. */
export function EssaySection({ query }: { query: UseQueryResult<Essay[]> }) {
  const { t } = useTranslation('profile');
  const unfinished = query.data
    ?.filter(({ status }) => status !== 'done')
    .sort((a, b) => b.updated_at.localeCompare(a.updated_at));
  // `OpenTasks` covers a student without essays.
  if (unfinished?.length === 0 || !isRouteAvailable('essays')) return null;
  return (
    <ProfileSection title={t('essays.title')} lead={t('essays.lead')}>
      {unfinished ? (
        <ul className="ruled ledger border-b">
          {unfinished.slice(0, SHOWN).map((essay) => (
            <EssayRow key={essay.id} essay={essay} />
          ))}
        </ul>
      ) : (
        <RetryLine
          className="ruled py-5"
          text={t('essays.failed')}
          error={query.error}
          retry={query.refetch}
        />
      )}
      {unfinished && unfinished.length > SHOWN && (
        <LocalLink to="essays" className="link tap mt-2">
          {t('essays.all')}
        </LocalLink>
      )}
    </ProfileSection>
  );
}
