import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { changeUserMutation } from '@/api/user/profile';
import { useTranslation } from '@/i18n/use-translation';
import { useUnsavedChanges } from '@/shared/forms/use-unsaved-changes';
import { Button } from '@/ui/button';
import { DEFAULT_COUNTRY } from './calling-codes';
import { FIRST_WAIT_S, startWait } from './code-timer';
import type { FieldError } from '@/features/account/fields';
import { FormProblem } from '@/features/account/form-problem';
import { PhoneField } from './phone-field';
import { isPhoneNumber, phoneEntries, phoneNumber } from './phone-number';
import { useSubmission } from '@/features/account/use-submission';

const schema = v.pipeAsync(
  v.object(phoneEntries),
  v.forwardAsync(
    v.partialCheckAsync([['country'], ['phone']], isPhoneNumber, 'phone' satisfies FieldError),
    ['phone'],
  ),
);

type Props = {
  /** The account has this number now (E.164), and a code is on its way to it. */
  onChanged: (phone: string) => void;
  /** Keeps the number as it is; left out where there is none. */
  onCancel?: () => void;
};

/** Another phone number, which gets a code of its own. */
export function ChangePhone({ onChanged, onCancel }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const change = useMutation(changeUserMutation(useQueryClient()));
  const { register, handleSubmit, setError, setFocus, formState, control } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { country: DEFAULT_COUNTRY, phone: '' },
  });
  const country = useWatch({ control, name: 'country' });
  useUnsavedChanges(formState.isDirty);
  const { busy, problem, say, guard } = useSubmission(['phone'], setError);
  const submit = guard(async (values: v.InferOutput<typeof schema>) => {
    const phone = (await phoneNumber(values.phone, values.country)) ?? values.phone;
    await change.mutateAsync({ phone });
    startWait(FIRST_WAIT_S);
    onChanged(phone);
  });
  useEffect(() => setFocus('phone'), [setFocus]);
  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <FormProblem text={problem} />
      <PhoneField
        {...register('phone')}
        error={say(formState.errors.phone)}
        country={country}
        select={register('country')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={busy}>
          {t('phonePage.sendTo')}
        </Button>
        {onCancel && (
          <Button variant="second" onClick={onCancel}>
            {t('common:action.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
