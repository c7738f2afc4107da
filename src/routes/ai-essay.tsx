import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useSignedIn } from '@/api/http/use-session';
import { userQuery } from '@/api/user/queries';
import { useUnsavedText } from '@/features/essays/draft/use-drafts';
import { workspaceOf, UNKNOWN } from '@/features/feedback/workspace';
import { DraftWorkspace } from '@/features/feedback/draft-workspace';
import {
  EssayWorkspace,
  EssayNeedsLogin,
  EssayTextSkeleton,
} from '@/features/feedback/essay-workspace';
import { useTranslation } from '@/i18n/use-translation';
import { PageHeader } from '@/ui/page-header';

function StudentEssay({ owner, id }: { owner: string; id: string }) {
  const unsaved = useUnsavedText(owner, id);
  return <EssayWorkspace workspace={workspaceOf(owner)} id={id} unsaved={unsaved} />;
}

/** The workspace of a student, once it is known whose it is. */
function StudentWorkspace({ essayId }: { essayId: string | null }) {
  const { data, errorUpdateCount } = useQuery(userQuery());
  // A query that is tried again after a failure leaves the draft in its place.
  if (!data && errorUpdateCount === 0) return <EssayTextSkeleton />;
  const owner = data ? String(data.id) : UNKNOWN;
  return essayId === null ? (
    <DraftWorkspace workspace={workspaceOf(owner)} />
  ) : (
    <StudentEssay owner={owner} id={essayId} />
  );
}

function VisitorWorkspace({ essayId }: { essayId: string | null }) {
  return essayId === null ? <DraftWorkspace workspace={workspaceOf(null)} /> : <EssayNeedsLogin />;
}

/**
 * `/ai-essay`: a draft and questions about it, for anyone; `?essay=` reads an essay of the account instead.
 * Nothing here writes for the student.
 */
export function Page() {
  const { t } = useTranslation('feedback');
  const signedIn = useSignedIn();
  const [params] = useSearchParams();
  const essayId = params.get('essay');
  return (
    <div className="pb-16">
      <PageHeader title={t('title')} lead={t('lead')} />
      {signedIn ? <StudentWorkspace essayId={essayId} /> : <VisitorWorkspace essayId={essayId} />}
    </div>
  );
}
