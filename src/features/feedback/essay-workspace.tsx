import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { isCancelled, statusOf } from '@/api/http/errors';
import { essayQuery } from '@/api/essay/queries';
import { useTranslation } from '@/i18n/use-translation';
import { parseEssayText } from '@/lib/essay-text';
import { LocalLink } from '@/routing/local-link';
import { buttonClass } from '@/ui/button-class';
import { FailedState } from '@/shared/states/failed-state';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { Conversation } from './conversation';
import type { Workspace } from './workspace';

/** An essay id is made of letters, digits and hyphens (R10). */
const ID = /^[A-Za-z0-9-]{1,64}$/;

/** The shape of an essay while it is on its way. */
export function EssayTextSkeleton() {
  const { t } = useTranslation('feedback');
  return (
    <div role="status" className="ruled grid gap-4 pt-6">
      <p className="text-13 text-muted">{t('essay.loading')}</p>
      <Skeleton width="46%" height={32} />
      {['96%', '100%', '92%', '64%'].map((width) => (
        <Skeleton key={width} width={width} height={16} className="max-w-[44rem]" />
      ))}
    </div>
  );
}

/** The way back to a text of one's own. */
function OwnText() {
  const { t } = useTranslation('feedback');
  return (
    <LocalLink to="ai-essay" className={buttonClass({ variant: 'quiet' })}>
      {t('essay.own')}
    </LocalLink>
  );
}

function Unknown() {
  const { t } = useTranslation('feedback');
  return (
    <EmptyState
      className="ruled pt-6"
      title={t('essay.unknownTitle')}
      actions={
        <>
          <LocalLink to="essays" className={buttonClass()}>
            {t('essay.list')}
          </LocalLink>
          <OwnText />
        </>
      }
    >
      <p>{t('essay.unknownText')}</p>
    </EmptyState>
  );
}

function KnownEssay({ workspace, id }: { workspace: Workspace; id: string }) {
  const { t } = useTranslation('feedback');
  const { data, error, isFetching, refetch } = useQuery({
    ...essayQuery(id),
    // It was perhaps changed a moment ago, in the editor or on another device.
    refetchOnMount: 'always',
  });
  if (!data) {
    if (!error || isCancelled(error)) return <EssayTextSkeleton />;
    if (statusOf(error) === 404) return <Unknown />;
    return (
      <FailedState
        className="ruled pt-6"
        title={t('essay.failedTitle')}
        retry={() => void refetch()}
        retrying={isFetching}
      >
        {t('essay.failedText')}
      </FailedState>
    );
  }
  const { title, essay } = parseEssayText(data.content);
  const { prompt, word_limit: limit } = data;
  return (
    <div className="ruled pt-4">
      <Conversation
        workspace={workspace}
        subject={{ kind: 'essay', id }}
        draft={{ text: essay, prompt: prompt ?? '', limit: limit == null ? '' : String(limit) }}
        above={
          <>
            <LocalLink to="essay" params={{ id }} className="link tap mb-2 no-underline">
              <Icon of={ArrowLeft} />
              {t('essay.edit')}
            </LocalLink>
            {prompt && (
              <p className="mb-6 border-l-2 border-brand pl-4 wrap-anywhere whitespace-pre-line text-muted">
                {t('essay.prompt', { prompt })}
              </p>
            )}
            <h2 className="mb-4 text-32 wrap-anywhere">{title || t('essay.untitled')}</h2>
            {essay.trim() === '' && <p className="text-muted">{t('essay.empty')}</p>}
          </>
        }
        below={
          <div className="mt-6 -ml-2.5">
            <OwnText />
          </div>
        }
      />
    </div>
  );
}

/** An essay of the account, as it is there now: to be read with comments; it is written in its own editor. */
export function EssayWorkspace({ workspace, id }: { workspace: Workspace; id: string }) {
  return ID.test(id) ? <KnownEssay key={id} workspace={workspace} id={id} /> : <Unknown />;
}

/** In the place of an essay that somebody without an account has asked for. */
export function EssayNeedsLogin() {
  const { t } = useTranslation('feedback');
  return (
    <EmptyState
      className="ruled pt-6"
      title={t('essay.loginTitle')}
      actions={
        <>
          <LocalLink to="login" className={buttonClass()}>
            {t('essay.login')}
          </LocalLink>
          <OwnText />
        </>
      }
    >
      <p>{t('essay.loginText')}</p>
    </EmptyState>
  );
}
