import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, FilePlus2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { describeFailure, isCancelled } from '@/api/http/errors';
import type { Essay } from '@/api/essay/contract';
import { createEssayMutation } from '@/api/essay/queries';
import { useSignedIn } from '@/api/http/use-session';
import { failureText } from '@/i18n/failure-text';
import { formatDay } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { writeEssayText } from '@/lib/essay-text';
import { LocalLink } from '@/routing/local-link';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { newClientId } from '@/lib/client-id';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import type { Draft } from './desk';
import { readLimit } from './limits';

/** Today as the person has it, `YYYY-MM-DD`. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

type Props = {
  draft: Draft;
  /** Beside the button. */
  beside: ReactNode;
};

function SaveAsEssay({ draft, beside }: Props) {
  const { t } = useTranslation('feedback');
  const { t: tCommon } = useTranslation();
  const locale = useLocale();
  const client = useQueryClient();
  const save = useMutation({
    ...createEssayMutation(client),
    meta: { shownInPlace: true },
  });
  // A double click is one essay, and so is the same draft sent again, its answer lost.
  const sending = useRef(false);
  const asked = useRef({ id: '', draft: '' });
  // A draft that has changed since is not the one that was saved.
  const [kept, setKept] = useState<{ essay: Essay; form: string } | null>(null);
  const saved = kept?.form === JSON.stringify(draft) ? kept.essay : null;
  const failed = save.error && !isCancelled(save.error) ? save.error : null;

  async function send() {
    if (sending.current) return;
    sending.current = true;
    const form = JSON.stringify(draft);
    if (asked.current.draft !== form) asked.current = { id: newClientId(), draft: form };
    const prompt = draft.prompt.trim();
    const limit = readLimit(draft.limit);
    try {
      const essay = await save.mutateAsync({
        client_id: asked.current.id,
        content: writeEssayText({
          title: t('save.title', { date: formatDay(locale, today()) }),
          essay: draft.text,
        }),
        ...(prompt && { prompt }),
        ...(limit && { word_limit: limit }),
      });
      setKept({ essay, form });
    } catch {
      // Said under the button.
    } finally {
      sending.current = false;
    }
  }

  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex flex-wrap gap-2">
        {!saved && (
          <Button variant="second" loading={save.isPending} onClick={() => void send()}>
            <Icon of={FilePlus2} />
            {t('save.button')}
          </Button>
        )}
        {beside}
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
        {failed && (
          <Notice tone="alert" icon={CircleAlert}>
            <p className="font-600">{t('save.failed')}</p>
            <p>{failureText(tCommon, describeFailure(failed))}</p>
          </Notice>
        )}
      </div>
    </div>
  );
}

/** Keeps the draft: as an essay of the account, or by way of one. */
export function SaveDraft({ draft, beside }: Props) {
  const { t } = useTranslation('feedback');
  const signedIn = useSignedIn();
  if (draft.text.trim() === '') return null;
  if (signedIn) return <SaveAsEssay draft={draft} beside={beside} />;
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap gap-2">
        <LocalLink to="signup" className={buttonClass({ variant: 'second' })}>
          <Icon of={FilePlus2} />
          {t('save.signup')}
        </LocalLink>
        {beside}
      </div>
      <p className="text-13 text-muted">{t('save.signupNote')}</p>
    </div>
  );
}
