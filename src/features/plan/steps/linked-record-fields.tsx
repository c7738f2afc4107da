import { useQuery } from '@tanstack/react-query';
import { sameId, type Id } from '@/api/http/schemas';
import { essaysQuery } from '@/api/essay/queries';
import { savedScholarshipsQuery } from '@/api/scholarship/queries';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { parseEssayText } from '@/lib/essay-text';
import { OptionField } from '@/ui/forms/select-field';

type Props = { value: Id | null; onChange: (id: Id | null) => void };

type Option = { value: Id | null; label: string };

/**
 * The records to choose from, and the chosen one, whose id may be a number in the list. A linked record that is no longer
 * in the loaded list is `missing`, so that its link can be removed.
 */
function recordOptions(
  none: Option,
  records: readonly Option[] | undefined,
  value: Id | null,
  missing: string,
) {
  const found = records?.find(
    (record) => record.value !== null && value !== null && sameId(record.value, value),
  );
  const isMissing = records !== undefined && value !== null && !found;
  const options = [none, ...(records ?? []), ...(isMissing ? [{ value, label: missing }] : [])];
  return { options, value: isMissing ? value : (found?.value ?? null) };
}

/** The essay that a step is done with. */
export function EssayField({ value, onChange }: Props) {
  const { t } = useTranslation(['checklist', 'today']);
  const { data } = useQuery({ ...essaysQuery(), meta: { inlineError: true } });
  const none = t(data || value === null ? 'sheet.noEssay' : 'sheet.notLoaded');
  const essays = data?.map(({ id, content }) => ({
    value: id,
    label: parseEssayText(content).title?.trim() || t('today:line.untitled'),
  }));
  return (
    <OptionField
      label={t('sheet.essay')}
      {...recordOptions({ value: null, label: none }, essays, value, t('sheet.deletedEssay'))}
      onChange={onChange}
    />
  );
}

/** The saved scholarship that a step applies for. */
export function ScholarshipField({ value, onChange }: Props) {
  const { t } = useTranslation('checklist');
  const { data } = useQuery(savedScholarshipsQuery(useLanguage()));
  const none = t(data || value === null ? 'sheet.noScholarship' : 'sheet.notLoaded');
  const saved = data?.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <OptionField
      label={t('sheet.scholarship')}
      {...recordOptions({ value: null, label: none }, saved, value, t('sheet.unsavedScholarship'))}
      onChange={onChange}
    />
  );
}
