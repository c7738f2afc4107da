import { useQueryClient } from '@tanstack/react-query';
import PenLine from 'lucide-react/icons/pen-line';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { createEssay } from '@/api/essay/queries';
import { pageLocale } from '@/i18n/locales';
import { useTranslation } from '@/i18n/use-translation';
import { writeEssayText } from '@/lib/essay-text';
import { loadPart } from '@/routing/lazy-reload';
import { pathTo } from '@/routing/paths';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { toast } from '@/ui/overlays/toaster';
import { useClientIdFor } from '@/shared/forms/use-client-id-for';
import type { EssayForm, EssayFormDialog } from './essay-form-dialog';

type Dialog = ComponentType<Parameters<typeof EssayFormDialog>[0]>;

/** Button for a new essay: a short form, then the editor. */
export function NewEssay({ label }: { label: ReactNode }) {
  const { t } = useTranslation('essays');
  const navigate = useNavigate();
  const client = useQueryClient();
  const [Form, setForm] = useState<Dialog | null>(null);
  const [open, setOpen] = useState(false);
  const clientIdFor = useClientIdFor();

  async function begin() {
    setOpen(true);
    try {
      const part = await loadPart(() => import('./essay-form-dialog'));
      setForm(() => part.EssayFormDialog);
    } catch {
      setOpen(false);
      toast('warning', t('editor.offlineParts'), 'offline-parts');
    }
  }

  async function create({ title, details }: EssayForm, isOpen: () => boolean) {
    const essay = await createEssay(client, {
      client_id: clientIdFor(JSON.stringify([title, details])),
      ...details,
      content: writeEssayText({ title: title || null, essay: '' }),
    });
    if (!isOpen()) return;
    const locale = pageLocale();
    await navigate(pathTo(locale, 'essay', { params: { id: String(essay.id) } }));
  }

  return (
    <>
      <Button onClick={() => void begin()}>
        <Icon of={PenLine} />
        {label}
      </Button>
      {Form && open && <Form onSubmit={create} onClose={() => setOpen(false)} />}
    </>
  );
}
