import type { ComponentProps } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { TextField } from '@/ui/forms/text-field';
import type { Edit, FieldName } from './autosave';
import { useFieldNow, type Details, type FieldNow } from './details';

/** What is wrong with a field, in the language: our own word, or the server's. Not while it is typed. */
export function useFieldError(): (field: FieldNow<FieldName>) => string | undefined {
  const { t } = useTranslation('profile');
  return ({ wrong, left, refused }) =>
    wrong !== null && left ? t(`edit.wrong.${wrong}`) : (refused ?? undefined);
}

type Props<K extends FieldName> = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'onBlur' | 'error' | 'name'
> & {
  details: Details;
  name: K;
  parse: (raw: string) => Edit<K>;
  /** The text of a value that was not typed here. */
  textOf: (field: FieldNow<K>) => string;
  /** A figure: large, as figures are. */
  figure?: boolean;
  /** Saves at a pause of typing too, not only once the field is left. */
  pause?: boolean;
};

/** A line of text that saves itself: at a pause, when it is left, and at Enter. */
export function DetailField<K extends FieldName>({
  details,
  name,
  parse,
  textOf,
  figure = false,
  pause = true,
  className,
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
      className={cx(
        figure && '[&_input]:num [&_input]:py-2 [&_input]:text-32 [&_input]:font-350',
        className,
      )}
      value={textOf(now)}
      onChange={({ target }) => autosave.edit(name, parse(target.value), { pause })}
      onBlur={() => autosave.leave(name)}
      onKeyDown={({ key, nativeEvent }) => {
        // The Enter that takes a suggestion of an input method is not one of the student's.
        if (key === 'Enter' && !nativeEvent.isComposing) autosave.leave(name);
      }}
    />
  );
}

/** The text of a field whose value is text or a number. */
export function fieldText({
  raw,
  value,
}: {
  raw: string | null;
  value: string | number | null | undefined;
}): string {
  return raw ?? (value == null ? '' : String(value));
}
