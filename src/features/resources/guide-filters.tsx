import { useTranslation } from '@/i18n/use-translation';
import { SearchField } from '@/ui/forms/search-field';
import type { GuideFilters } from '@/api/resource/queries';
import { Chip } from '@/ui/forms/chip';
import { SelectField } from '@/ui/forms/select-field';
import { guideStageSchema } from '@/api/resource/contract';
import type { SetSearchParams } from '@/shared/search-params/use-search-params-state';
import { GRADES, type GuideParams } from './guide-params';
import { ReadingLanguageChoice } from './reading-language';

type Props = { filters: GuideFilters; setParams: SetSearchParams<GuideParams> };

export function GuideFilterBar({ filters, setParams }: Props) {
  const { t } = useTranslation('resources');
  return (
    <div className="grid gap-4 print:hidden">
      {/* The last column keeps its width for the languages, so that nothing moves while the HTML is still arriving. */}
      <div className="flex flex-wrap items-center gap-3 md:grid md:grid-cols-[minmax(0,1fr)_13rem_minmax(11.65rem,auto)]">
        <SearchField
          label={t('filters.search')}
          clearLabel={t('filters.clearSearch')}
          className="grow basis-full"
          value={filters.q}
          onSearch={(q) => setParams({ q }, { replace: true })}
        />
        <SelectField
          className="min-w-36 grow basis-0"
          label={t('filters.grade')}
          labelHidden
          value={filters.grade ?? ''}
          onChange={({ target: { value } }) =>
            setParams({ grade: GRADES.find((grade) => grade === value) ?? null })
          }
        >
          <option value="">{t('filters.anyGrade')}</option>
          {GRADES.map((grade) => (
            <option key={grade} value={grade}>
              {t(`grade.${grade}`)}
            </option>
          ))}
        </SelectField>
        <ReadingLanguageChoice
          value={filters.language}
          onChange={(language) => setParams({ language })}
        />
      </div>
      <div
        role="group"
        aria-label={t('filters.stage')}
        className="strip -m-1 flex gap-2 p-1 max-lg:-mx-(--gutter) max-lg:px-(--gutter) [&>*]:shrink-0"
      >
        {guideStageSchema.options.map((stage) => (
          <Chip
            key={stage}
            pressed={stage === filters.stage}
            onClick={() => setParams({ stage: stage === filters.stage ? null : stage })}
          >
            {t(`stage.${stage}.name`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
