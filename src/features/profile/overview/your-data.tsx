import { useQueryClient } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Download from 'lucide-react/icons/download';
import { Suspense, useState } from 'react';
import type { User } from '@/api/user/contract';
import { gatherExport, type ExportPart } from './export-data';
import { formatList } from '@/i18n/format-names';
import { localDay } from '@/i18n/format-date';
import { useLanguage, useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { download } from '@/browser/download';
import { lazyPart } from '@/routing/lazy-part';
import { useSingleRun } from '@/shared/forms/use-single-run';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { ProfileSection } from './profile-section';
import type { ProfileCounts } from './summary';

const DeleteDialog = lazyPart(async () => (await import('./delete-dialog')).DeleteDialog);

type Outcome = { kind: 'done' } | { kind: 'failed'; parts: ExportPart[] };

function ExportRow() {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const language = useLanguage();
  const locale = useLocale();
  const [busy, run] = useSingleRun();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function exportData() {
    setOutcome(null);
    const now = new Date();
    const { text, failed } = await gatherExport(client, language, now);
    if (text !== undefined) {
      const name = t('data.export.file', { day: localDay(now) });
      download(name, 'application/json', text);
    }
    setOutcome(failed ? { kind: 'failed', parts: failed } : { kind: 'done' });
  }

  return (
    <li className="grid gap-x-8 gap-y-3 py-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div>
        <h3 className="text-17 font-600">{t('data.export.title')}</h3>
        <p>{t('data.export.text')}</p>
        <div role="status">
          {outcome?.kind === 'done' && <p className="mt-2">{t('data.export.done')}</p>}
          {outcome?.kind === 'failed' && (
            <p className="mt-2 flex gap-2 font-500 text-accent">
              <Icon of={CircleAlert} className="mt-0.5" />
              {t('data.export.failed', {
                parts: formatList(
                  locale,
                  outcome.parts.map((part) => t(`data.export.part.${part}`)),
                ),
              })}
            </p>
          )}
        </div>
      </div>
      <Button
        variant="second"
        className="justify-self-start"
        loading={busy}
        // The second click of a double click would create a second file, once the first one is quick.
        onClick={({ detail }) => detail <= 1 && void run(exportData)}
      >
        <Icon of={Download} />
        {t('data.export.button')}
      </Button>
    </li>
  );
}

/** Download of all data as one file, and deletion of the account. */
export function YourData({ user, counts }: { user: User; counts: ProfileCounts }) {
  const { t } = useTranslation('profile');
  const [deleting, setDeleting] = useState(false);
  return (
    <ProfileSection title={t('data.title')} lead={t('data.lead')}>
      <ul className="ruled ledger border-b">
        <ExportRow />
        <li className="grid gap-x-8 gap-y-3 py-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
          <div>
            <h3 className="text-17 font-600">{t('data.delete.title')}</h3>
            <p>{t('data.delete.text')}</p>
          </div>
          <Button
            variant="second"
            className="justify-self-start"
            aria-haspopup="dialog"
            onClick={() => setDeleting(true)}
          >
            {t('data.delete.button')}
          </Button>
        </li>
      </ul>
      {deleting && (
        <Suspense>
          <DeleteDialog user={user} counts={counts} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </ProfileSection>
  );
}
