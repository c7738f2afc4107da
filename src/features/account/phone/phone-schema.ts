import * as v from 'valibot';
import type { FieldError } from '@/features/account/fields';
import { DEFAULT_COUNTRY } from '@/shared/phone/calling-codes';
import { loadPhoneLibrary, phoneNumber } from '@/shared/phone/phone-number';

type PhoneFields = { country: string; phone: string };

/** The schema of the two fields of a phone number. */
export const phoneEntries = {
  country: v.string(),
  phone: v.pipe(v.string(), v.trim(), v.nonEmpty('phone' satisfies FieldError)),
};

export const NO_PHONE: PhoneFields = { country: DEFAULT_COUNTRY, phone: '' };

/** The number to send (E.164), of fields that have passed `phoneCheck`. */
export function normalizePhone({ phone, country }: PhoneFields): string {
  return phoneNumber(phone, country) ?? phone;
}

/** Checks that the two fields are a valid number; the issue is at `phone`. */
export function phoneCheck<Input extends PhoneFields>() {
  return v.rawCheckAsync<Input>(async ({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    await loadPhoneLibrary();
    if (phoneNumber(input.phone, input.country) !== null) return;
    addIssue({
      message: 'phone' satisfies FieldError,
      path: [{ type: 'object', origin: 'value', input, key: 'phone', value: input.phone }],
    });
  });
}
