import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
} from 'react-hook-form';
import type { GenericSchema, GenericSchemaAsync } from 'valibot';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import type { FieldErrors } from './field-errors';
import { useSubmit } from './use-submit';
import { useUnsavedChanges } from './use-unsaved-changes';

export type SubmitFormOptions<Input extends FieldValues, Output> = {
  schema: GenericSchema<Input, Output> | GenericSchemaAsync<Input, Output>;
  /** In the order of the fields: the first field with an error gets the focus. */
  defaultValues: DefaultValues<Input>;
  /** Names of the API that differ from the form's: `{ limit: 'word_limit' }`. */
  serverNames?: Partial<Record<Path<Input>, string>>;
  /** Text for an issue of the schema, whose message is a key. */
  errorText: (message: string, name: Path<Input>) => string;
  /** Makes the call. What it throws is shown at its field or over the form (R15). `isOpen` as in `useSubmit`. */
  send: (values: Output, isOpen: () => boolean) => Promise<void>;
};

/**
 * A form with a schema, sent once (`useSubmit`): messages of a 422 appear at their fields, the first of which gets
 * the focus. Unsaved input keeps the app from reloading (R26).
 */
export function useSubmitForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  serverNames = {},
  errorText,
  send,
}: SubmitFormOptions<Input, Output>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver(schema),
    // All issues at once; otherwise issues between fields wait for those of single fields.
    criteriaMode: 'all',
    defaultValues,
  });
  const { register, setError, handleSubmit, formState } = form;
  const [errorLocale, setErrorLocale] = useState(locale);
  useUnsavedChanges(formState.isDirty);

  const names = Object.keys(defaultValues) as Path<Input>[]; // the keys of a flat form are its paths
  function showFieldErrors(errors: FieldErrors): FieldErrors {
    const others = { ...errors };
    setErrorLocale(locale);
    // Last to first: the first field keeps the focus.
    for (const name of [...names].reverse()) {
      const serverName = serverNames[name] ?? name;
      const message = errors[serverName];
      if (message === undefined) continue;
      setError(name, { type: 'server', message }, { shouldFocus: true });
      delete others[serverName];
    }
    return others;
  }
  const { busy, problem, isOpen, submit } = useSubmit({ showFieldErrors });

  function errorOf(name: Path<Input>): string | undefined {
    const error = formState.errors[name];
    if (!error) return undefined;
    const message = typeof error.message === 'string' ? error.message : '';
    if (error.type !== 'server') return errorText(message, name);
    return errorLocale === locale ? message : t('failure.again');
  }
  const onSubmit = handleSubmit((values) => submit(() => send(values, isOpen)));

  return {
    ...form,
    busy,
    problem,
    errorOf,
    /** Whether the server refused this field. */
    isRefusedByServer: (name: Path<Input>) => formState.errors[name]?.type === 'server',
    /** Props of a field: its registration and its error. */
    field: (name: Path<Input>, options?: RegisterOptions<Input>) => ({
      ...register(name, options),
      error: errorOf(name),
    }),
    onSubmit: (event?: SubmitEvent) => void onSubmit(event),
  };
}

/** The form that `useSubmitForm` returns. */
export type SubmitFormReturn<Input extends FieldValues, Output> = ReturnType<
  typeof useSubmitForm<Input, Output>
>;
