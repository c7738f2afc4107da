import { useTranslation } from '@/i18n/use-translation';
import { SearchField } from '@/ui/forms/search-field';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { scholarshipKindSchema } from '@/api/scholarship/contract';
import { cx } from '@/ui/cx';
import { scrollStripTo } from '@/ui/data/scroll-strip';
import { Chip } from '@/ui/forms/chip';
import { Icon } from '@/ui/icon';
import type { SetSearchParams } from '@/shared/search-params/use-search-params-state';
import { SCHOLARSHIP_SORTS, type ScholarshipParams } from './scholarship-params';
import type { SavedScholarships } from '@/features/scholarships/use-scholarship-saving';
import { useScholarshipFormat } from '@/features/scholarships/use-scholarship-format';

/** `value` is the one in the URL. */
export type FilterOption = { value: string; title: string };

type ToolProps = {
  label: string;
  options: readonly FilterOption[];
  value: string;
  onChange: (value: string) => void;
};

/** A chip with its current option, or its name until the options have come; the native `select` is an invisible layer over it. */
function ToolSelect({ label, options, value, onChange }: ToolProps) {
  const id = useId();
  const isDefault = value === options[0]?.value;
  const chosen = options.find((option) => option.value === value);
  return (
    <div
      data-set={!isDefault || undefined}
      className={cx(
        'moves relative inline-flex min-h-11 items-center justify-between gap-2 rounded lg:min-w-32 border px-3.5 text-15 font-600 enabled-hover:border-edge holds-focus:outline-2 holds-focus:outline-offset-3 holds-focus:outline-brand',
        isDefault ? 'bg-surface' : 'border-brand bg-brand-soft text-brand',
      )}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <span aria-hidden>{isDefault ? label : (chosen?.title ?? label)}</span>
      <Icon of={ChevronDown} size={18} className="-mr-1 text-muted" />
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0 [&>option]:bg-surface [&>option]:text-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A link can set a filter that is scrolled out of the strip. */
function showFirstSet(strip: HTMLDivElement | null): void {
  const set = strip?.querySelector<HTMLElement>(':scope > [data-set]');
  if (strip && set) scrollStripTo(strip, set);
}

type Props = {
  params: ScholarshipParams;
  setParams: SetSearchParams<ScholarshipParams>;
  saved: SavedScholarships;
  countries: readonly FilterOption[];
  fields: readonly FilterOption[];
};

export function ScholarshipTools({ params, setParams, saved, countries, fields }: Props) {
  const { t } = useTranslation('scholarship');
  const { number } = useScholarshipFormat();
  const any = { value: '', title: t('tools.any') };
  const kinds = scholarshipKindSchema.options.map((kind) => ({
    value: kind,
    title: t(`kinds.${kind}`),
  }));
  const sorts = SCHOLARSHIP_SORTS.map((sort) => ({ value: sort, title: t(`sorts.${sort}`) }));
  return (
    <div
      role="group"
      aria-label={t('tools.label')}
      className="grid gap-y-1.5 lg:flex lg:flex-wrap lg:items-center lg:gap-x-4"
    >
      <div className="md:w-72">
        <SearchField
          label={t('tools.find')}
          clearLabel={t('tools.clearSearch')}
          value={params.q}
          onSearch={(q) => setParams({ q }, { replace: true })}
        />
      </div>
      <div
        ref={showFirstSet}
        className="relative max-lg:-mx-(--gutter) flex max-lg:strip gap-2 max-lg:px-(--gutter) py-1.5 *:flex-none lg:flex-wrap"
      >
        <Chip
          pressed={params.open}
          data-set={params.open || undefined}
          onClick={() => setParams({ open: !params.open })}
        >
          {t('tools.open')}
        </Chip>
        <ToolSelect
          label={t('tools.pays')}
          options={[any, ...kinds]}
          value={params.pays ?? ''}
          onChange={(text) =>
            setParams({ pays: scholarshipKindSchema.options.find((kind) => kind === text) ?? null })
          }
        />
        <ToolSelect
          label={t('tools.country')}
          options={[any, ...countries]}
          value={params.country ?? ''}
          onChange={(country) => setParams({ country: country || null })}
        />
        <ToolSelect
          label={t('tools.field')}
          options={[any, ...fields]}
          value={params.field ?? ''}
          onChange={(field) => setParams({ field: field || null })}
        />
        <ToolSelect
          label={t('tools.sort')}
          options={sorts}
          value={params.sort}
          onChange={(text) =>
            setParams({ sort: SCHOLARSHIP_SORTS.find((sort) => sort === text) ?? 'fit' })
          }
        />
        {/* Last: its count comes later, and would move what follows. */}
        <Chip
          pressed={params.saved}
          data-set={params.saved || undefined}
          {...(saved.count !== null && { count: number(saved.count) })}
          onClick={() => {
            saved.forgetRemoved();
            setParams({ saved: !params.saved });
          }}
        >
          {t('tools.saved')}
        </Chip>
      </div>
    </div>
  );
}
