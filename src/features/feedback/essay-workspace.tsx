import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { isCancelled, statusOf } from '@/api/http/errors';
import { essayQuery } from '@/api/essay/queries';
import { useTranslation } from '@/i18n/use-translation';
import { parseEssayText } from '@/lib/essay-text';
import { isEssayId } from '@/routing/essay-id';
import { LocalLink } from '@/routing/local-link';
import type { PlainRouteId } from '@/routing/route-table';
import { buttonClass } from '@/ui/button-class';
import { FailedState } from '@/shared/states/failed-state';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { FeedbackView } from './feedback-view';
import type { Workspace } from './workspace-store';

/** As tall as the screen, so that the footer does not move when the text comes. */
export function EssayTextSkeleton() {
  const { t } = useTranslation('feedback');
  return (
    <div role="status" className="ruled grid min-h-[calc(100*var(--dvh))] content-start gap-4 pt-6">
      <p className="text-13 text-muted">{t('essay.loading')}</p>
      <Skeleton width="46%" height={32} />
      {['96%', '100%', '92%', '64%'].map((width) => (
        <Skeleton key={width} width={width} height={16} className="max-w-[46rem]" />
      ))}
    </div>
  );
}

function OwnText() {
  const { t } = useTranslation('feedback');
  return (
    <LocalLink to="ai-essay" className={buttonClass({ variant: 'quiet' })}>
      {t('essay.own')}
    </LocalLink>
  );
}

type NoEssayProps = { title: string; text: string; to: PlainRouteId; label: string };

function NoEssay({ title, text, to, label }: NoEssayProps) {
  return (
    <EmptyState
      className="ruled pt-6"
      title={title}
      actions={
        <>
          <LocalLink to={to} className={buttonClass()}>
            {label}
          </LocalLink>
          <OwnText />
        </>
      }
    >
      <p>{text}</p>
    </EmptyState>
  );
}

function UnknownEssay() {
  const { t } = useTranslation('feedback');
  return (
    <NoEssay
      title={t('essay.unknownTitle')}
      text={t('essay.unknownText')}
      to="essays"
      label={t('essay.list')}
    />
  );
}

type EssayProps = {
  workspace: Workspace;
  id: string;
  /** The text that only this device has, which is the one in the editor; `null` for none. */
  unsaved: string | null;
};

function KnownEssay({ workspace, id, unsaved }: EssayProps) {
  const { t } = useTranslation('feedback');
  const { data, error, refetch } = useQuery({
    ...essayQuery(id),
    // The editor or another device may just have changed it.
    refetchOnMount: 'always',
  });
  if (!data) {
    if (!error || isCancelled(error)) return <EssayTextSkeleton />;
    if (statusOf(error) === 404) return <UnknownEssay />;
    return (
      <FailedState
        className="ruled pt-6"
        title={t('essay.failedTitle')}
        error={error}
        retry={() => void refetch()}
      >
        {t('essay.failedText')}
      </FailedState>
    );
  }
  const content = unsaved ?? data.content;
  const { title, essay } = parseEssayText(content);
  const { prompt, word_limit: limit } = data;
  return (
    <div className="ruled pt-4">
      <FeedbackView
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
          <>
            <p role="status" className="mt-4 text-13 text-muted empty:hidden">
              {content !== data.content && t('essay.unsaved')}
            </p>
            <div className="mt-6 -ml-2.5">
              <OwnText />
            </div>
          </>
        }
      />
    </div>
  );
}

/** An essay of the account, read-only with comments; its own editor changes it. */
export function EssayWorkspace(props: EssayProps) {
  return isEssayId(props.id) ? <KnownEssay key={props.id} {...props} /> : <UnknownEssay />;
}

/** Replaces an essay for a visitor. */
export function EssayNeedsLogin() {
  const { t } = useTranslation('feedback');
  return (
    <NoEssay
      title={t('essay.loginTitle')}
      text={t('essay.loginText')}
      to="login"
      label={t('essay.login')}
    />
  );
}
