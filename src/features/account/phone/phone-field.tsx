import ChevronDown from 'lucide-react/icons/chevron-down';
import { useMemo, type ComponentProps } from 'react';
import { useHydrated } from '@/api/http/prerendered-queries';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { Icon } from '@/ui/icon';
import { TextField } from '@/ui/forms/text-field';
import { CALLING_CODES, callingCodeOf, DEFAULT_COUNTRY } from '@/shared/phone/calling-codes';
import { loadPhoneLibrary } from '@/shared/phone/phone-number';

/**
 * All countries by name in the page's language, the default one first. The names come from the browser, so a
 * prerendered page has only the default one, without its name (R38).
 */
function useCountries(): { country: string; label: string }[] {
  const language = useLanguage();
  const isHydrated = useHydrated();
  return useMemo(() => {
    if (!isHydrated)
      return [{ country: DEFAULT_COUNTRY, label: `+${callingCodeOf(DEFAULT_COUNTRY)}` }];
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const { compare } = new Intl.Collator(language);
    const named = CALLING_CODES.map(({ country, code }) => ({
      country,
      label: `${names.of(country) ?? country} (+${code})`,
    })).sort((a, b) => compare(a.label, b.label));
    const first = named.filter(({ country }) => country === DEFAULT_COUNTRY);
    return [...first, ...named.filter(({ country }) => country !== DEFAULT_COUNTRY)];
  }, [language, isHydrated]);
}

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'start'> & {
  /** ISO code of the selected country. */
  country: string;
  /** Props of the native select. */
  select: ComponentProps<'select'>;
};

/** A phone number after its calling code, which a native select changes. */
export function PhoneField({ country, select, ...field }: Props) {
  const { t } = useTranslation('account');
  const countries = useCountries();
  return (
    <TextField
      {...field}
      label={t('phone')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      // The validation loads while the number is typed.
      onFocus={() => void loadPhoneLibrary()}
      start={
        <span className="relative -ml-3.5 flex items-center gap-1 self-stretch border-r py-[11px] pr-2 pl-3.5 holds-focus:bg-brand-soft">
          <span aria-hidden className="num">
            +{callingCodeOf(country)}
          </span>
          <Icon of={ChevronDown} size={16} className="text-muted" />
          <select
            {...select}
            aria-label={t('country')}
            className="absolute inset-0 min-h-11 w-full cursor-pointer opacity-0"
          >
            {countries.map((option) => (
              <option key={option.country} value={option.country} className="bg-surface text-ink">
                {option.label}
              </option>
            ))}
          </select>
        </span>
      }
    />
  );
}
