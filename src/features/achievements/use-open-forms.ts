import { useState } from 'react';
import * as v from 'valibot';
import { idSchema, type Id } from '@/api/http/schemas';
import { sessionEpoch } from '@/api/http/session';
import { draftStorage } from '@/browser/draft-storage';
import { newClientId } from '@/lib/client-id';
import { typedSchema, type FormValues } from './form-values';

/** Id of the form of a new achievement. */
export const NEW = 'new';

/** `of` is an achievement's id or `NEW`. */
type OpenForm = { of: Id; clientId: string };

const typedFormSchema = v.object({ of: idSchema, clientId: v.string(), values: typedSchema });
type TypedForm = v.InferOutput<typeof typedFormSchema>;

function readForms(stored: unknown): TypedForm[] {
  const parsed = v.safeParse(v.array(typedFormSchema), stored);
  return parsed.success ? parsed.output : [];
}

/** Unsaved form values by client id, stored on this device. */
function createUnsavedForms(studentId: Id) {
  const epoch = sessionEpoch();
  const kept = draftStorage(studentId, 'form:achievements');
  const before = readForms(kept.read());
  const typed = new Map(before.map((form) => [form.clientId, form]));
  const listeners = new Map<string, (values: FormValues | null) => void>();
  const any = () => typed.size > 0;

  function store(): void {
    // Forms that unmount with an expired session stay stored for the student's return.
    if (epoch !== sessionEpoch()) return;
    if (any()) kept.write([...typed.values()]);
    else kept.remove();
  }

  return {
    before,
    any,
    /** A stable listener for a form's unsaved values, `null` for none. */
    listenerOf: (form: OpenForm, onChange: () => void): ((values: FormValues | null) => void) => {
      const { clientId } = form;
      const known = listeners.get(clientId);
      if (known) return known;
      const listener = (values: FormValues | null) => {
        if (values) typed.set(clientId, { ...form, values });
        else typed.delete(clientId);
        store();
        onChange();
      };
      listeners.set(clientId, listener);
      return listener;
    },
    discard: (): void => {
      typed.clear();
      store();
    },
  };
}

/** The open forms. Unsaved values return with the same student after an expired session. */
export function useOpenForms(studentId: Id) {
  const [typed] = useState(() => createUnsavedForms(studentId));
  const [open, setOpen] = useState<readonly OpenForm[]>(typed.before);
  const [unsaved, setUnsaved] = useState(typed.any);
  return {
    find: (of: Id) => open.find((form) => form.of === of),
    /** Values from before the session expired. */
    keptOf: ({ clientId }: OpenForm): FormValues | undefined =>
      typed.before.find((form) => form.clientId === clientId)?.values,
    any: open.length > 0,
    show: (of: Id) =>
      setOpen((forms) =>
        forms.some((form) => form.of === of) ? forms : [...forms, { of, clientId: newClientId() }],
      ),
    close: (of: Id) => setOpen((forms) => forms.filter((form) => form.of !== of)),
    onTyped: (form: OpenForm) => typed.listenerOf(form, () => setUnsaved(typed.any())),
    unsaved,
    isUnsaved: typed.any,
    discard: typed.discard,
  };
}
