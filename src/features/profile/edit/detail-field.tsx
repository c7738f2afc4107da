import type { ComponentProps } from 'react';
import { isComposing } from '@/browser/is-composing';
import { useTranslation } from '@/i18n/use-translation';
import { TextField } from '@/ui/forms/text-field';
import type { Edit, FieldName } from './autosave';
import { useFieldNow, type Details, type FieldNow } from './details';

/** The error of a field: our text or the server's; none while the student is typing. */
export function useFieldError(): (field: FieldNow<FieldName>) => string | undefined {
  const { t } = useTranslation('profile');
  return ({ invalid, touched, serverError }) =>
    invalid !== null && touched ? t(`edit.wrong.${invalid}`) : (serverError ?? undefined);
}

function defaultText({ raw, value }: { raw: string | null; value: unknown }): string {
  return raw ?? (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
}

type Props<K extends FieldName> = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'onBlur' | 'error' | 'name'
> & {
  details: Details;
  name: K;
  parse: (raw: string) => Edit<K>;
  /** By default the typed text or the value. */
  textOf?: (field: FieldNow<K>) => string;
  /** Saves at a pause in typing too, or only on blur. */
  saveAt?: 'pause' | 'blur';
};

/** A text field that saves itself: at a pause in typing, on blur, and on Enter. */
export function DetailField<K extends FieldName>({
  details,
  name,
  parse,
  textOf = defaultText,
  saveAt,
  ...field
}: Props<K>) {
  const { autosave } = details;
  const now = useFieldNow(details, name);
  const error = useFieldError()(now);
  return (
    <TextField
      {...field}
      {...(error !== undefined && { error })}
      id={name}
      value={textOf(now)}
      onChange={({ target }) => autosave.edit(name, parse(target.value), saveAt)}
      onBlur={() => autosave.blur(name)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !isComposing(nativeEvent)) autosave.blur(name);
      }}
    />
  );
}
