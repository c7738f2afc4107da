import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '@/i18n/use-translation';
import { useSubmitForm, type SubmitFormOptions } from '@/shared/forms/use-submit-form';
import { isFieldError } from './fields';

/** A form with a schema of ./fields and the texts of their errors. */
export function useAccountForm<Input extends FieldValues, Output>(
  options: Omit<SubmitFormOptions<Input, Output>, 'errorText'>,
) {
  const { t } = useTranslation('account');
  return useSubmitForm({
    ...options,
    errorText: (message) => (isFieldError(message) ? t(`error.${message}`) : message),
  });
}
