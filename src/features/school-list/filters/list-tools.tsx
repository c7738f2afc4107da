import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Suspense, useState, type ComponentType } from 'react';
import { formatMoney } from '@/i18n/format';
import { formatLanguage } from '@/i18n/format-names';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { SearchField } from '@/ui/forms/search-field';
import { activeFilters, sortChoice } from './filters';
import { useSortLabel } from './use-sort-label';
import { ToolButton } from '@/shared/program/tool-button';
import { useAnchoredPanel, type PanelAnchor } from '@/ui/overlays/use-anchored-panel';
import type { Results } from '@/features/school-list/list/use-results';
import { ViewSwitch } from '@/features/school-list/list/view-switch';

// Each panel is loaded when it is first opened.
const panels = () => import('./tool-panels');
const SortMenu = lazyPart(async () => (await panels()).SortMenu);
const DegreeMenu = lazyPart(async () => (await panels()).DegreeMenu);
const LanguageMenu = lazyPart(async () => (await panels()).LanguageMenu);
const TuitionPanel = lazyPart(async () => (await panels()).TuitionPanel);
const CountryPanel = lazyPart(async () => (await panels()).CountryPanel);
const FilterSheet = lazyPart(async () => (await import('./filter-sheet')).FilterSheet);

type Props = { results: Results };

type ToolProps = Props & {
  popup: 'menu' | 'dialog';
  label: string;
  value: string;
  panel: ComponentType<PanelAnchor & Props>;
};

function Tool({ panel: Panel, results, ...button }: ToolProps) {
  const panel = useAnchoredPanel();
  return (
    <>
      <ToolButton panel={panel} {...button} />
      <Suspense>
        {panel.loaded && (
          <Panel
            anchor={panel.button}
            open={panel.open}
            onOpenChange={panel.setOpen}
            results={results}
          />
        )}
      </Suspense>
    </>
  );
}

/** Sort, filters, search and view of the list. */
export function WideTools({ results }: Props) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const { params, setParams } = results;
  const sortLabel = useSortLabel(results.isCompared);
  const { degree, language, tuition, country } = params;
  const amount = tuition === null ? '' : formatMoney(locale, tuition);
  return (
    <div
      role="group"
      aria-label={t('tools.label')}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 max-md:hidden print:hidden"
    >
      <div className="flex flex-wrap gap-x-3">
        <Tool
          popup="menu"
          label={t('tools.sort')}
          value={sortLabel(sortChoice(params))}
          panel={SortMenu}
          results={results}
        />
        <Tool
          popup="menu"
          label={t('tools.degree')}
          value={degree ? t(`degrees.${degree}`) : t('tools.any')}
          panel={DegreeMenu}
          results={results}
        />
        <Tool
          popup="menu"
          label={t('tools.language')}
          value={language ? formatLanguage(locale, language) : t('tools.any')}
          panel={LanguageMenu}
          results={results}
        />
        <Tool
          popup="dialog"
          label={t('tools.tuition')}
          value={tuition === null ? t('tools.any') : t('tools.upTo', { amount })}
          panel={TuitionPanel}
          results={results}
        />
        <Tool
          popup="dialog"
          label={t('tools.country')}
          value={
            country.length === 0
              ? t('tools.any')
              : t('tools.chosen', { count: results.countryCount })
          }
          panel={CountryPanel}
          results={results}
        />
      </div>
      {/* The search is narrower before the tools take a second line. */}
      <div className="ml-auto flex flex-1 basis-88 gap-2 max-lg:basis-full lg:max-w-108">
        <SearchField
          className="min-w-0 flex-1 [&_input]:text-ellipsis"
          label={t('tools.find')}
          clearLabel={t('tools.clearSearch')}
          value={params.q}
          onSearch={(q) => setParams({ q }, { replace: true })}
        />
        <ViewSwitch {...{ params, setParams }} />
      </div>
    </div>
  );
}

/** On a phone: opens a sheet with sort and filters. */
export function PhoneTools({ results }: Props) {
  const { t } = useTranslation('results');
  const [filtering, setFiltering] = useState(false);
  const active = activeFilters(results.params).length;
  return (
    <>
      <Button
        variant="quiet"
        className="whitespace-nowrap focus-visible:z-1 max-md:px-1.5 md:hidden"
        aria-haspopup="dialog"
        aria-expanded={filtering}
        onClick={() => setFiltering(true)}
      >
        {/* On a phone the title needs its room. */}
        <Icon of={SlidersHorizontal} className="max-[26rem]:hidden" />
        {active === 0 ? t('tools.filter') : t('tools.filterCount', { count: active })}
      </Button>
      <Suspense>
        {/* Mounted each time it opens, so that it starts with the filters of the URL. */}
        {filtering && <FilterSheet onClose={() => setFiltering(false)} results={results} />}
      </Suspense>
    </>
  );
}
