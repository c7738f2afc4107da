import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { isCancelled, statusOf } from '@/api/http/errors';
import { essayQuery } from '@/api/essay/queries';
import { createDraftStore } from '@/features/essays/draft/draft-store';
import { Editor } from '@/features/essays/editor/editor';
import { EditorSkeleton } from '@/features/essays/editor/editor-skeleton';
import { useStudentId } from '@/features/essays/draft/use-drafts';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { lazyPart } from '@/routing/lazy-part';
import { useMissingPage } from '@/routing/missing-page';
import { FailedState } from '@/shared/states/failed-state';
import { buttonClass } from '@/ui/button-class';

const LongEssay = lazyPart(
  async () => (await import('@/features/essays/editor/long-essay')).LongEssay,
);

/** A longer text would block the editor. Writing has a lower limit: the API takes up to 50,000 characters. */
const MAX_LENGTH = 200_000;

type FailedProps = { error: unknown; retry: () => void };

function Failed(props: FailedProps) {
  const { t } = useTranslation('essays');
  return (
    <FailedState
      className="py-12"
      level={1}
      title={t('editor.failedTitle')}
      {...props}
      otherWay={
        <LocalLink to="essays" className={buttonClass({ variant: 'quiet' })}>
          {t('editor.back')}
        </LocalLink>
      }
    >
      {t('editor.failedText')}
    </FailedState>
  );
}

/**
 * `/profile/essays/{id}`: the editor. An essay that the server does not know is a 404 page, unless this device has
 * a draft of it, which has to stay reachable. One that is too long to edit is read-only.
 */
export function Page() {
  const id = useParams()['id'] ?? '';
  const userId = useStudentId();
  const missing = useMissingPage();
  const essay = useQuery({ ...essayQuery(id), refetchOnMount: 'always' });
  if (userId === null) return <EditorSkeleton />;
  const hasDraft = createDraftStore(userId, id).read() !== null;
  if (essay.data && essay.data.content.length > MAX_LENGTH && !hasDraft) {
    return (
      <Suspense fallback={<EditorSkeleton />}>
        <LongEssay content={essay.data.content} />
      </Suspense>
    );
  }
  // A query that is tried again after a failure leaves the editor in its place.
  if (essay.data || (hasDraft && essay.errorUpdateCount > 0)) {
    return <Editor key={id} userId={userId} id={id} essay={essay.data ?? null} />;
  }
  if (!essay.isError || isCancelled(essay.error)) return <EditorSkeleton />;
  if (statusOf(essay.error) === 404) return missing;
  return <Failed error={essay.error} retry={() => void essay.refetch()} />;
}
