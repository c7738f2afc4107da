import type { ComponentProps } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PasswordField } from '@/ui/forms/password-field';
import { TextField } from '@/ui/forms/text-field';
import { typedDigits } from './fields';
import { useGuest } from '@/features/account/carry/guest-store';

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>;

/** The email address of an account. It is remembered for the other account forms. */
export function EmailField({ onChange, ...props }: Props) {
  const { t } = useTranslation('account');
  return (
    <TextField
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      onChange={(event) => {
        useGuest.setState({ email: event.target.value });
        onChange?.(event);
      }}
      label={t('email')}
      type="email"
      inputMode="email"
    />
  );
}

type CodeProps = Props & {
  /** The code before it was typed into. */
  current: () => string;
};

/** Six digits in one field, so that a phone can fill them in and they can be pasted at once. */
export function CodeField({ current, onChange, ...props }: CodeProps) {
  const { t } = useTranslation('account');
  return (
    <TextField
      {...props}
      onChange={(event) => {
        const before = current();
        const digits = typedDigits(before, event.target.value);
        event.target.value = digits;
        if (digits !== before) onChange?.(event);
      }}
      label={t('code.label')}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      className="[&_input]:text-24 [&_input]:font-450 [&_input]:tracking-[0.3em] [&_input]:tabular-nums"
    />
  );
}

/** The password of an account. */
export function CurrentPassword({ label, ...props }: Props & { label?: string }) {
  const { t } = useTranslation('account');
  return (
    <PasswordField
      {...props}
      label={label ?? t('password')}
      showLabel={t('show')}
      hideLabel={t('hide')}
    />
  );
}

/** A password that is being chosen, with its requirements. */
export function NewPasswordField(props: Props & { label?: string }) {
  const { t } = useTranslation('account');
  return <CurrentPassword {...props} autoComplete="new-password" hint={t('passwordHint')} />;
}
