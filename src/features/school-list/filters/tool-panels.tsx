import { teachingLanguageSchema } from '@/api/engine/contract';
import { degreeSchema } from '@/api/program/contract';
import { formatLanguage } from '@/i18n/format-names';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { Menu, MenuChoices } from '@/ui/overlays/menu';
import { Popover } from '@/ui/overlays/popover';
import { CountryField } from './filter-fields';
import { TuitionField } from './tuition-field';
import { sortChoice, SORTS } from './filters';
import { useSortLabel } from './use-sort-label';
import type { PanelAnchor } from '@/ui/overlays/use-anchored-panel';
import type { Results } from '@/features/school-list/list/use-results';
import { useDebouncedCommit } from '@/shared/hooks/use-debounced-commit';

type Props = PanelAnchor & { results: Results };

export function SortMenu({ results, ...anchor }: Props) {
  const { t } = useTranslation('results');
  const { params, setParams } = results;
  const sortLabel = useSortLabel(results.isCompared);
  return (
    <Menu {...anchor} align="start">
      <MenuChoices
        label={t('tools.sort')}
        options={Object.values(SORTS).map((sort) => {
          const value = sortChoice(sort);
          return { value, label: sortLabel(value) };
        })}
        value={sortChoice(params)}
        onChange={(choice) => setParams(SORTS[choice])}
      />
    </Menu>
  );
}

type ChoiceProps<Value extends string> = PanelAnchor & {
  label: string;
  options: readonly Value[];
  labelOf: (option: Value) => string;
  value: Value | null;
  onChange: (value: Value | null) => void;
};

/** One of the options, or any. */
function ChoiceMenu<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, labelOf, value, onChange, ...anchor } = props;
  const { t } = useTranslation('results');
  const choices = options.map((option) => ({ value: option, label: labelOf(option) }));
  return (
    <Menu {...anchor} align="start">
      <MenuChoices
        label={label}
        options={[{ value: 'any' as const, label: t('tools.any') }, ...choices]}
        value={value ?? 'any'}
        onChange={(choice) => onChange(choice === 'any' ? null : choice)}
      />
    </Menu>
  );
}

export function DegreeMenu({ results, ...anchor }: Props) {
  const { t } = useTranslation('results');
  const { params, setParams } = results;
  return (
    <ChoiceMenu
      {...anchor}
      label={t('tools.degree')}
      options={degreeSchema.options}
      labelOf={(degree) => t(`degrees.${degree}`)}
      value={params.degree}
      onChange={(degree) => setParams({ degree })}
    />
  );
}

export function LanguageMenu({ results, ...anchor }: Props) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const { params, setParams } = results;
  return (
    <ChoiceMenu
      {...anchor}
      label={t('tools.language')}
      options={teachingLanguageSchema.options}
      labelOf={(language) => formatLanguage(locale, language)}
      value={params.language}
      onChange={(language) => setParams({ language })}
    />
  );
}

/** The filter is debounced while the panel is open. It may be closed by a press on a link to another page. */
export function TuitionPanel({ results, onOpenChange, ...anchor }: Props) {
  const { t } = useTranslation(['results', 'common']);
  const { params, setParams } = results;
  const [value, setValue, commit] = useDebouncedCommit(params.tuition, (tuition) =>
    setParams({ tuition }),
  );
  return (
    <Popover
      {...anchor}
      onOpenChange={(open) => {
        if (!open) commit();
        onOpenChange(open);
      }}
      title={t('tools.tuitionMost')}
      closeLabel={t('common:action.close')}
    >
      <TuitionField results={results} value={value} onCommit={setValue} />
    </Popover>
  );
}

/** Each change filters at once. */
export function CountryPanel({ results, ...anchor }: Props) {
  const { t } = useTranslation(['results', 'common']);
  const { params, setParams } = results;
  return (
    <Popover {...anchor} title={t('tools.country')} closeLabel={t('common:action.close')}>
      <CountryField
        results={results}
        value={params.country}
        onChange={(country) => setParams({ country })}
      />
      {params.country.length > 0 && (
        <Button variant="quiet" className="-ml-2.5" onClick={() => setParams({ country: [] })}>
          {t('tools.allCountries')}
        </Button>
      )}
    </Popover>
  );
}
