import type { Program } from '@/api/program/contract';
import { CompareFooter } from '@/shared/compare/compare-footer';
import { COMPARE_LIMIT, useCompare } from '@/shared/compare/compare-store';
import { useCompared } from '@/shared/compare/use-compared';
import { SelfRemovingButton } from '@/shared/states/self-removing-button';
import { useTranslation } from '@/i18n/use-translation';

/** The server compares with the answers of the account. */
const ACCOUNT_ANSWERS = {};

/** The compared programs at the foot of the plan. */
export function CompareBar({ programs }: { programs: readonly Program[] }) {
  const { t } = useTranslation('checklist');
  const { items, reset } = useCompare();
  const entries = useCompared(items, ACCOUNT_ANSWERS, programs);
  if (items.length === 0) return null;
  return (
    <CompareFooter
      entries={entries}
      answers={ACCOUNT_ANSWERS}
      label={t('compare.label')}
      openLabel={t('compare.open')}
      className="flex min-h-16 flex-wrap items-center justify-end gap-x-2 gap-y-2 py-2.5 md:gap-x-6"
    >
      <p className="flex-1 basis-20 md:basis-60">
        <span className="font-600 max-md:sr-only">{t('compare.label')}</span>{' '}
        <span className="num text-muted">
          {t('compare.of', { count: items.length, most: COMPARE_LIMIT })}
        </span>
        <span className="block text-13 wrap-anywhere text-muted max-md:hidden">
          {entries.map(({ program, name }) => program?.school.name ?? name).join(', ')}
        </span>
      </p>
      <SelfRemovingButton variant="quiet" onClick={reset}>
        {t('compare.clear')}
      </SelfRemovingButton>
    </CompareFooter>
  );
}
