import { useQueryClient } from '@tanstack/react-query';
import { Hourglass, WifiOff } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { createPath } from 'react-router';
import { useMessages } from '@/i18n/use-messages';
import { useTranslation } from '@/i18n/use-translation';
import { documentLoad } from '@/browser/document-load';
import { usePendingLocation } from '@/routing/pending-navigation';
import { Button } from '@/ui/button';
import { FrameLine } from '@/ui/frame-line';
import { useLate } from '@/ui/use-late';
import { LATE_MS, watchReads, type Lateness } from './late-reads';
import { useConnection, type Connection } from './use-connection';

/** A link was pressed: a sign of it is drawn after the first, and said after the second, in milliseconds. */
const DRAWN_MS = 300;
const SAID_MS = 1000;

/** What of the page's reads and of the way to another page takes too long, and how to ask again. */
function useLateness(): { lateness: Lateness; again: () => void } {
  const client = useQueryClient();
  const [reads] = useState(() => watchReads(client));
  const ofReads = useSyncExternalStore(reads.subscribe, reads.lateness);
  const to = usePendingLocation();
  const ofPage = useLate(to !== null, LATE_MS);
  return {
    lateness: ofPage && ofReads === 'none' ? 'late' : ofReads,
    again: () => {
      // What the page itself consists of cannot be asked for twice by one document.
      if (reads.again() === 0 && to) documentLoad.assign(createPath(to));
    },
  };
}

/** What is read out of it, each once. */
function Said({ connection, lateness }: { connection: Connection; lateness: Lateness }) {
  const { t } = useTranslation('overlays');
  const { t: tCommon } = useTranslation();
  const loading = useLate(usePendingLocation() !== null, SAID_MS);
  const words = () => {
    if (connection === 'offline') return `${t('network.offline')} ${t('network.kept')}`;
    if (lateness !== 'none') return t(`network.${lateness}`);
    if (loading) return tCommon('loading');
    return connection === 'back' ? t('network.back') : '';
  };
  return (
    <p role="status" aria-live="polite" data-network className="sr-only">
      {words()}
    </p>
  );
}

/**
 * The state of the network, for every page: a line while there is no connection, or while something that is
 * read takes too long, with a way to ask again; and a sign that a page which was asked for is on its way.
 */
export function NetworkLine() {
  useMessages(['overlays']);
  const { t } = useTranslation('overlays');
  const { t: tCommon } = useTranslation();
  const connection = useConnection();
  const { lateness, again } = useLateness();
  const onTheWay = useLate(usePendingLocation() !== null, DRAWN_MS);
  return (
    <>
      {onTheWay && (
        <div
          aria-hidden
          className="fixed inset-x-0 top-0 z-30 h-[3px] animate-pulse bg-brand forced-colors:bg-[Highlight] print:hidden"
        />
      )}
      <Said connection={connection} lateness={lateness} />
      {connection === 'offline' && (
        <FrameLine label={t('network.label')} tone="warn" icon={WifiOff}>
          <strong>{t('network.offline')}</strong> {t('network.kept')}
        </FrameLine>
      )}
      {connection !== 'offline' && lateness !== 'none' && (
        <FrameLine
          label={t('network.label')}
          tone="note"
          icon={Hourglass}
          action={
            <Button variant="second" loading={lateness === 'asking'} onClick={again}>
              {tCommon('action.tryAgain')}
            </Button>
          }
        >
          {t('network.late')}
        </FrameLine>
      )}
    </>
  );
}
