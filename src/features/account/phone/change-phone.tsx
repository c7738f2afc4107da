import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as v from 'valibot';
import { changeUserMutation } from '@/api/user/mutations';
import { useTranslation } from '@/i18n/use-translation';
import { SubmitForm } from '@/shared/forms/submit-form';
import { Button } from '@/ui/button';
import { FIRST_WAIT_S, startWait } from './code-timer';
import { PhoneField } from './phone-field';
import { NO_PHONE, normalizePhone, phoneCheck, phoneEntries } from './phone-schema';
import { useAccountForm } from '@/features/account/use-account-form';

const schema = v.pipeAsync(v.object(phoneEntries), phoneCheck());

type Props = {
  /** Whether the field takes the focus when it mounts. */
  focused: boolean;
  /** Called with the new number (E.164) once the account has it and a code is sent. */
  onChanged: (phone: string) => void;
  /** Keeps the current number; absent if there is none. */
  onCancel?: () => void;
};

/** Changes the phone number and sends a code to the new one. */
export function ChangePhone({ focused, onChanged, onCancel }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const change = useMutation(changeUserMutation(useQueryClient()));
  const form = useAccountForm({
    schema,
    defaultValues: NO_PHONE,
    send: async (values) => {
      const phone = normalizePhone(values);
      await change.mutateAsync({ phone });
      startWait(FIRST_WAIT_S);
      onChanged(phone);
    },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (focused) setFocus('phone');
  }, [focused, setFocus]);
  return (
    <SubmitForm form={form} className="gap-6">
      <PhoneField
        {...form.field('phone')}
        country={form.watch('country')}
        select={form.register('country', { deps: 'phone' })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.busy}>
          {t('phonePage.sendTo')}
        </Button>
        {onCancel && (
          <Button variant="second" onClick={onCancel}>
            {t('common:action.cancel')}
          </Button>
        )}
      </div>
    </SubmitForm>
  );
}
