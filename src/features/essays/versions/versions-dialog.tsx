import History from 'lucide-react/icons/history';
import { useState } from 'react';
import type { EssayVersion } from '@/api/essay/contract';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';
import { Icon } from '@/ui/icon';
import { SegmentedControl } from '@/ui/forms/segmented-control';
import { OptionField } from '@/ui/forms/select-field';
import { DifferenceText, PlainText } from './difference-text';
import { useTimeFormat } from '@/features/essays/use-time-format';
import { versionSteps } from './versions';

type Props = {
  versions: readonly EssayVersion[];
  /** Number of the first displayed version; the newest one if it is unknown. */
  first: number;
  /** The present text. */
  content: string;
  /** Replaces the present text by the version's. */
  onRestore: (version: EssayVersion) => void;
  onClose: () => void;
};

/** The versions of an essay, each compared with the present text word by word. */
export function VersionsDialog({ versions, first, content, onRestore, onClose }: Props) {
  const { t } = useTranslation(['essays', 'common']);
  const { time, day } = useTimeFormat();
  const [chosen, setChosen] = useState(first);
  const [view, setView] = useState<'difference' | 'then'>('difference');
  const version = versions.find((item) => item.version === chosen) ?? versions[0];
  const words = (change: number | null) => {
    if (change === null) return t('versions.first');
    if (change === 0) return t('versions.same');
    return change < 0
      ? t('versions.fewer', { count: -change })
      : t('versions.more', { count: change });
  };
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t('versions.dialog')}
      closeLabel={t('common:action.close')}
    >
      <div className="px-5 py-6 md:px-10">
        {version ? (
          <>
            <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
              <OptionField
                label={t('versions.pick')}
                className="w-full md:w-90"
                options={versionSteps(versions).map(({ version: item, change }) => ({
                  value: item.version,
                  label: t('versions.option', {
                    time: time(item.saved_at),
                    day: day(item.saved_at),
                    words: words(change),
                  }),
                }))}
                value={version.version}
                onChange={setChosen}
              />
              <SegmentedControl
                label={t('versions.view')}
                value={view}
                onChange={setView}
                options={[
                  { value: 'difference', label: t('versions.difference') },
                  { value: 'then', label: t('versions.then') },
                ]}
              />
            </div>
            <div className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-b pb-6">
              <Button variant="second" onClick={() => onRestore(version)}>
                <Icon of={History} />
                {t('versions.bringBack')}
              </Button>
              <p className="text-13 text-muted">{t('versions.bringBackNote')}</p>
            </div>
            {view === 'difference' ? (
              <DifferenceText
                struck
                first={version.content}
                second={content}
                firstLabel={t('difference.removed')}
                secondLabel={t('difference.added')}
              />
            ) : (
              <PlainText content={version.content} />
            )}
          </>
        ) : (
          <p className="text-muted">{t('versions.none')}</p>
        )}
      </div>
    </Dialog>
  );
}
