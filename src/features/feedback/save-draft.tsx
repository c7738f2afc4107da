import { useQueryClient } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import FilePlus2 from 'lucide-react/icons/file-plus-2';
import { useState, type ReactNode } from 'react';
import type { Essay } from '@/api/essay/contract';
import { createEssay } from '@/api/essay/queries';
import { useSignedIn } from '@/api/http/use-session';
import { formatDay, localDay } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { writeEssayText } from '@/lib/essay-text';
import { LocalLink } from '@/routing/local-link';
import { SelfRemovingButton } from '@/shared/states/self-removing-button';
import { buttonClass } from '@/ui/button-class';
import { readWordLimit } from '@/shared/forms/typed-number';
import { useClientIdFor } from '@/shared/forms/use-client-id-for';
import { useSubmit } from '@/shared/forms/use-submit';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import type { FeedbackDraft } from './stored-workspace';

type Props = {
  draft: FeedbackDraft;
  /** More buttons after Save. */
  actions: ReactNode;
};

function SaveAsEssay({ draft, actions }: Props) {
  const { t } = useTranslation('feedback');
  const locale = useLocale();
  const client = useQueryClient();
  const clientIdFor = useClientIdFor();
  const { busy, problem, submit } = useSubmit();
  // A later change of the draft is not saved.
  const form = JSON.stringify(draft);
  const [created, setCreated] = useState<{ essay: Essay; form: string } | null>(null);
  const saved = created?.form === form ? created.essay : null;

  async function send() {
    const prompt = draft.prompt.trim();
    const limit = readWordLimit(draft.limit);
    const essay = await createEssay(client, {
      client_id: clientIdFor(form),
      content: writeEssayText({
        title: t('save.title', { date: formatDay(locale, localDay(new Date())) }),
        essay: draft.text,
      }),
      ...(prompt && { prompt }),
      ...(limit && { word_limit: limit }),
    });
    setCreated({ essay, form });
  }

  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {!saved && (
          <SelfRemovingButton variant="second" loading={busy} onClick={() => void submit(send)}>
            <Icon of={FilePlus2} />
            {t('save.button')}
          </SelfRemovingButton>
        )}
        {actions}
      </div>
      <div role="status">
        {saved && (
          <p className="flex flex-wrap items-center gap-x-3">
            {t('save.saved')}
            <LocalLink to="essay" params={{ id: String(saved.id) }} className="link tap">
              {t('save.open')}
            </LocalLink>
          </p>
        )}
        {problem !== null && (
          <Notice tone="alert" icon={CircleAlert}>
            <p className="font-600">{t('save.failed')}</p>
            <p>{problem}</p>
          </Notice>
        )}
      </div>
    </div>
  );
}

/** Saves the draft as an essay of the account. A visitor gets a link to sign up. */
export function SaveDraft({ draft, actions }: Props) {
  const { t } = useTranslation('feedback');
  const signedIn = useSignedIn();
  if (draft.text.trim() === '') return null;
  if (signedIn) return <SaveAsEssay draft={draft} actions={actions} />;
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <LocalLink to="signup" className={buttonClass({ variant: 'second' })}>
          <Icon of={FilePlus2} />
          {t('save.signup')}
        </LocalLink>
        {actions}
      </div>
      <p className="text-13 text-muted">{t('save.signupNote')}</p>
    </div>
  );
}
