import { useTranslation } from '@/i18n/use-translation';
import { SearchField } from '@/ui/forms/search-field';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { scholarshipKindSchema } from '@/api/scholarship/contract';
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

/** A select that wraps its current option: the native `select` lies invisible over the text. */
function ToolSelect({ label, options, value, onChange }: ToolProps) {
  const id = useId();
  const chosen = options.find((option) => option.value === value) ?? options[0];
  return (
    <div className="moves relative flex min-h-11 flex-col enabled-hover:text-brand holds-focus:outline-2 holds-focus:outline-offset-3 holds-focus:outline-brand max-md:border-b max-md:py-2 md:flex-row md:items-center md:gap-2 md:rounded">
      <label htmlFor={id} className="text-13 text-muted">
        {label}
      </label>
      <span aria-hidden className="flex items-center gap-2 font-600 max-md:justify-between">
        <span className="wrap-anywhere">{chosen?.title}</span>
        <Icon of={ChevronDown} size={18} className="text-muted" />
      </span>
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
    <div role="group" aria-label={t('tools.label')} className="grid gap-y-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="w-full md:w-72">
          <SearchField
            label={t('tools.find')}
            clearLabel={t('tools.clearSearch')}
            value={params.q}
            onSearch={(q) => setParams({ q }, { replace: true })}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Chip pressed={params.open} onClick={() => setParams({ open: !params.open })}>
            {t('tools.open')}
          </Chip>
          <Chip
            pressed={params.saved}
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
      <div className="grid grid-cols-2 gap-x-5 md:flex md:flex-wrap md:gap-x-6">
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
          label={t('tools.pays')}
          options={[any, ...kinds]}
          value={params.pays ?? ''}
          onChange={(text) =>
            setParams({ pays: scholarshipKindSchema.options.find((kind) => kind === text) ?? null })
          }
        />
        <ToolSelect
          label={t('tools.sort')}
          options={sorts}
          value={params.sort}
          onChange={(text) =>
            setParams({ sort: SCHOLARSHIP_SORTS.find((sort) => sort === text) ?? 'fit' })
          }
        />
      </div>
    </div>
  );
}
