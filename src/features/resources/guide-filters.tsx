import { useTranslation } from '@/i18n/use-translation';
import { SearchField } from '@/ui/forms/search-field';
import type { GuideFilters } from '@/api/resource/queries';
import { Chip } from '@/ui/forms/chip';
import { SelectField } from '@/ui/forms/select-field';
import { GRADES, isGrade, STAGES } from './guide-params';
import { ReadingLanguageChoice } from './reading-language';
import type { SetGuideParams } from './use-guide-params';

type Props = { filters: GuideFilters; setParams: SetGuideParams };

/** Search, grade, language and stage of the list of guides (design section 5). */
export function GuideFilterBar({ filters, setParams }: Props) {
  const { t } = useTranslation('resources');
  return (
    <div className="grid gap-4 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={t('filters.search')}
          clearLabel={t('filters.clearSearch')}
          className="grow basis-full md:basis-0"
          value={filters.q}
          onSearch={(q) => setParams({ q }, { replace: true })}
        />
        <SelectField
          className="min-w-36 grow basis-0 md:grow-0 md:basis-52"
          label={t('filters.grade')}
          labelHidden
          value={filters.grade ?? ''}
          onChange={({ target: { value } }) => setParams({ grade: isGrade(value) ? value : null })}
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
      <div role="group" aria-label={t('filters.stage')} className="flex flex-wrap gap-2">
        {STAGES.map((stage) => (
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
