import type { ReadingLanguage } from '@/api/resource/queries';
import { LOCALE_CODES, LOCALES } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { SegmentedControl } from '@/ui/forms/segmented-control';

type Props = {
  value: ReadingLanguage;
  /** `null` is the language of the page. */
  onChange: (language: ReadingLanguage) => void;
};

/** Switches the language of the guides. */
export function ReadingLanguageChoice({ value, onChange }: Props) {
  const { t } = useTranslation('resources');
  const locale = useLocale();
  const options = LOCALE_CODES.map((language) => ({
    value: language,
    label: <span lang={LOCALES[language].tag}>{LOCALES[language].name}</span>,
  }));
  return (
    <SegmentedControl
      label={t('filters.language')}
      className="[&>*]:grow"
      options={options}
      value={value ?? locale}
      onChange={(language) => onChange(language === locale ? null : language)}
    />
  );
}
