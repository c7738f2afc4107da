import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import type { EssayVersion } from '@/api/essay/contract';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useTimeFormat } from '@/features/essays/use-time-format';
import { capitalize } from '@/shared/program/criteria';
import { versionSteps, type VersionStep } from './versions';

/** Versions in the margin; the dialog has all of them. */
const SHOWN = 6;

type Props = {
  versions: readonly EssayVersion[];
  savedAt: string;
  words: number;
  /** Opens a version by its number. */
  onOpen: (version: number) => void;
};

function Change({ step: { change } }: { step: VersionStep }) {
  const { t } = useTranslation('essays');
  const locale = useLocale();
  if (change === null) return <span className="text-13">{t('versions.first')}</span>;
  const words =
    change < 0 ? t('versions.fewer', { count: -change }) : t('versions.more', { count: change });
  const sign = change < 0 ? '−' : '+';
  return (
    <>
      <span aria-hidden>{change === 0 ? '0' : sign + formatNumber(locale, Math.abs(change))}</span>
      <span className="sr-only">{words}</span>
    </>
  );
}

/** The versions of the essay, newest first, in the margin. */
export function VersionList({ versions, savedAt, words, onOpen }: Props) {
  const { t } = useTranslation('essays');
  const locale = useLocale();
  const { time, day } = useTimeFormat();
  const steps = versionSteps(versions);
  const newest = versions[0];
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="mb-2 text-13 text-muted">
        {t('versions.title')}
      </h2>
      <ol className="border-l">
        <li className="-ml-px flex items-center justify-between gap-2 border-l-2 border-brand py-1.5 pl-[15px]">
          <span>
            <span className="num block font-600">{time(savedAt)}</span>
            <span className="text-muted">{t('versions.now')}</span>
          </span>
          <span className="num text-muted">{formatNumber(locale, words)}</span>
        </li>
        {steps.slice(0, SHOWN).map((step) => (
          <li key={step.version.version}>
            <button
              type="button"
              onClick={() => onOpen(step.version.version)}
              className="moves flex w-full items-center justify-between gap-2 rounded-r py-1.5 pl-4 text-left enabled-hover:bg-brand-soft"
            >
              <span>
                <span className="sr-only">{t('versions.open')} </span>
                <span className="num block font-600">{time(step.version.saved_at)}</span>{' '}
                <span className="text-muted">{capitalize(day(step.version.saved_at))}</span>
              </span>{' '}
              <span className="num text-right text-muted">
                <Change step={step} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      {newest ? (
        <Button variant="quiet" className="mt-3 -ml-2.5" onClick={() => onOpen(newest.version)}>
          <Icon of={GitCompareArrows} />
          {versions.length > SHOWN
            ? t('versions.all', { count: versions.length })
            : t('versions.show')}
        </Button>
      ) : (
        <p className="mt-3 text-13 text-muted">{t('versions.none')}</p>
      )}
    </section>
  );
}
