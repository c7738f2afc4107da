import { Suspense } from 'react';
import type { Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { cx } from '@/ui/cx';
import { programWithSchool, useProgramFormat } from './use-program-format';
import { useAnchoredPanel } from '@/ui/overlays/use-anchored-panel';

const SourcePanel = lazyPart(async () => (await import('./source-panel')).SourcePanel);

/** Whether no figure of the program is from its school. */
export function isIllustrative({
  source,
  tuition,
  tuition_source: tuitionSource,
}: Program): boolean {
  return source === 'illustrative' && (tuition == null || tuitionSource === 'illustrative');
}

/** Marks figures that are not from the school; pressing it explains why. `of` says which, for its name. */
export function SourceMark({ of }: { of: string }) {
  const { t } = useTranslation('results');
  const { button, loaded, open, setOpen } = useAnchoredPanel();
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={t('row.illustrativeOf', { what: of })}
        aria-expanded={open}
        className="source-mark cursor-help scroll-mb-40"
        onClick={() => setOpen(!open)}
      >
        {t('row.illustrative')}
      </button>
      {loaded && (
        <Suspense>
          <SourcePanel anchor={button} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

type Props = {
  program: Program;
  large?: boolean;
  /** Marks an illustrative figure. */
  marked: boolean;
};

/** Tuition a year in US dollars. */
export function TuitionFigure({ program, large = false, marked }: Props) {
  const { t } = useTranslation('results');
  const { tuition } = useProgramFormat();
  const amount = tuition(program);
  if (amount === null) return <span className="text-muted">{t('row.noTuition')}</span>;
  return (
    <>
      <span
        className={cx(
          'num block',
          large &&
            'text-17 leading-6! font-600 wrap-anywhere md:text-24 md:leading-7! md:font-450 md:tracking-[-0.02em]',
        )}
      >
        {amount}
      </span>
      {marked && program.tuition_source === 'illustrative' && (
        <SourceMark of={programWithSchool(program)} />
      )}
    </>
  );
}
