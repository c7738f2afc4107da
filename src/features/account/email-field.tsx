import type { ComponentProps } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { TextField } from '@/ui/forms/text-field';

/** The address that an account is known by, with what a browser needs to fill it in. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const { t } = useTranslation('account');
  return (
    <TextField
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      label={t('email')}
      type="email"
      inputMode="email"
    />
  );
}
