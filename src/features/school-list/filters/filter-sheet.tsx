import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { teachingLanguageSchema } from '@/api/engine/contract';
import { recommendationsQuery } from '@/api/engine/queries';
import { degreeSchema } from '@/api/program/contract';
import { formatLanguage } from '@/i18n/format-names';
import { useLanguage, useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';
import { SearchField } from '@/ui/forms/search-field';
import { resolveCountries } from './country-filter';
import { ChoiceField, CountryField, SortField } from './filter-fields';
import { TuitionField } from './tuition-field';
import { activeFilters, filtersOf, NO_FILTERS, sortChoice, SORTS, type Filters } from './filters';
import { useSortLabel } from './use-sort-label';
import { useCountryOptions } from './use-country-options';
import type { Results } from '@/features/school-list/list/use-results';

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="py-4 not-first:border-t">
      <legend className="float-left mb-2 w-full font-600">{legend}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

/** How many programs the list would have with these filters; `null` while unknown. */
function useCount({ answers, requestWith }: Results, draft: Filters): number | null {
  const language = useLanguage();
  const byCountry = draft.country.length > 0;
  const { options } = useCountryOptions(answers, byCountry);
  const { data, isPlaceholderData } = useQuery({
    ...recommendationsQuery(
      language,
      requestWith({ ...draft, country: resolveCountries(options ?? [], draft.country).ids }),
    ),
    enabled: !byCountry || options !== null,
  });
  return data && !isPlaceholderData ? data.total : null;
}

type Props = { onClose: () => void; results: Results };

/** Sort and filters on a phone. They apply when the button is pressed, which shows the number of programs beforehand. */
export function FilterSheet({ onClose, results }: Props) {
  const { t } = useTranslation(['results', 'common']);
  const locale = useLocale();
  const { params, setParams, total, failed } = results;
  const [draft, setDraft] = useState(() => filtersOf(params));
  const change = (changes: Partial<Filters>) => setDraft((current) => ({ ...current, ...changes }));
  const [sort, setSort] = useState(sortChoice(params));
  const sortLabel = useSortLabel(results.isCompared);
  const count = useCount(results, draft);
  const apply = () => {
    const isSame =
      sort === sortChoice(params) && JSON.stringify(draft) === JSON.stringify(filtersOf(params));
    // Otherwise the list would go to its first page.
    if (!isSame) setParams({ ...draft, ...SORTS[sort] });
    onClose();
  };
  return (
    <Dialog
      open
      size="sheet"
      onClose={onClose}
      closeLabel={t('common:action.close')}
      title={failed ? t('tools.filterTitleUnknown') : t('tools.filterTitle', { count: total })}
      footer={
        <>
          <Button
            variant="quiet"
            aria-disabled={activeFilters(draft).length === 0 || undefined}
            className="aria-disabled:text-muted"
            onClick={() => setDraft(NO_FILTERS)}
          >
            {t('tools.clear')}
          </Button>
          <Button className="flex-1" onClick={apply}>
            <span aria-live="polite">
              {count === null ? t('tools.showUnknown') : t('tools.show', { count })}
            </span>
          </Button>
        </>
      }
    >
      <div className="py-4">
        <SearchField
          label={t('tools.find')}
          clearLabel={t('tools.clearSearch')}
          value={draft.q}
          onSearch={(q) => change({ q })}
        />
      </div>
      <Group legend={t('tools.sort')}>
        <SortField value={sort} onChange={setSort} labelOf={sortLabel} />
      </Group>
      <Group legend={t('tools.degree')}>
        <ChoiceField
          options={degreeSchema.options}
          labelOf={(degree) => t(`degrees.${degree}`)}
          value={draft.degree}
          onChange={(degree) => change({ degree })}
        />
      </Group>
      <Group legend={t('tools.language')}>
        <ChoiceField
          options={teachingLanguageSchema.options}
          labelOf={(language) => formatLanguage(locale, language)}
          value={draft.language}
          onChange={(language) => change({ language })}
        />
      </Group>
      <Group legend={t('tools.tuitionMost')}>
        <TuitionField
          results={results}
          value={draft.tuition}
          onCommit={(tuition) => change({ tuition })}
        />
      </Group>
      <Group legend={t('tools.country')}>
        <CountryField
          results={results}
          value={draft.country}
          onChange={(country) => change({ country })}
        />
      </Group>
    </Dialog>
  );
}
