import { useQuery } from '@tanstack/react-query';
import { sameId, type Id } from '@/api/http/schemas';
import { essaysQuery } from '@/api/essay/queries';
import { savedScholarshipsQuery } from '@/api/scholarship/queries';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { parseEssayText } from '@/lib/essay-text';
import { OptionField } from '@/ui/forms/select-field';

type Props = { value: Id | null; onChange: (id: Id | null) => void };

/** The id as it is in the list, where it may be a number; `null` until the list has loaded. */
function inList(ids: readonly Id[], value: Id | null): Id | null {
  return ids.find((id) => value !== null && sameId(id, value)) ?? null;
}

/** The essay that a step is done with. */
export function EssayField({ value, onChange }: Props) {
  const { t } = useTranslation(['checklist', 'today']);
  const { data } = useQuery({ ...essaysQuery(), meta: { inlineError: true } });
  const essays = data ?? [];
  const ids = essays.map(({ id }) => id);
  return (
    <OptionField
      label={t('sheet.essay')}
      options={[
        { value: null, label: t(data || value === null ? 'sheet.noEssay' : 'sheet.notLoaded') },
        ...essays.map(({ id, content }) => ({
          value: id,
          label: parseEssayText(content).title?.trim() || t('today:line.untitled'),
        })),
      ]}
      value={inList(ids, value)}
      onChange={onChange}
    />
  );
}

/** The saved scholarship that a step applies for. */
export function ScholarshipField({ value, onChange }: Props) {
  const { t } = useTranslation('checklist');
  const { data } = useQuery(savedScholarshipsQuery(useLanguage()));
  const saved = data ?? [];
  const ids = saved.map(({ id }) => id);
  return (
    <OptionField
      label={t('sheet.scholarship')}
      options={[
        {
          value: null,
          label: t(data || value === null ? 'sheet.noScholarship' : 'sheet.notLoaded'),
        },
        ...saved.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={inList(ids, value)}
      onChange={onChange}
    />
  );
}
