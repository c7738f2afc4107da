import type { ComponentProps } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { TextField } from '@/ui/forms/text-field';

/** Six digits in one field, so that a phone can fill them in and they can be pasted in one go. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const { t } = useTranslation('account');
  return (
    <TextField
      {...props}
      label={t('code.label')}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      className="[&_input]:text-24 [&_input]:font-450 [&_input]:tracking-[0.3em] [&_input]:tabular-nums"
    />
  );
}
