import { useQueryClient } from '@tanstack/react-query';
import { hasSlowCalls, stopSlowCalls, subscribeSlowCalls } from '@/api/http/slow-calls';
import Hourglass from 'lucide-react/icons/hourglass';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useState, useSyncExternalStore } from 'react';
import { createPath } from 'react-router';
import { useMessages } from '@/i18n/use-messages';
import { useTranslation } from '@/i18n/use-translation';
import { documentLoad } from '@/browser/document-load';
import { usePendingLocation } from '@/routing/pending-navigation';
import { Button } from '@/ui/button';
import { StatusLine } from '@/ui/status-line';
import { useLate } from '@/ui/use-late';
import { LATE_MS, watchReads, type Lateness } from './late-reads';
import { useConnection, type Connection } from './use-connection';

/** Milliseconds of navigation until the bar is shown, and until it is announced. */
const BAR_MS = 300;
const ANNOUNCE_MS = 1000;

/** Lateness of the reads and of a pending navigation, with a retry. */
function useLateness(): { lateness: Lateness; retry: () => void } {
  const client = useQueryClient();
  const [reads] = useState(() => watchReads(client));
  const readLateness = useSyncExternalStore(reads.subscribe, reads.lateness);
  const pending = usePendingLocation();
  const pageIsLate = useLate(pending !== null, LATE_MS);
  return {
    lateness: pageIsLate && readLateness === 'none' ? 'late' : readLateness,
    retry: () => {
      // A document cannot load the same module twice.
      if (reads.retry() === 0 && pending) documentLoad.assign(createPath(pending));
    },
  };
}

type StatusProps = { connection: Connection; lateness: Lateness; waiting: boolean };

function NetworkStatus({ connection, lateness, waiting }: StatusProps) {
  const { t } = useTranslation('overlays');
  const { t: tCommon } = useTranslation();
  const loading = useLate(usePendingLocation() !== null, ANNOUNCE_MS);
  const message = () => {
    if (connection === 'offline') return `${t('network.offline')} ${t('network.kept')}`;
    if (waiting) return t('network.waiting');
    if (lateness !== 'none') return t(lateness === 'late' ? 'network.late' : 'network.asking');
    if (loading) return tCommon('loading');
    return connection === 'back' ? t('network.back') : '';
  };
  return (
    <p role="status" aria-live="polite" data-network className="sr-only">
      {message()}
    </p>
  );
}

/** Offline line, lines for late loads and slow calls, and a bar while a navigation is pending. */
export function NetworkLine() {
  useMessages(['overlays']);
  const { t } = useTranslation('overlays');
  const { t: tCommon } = useTranslation();
  const connection = useConnection();
  const { lateness, retry } = useLateness();
  const waiting = useSyncExternalStore(subscribeSlowCalls, hasSlowCalls);
  const navigating = useLate(usePendingLocation() !== null, BAR_MS);
  return (
    <>
      {navigating && (
        <div
          aria-hidden
          className="fixed inset-x-0 top-0 z-30 h-[3px] animate-pulse bg-brand forced-colors:bg-[Highlight] print:hidden"
        />
      )}
      <NetworkStatus {...{ connection, lateness, waiting }} />
      {connection === 'offline' && (
        <StatusLine label={t('network.label')} tone="warn" icon={WifiOff}>
          <strong>{t('network.offline')}</strong> {t('network.kept')}
        </StatusLine>
      )}
      {waiting && (
        <StatusLine
          label={t('network.label')}
          tone="note"
          icon={Hourglass}
          action={
            <Button variant="second" onClick={stopSlowCalls}>
              {t('network.stop')}
            </Button>
          }
        >
          {t('network.waiting')}
        </StatusLine>
      )}
      {connection !== 'offline' && !waiting && lateness !== 'none' && (
        <StatusLine
          label={t('network.label')}
          tone="note"
          icon={Hourglass}
          action={
            <Button variant="second" loading={lateness === 'retrying'} onClick={retry}>
              {tCommon('action.tryAgain')}
            </Button>
          }
        >
          {t('network.late')}
        </StatusLine>
      )}
    </>
  );
}
