import { useState } from 'react';
import * as v from 'valibot';
import { idSchema, type Id } from '@/api/http/schemas';
import { sessionEpoch } from '@/api/http/session';
import { draftStorage } from '@/browser/draft-storage';
import { newClientId } from '@/lib/client-id';
import { typedSchema, type FormValues } from './form-values';

/** The name of the form of a new achievement. */
export const NEW = 'new';

/** A form that is open: of which achievement, and the id under which what it makes is sent. */
type OpenForm = { of: Id; clientId: string };

const typedFormSchema = v.object({ of: idSchema, clientId: v.string(), values: typedSchema });
/** A form with something in it that is not saved. */
type TypedForm = v.InferOutput<typeof typedFormSchema>;

function readForms(stored: unknown): TypedForm[] {
  const parsed = v.safeParse(v.array(typedFormSchema), stored);
  return parsed.success ? parsed.output : [];
}

/** What is typed in the forms of a student, by their client ids, and on this device as long as it is not saved. */
function createTyped(studentId: Id) {
  const epoch = sessionEpoch();
  const kept = draftStorage(studentId, 'form:achievements');
  const before = readForms(kept.read());
  const typed = new Map(before.map((form) => [form.clientId, form]));
  const told = new Map<string, (values: FormValues | null) => void>();
  const any = () => typed.size > 0;

  function keep(): void {
    // When the session is over the forms go with the page, but the student comes back to them.
    if (epoch !== sessionEpoch()) return;
    if (any()) kept.write([...typed.values()]);
    else kept.remove();
  }

  return {
    before,
    any,
    /** What a form tells what is typed in it, `null` for nothing that is not saved; always the same function. */
    teller: (form: OpenForm, onChange: () => void): ((values: FormValues | null) => void) => {
      const { clientId } = form;
      const known = told.get(clientId);
      if (known) return known;
      const tell = (values: FormValues | null) => {
        if (values) typed.set(clientId, { ...form, values });
        else typed.delete(clientId);
        keep();
        onChange();
      };
      told.set(clientId, tell);
      return tell;
    },
    discard: (): void => {
      typed.clear();
      keep();
    },
  };
}

/**
 * The forms that are open; several can be, for none takes what was typed in another one away. What is typed
 * when the session runs out is there again when the same student comes back.
 */
export function useOpenForms(studentId: Id) {
  const [typed] = useState(() => createTyped(studentId));
  const [open, setOpen] = useState<readonly OpenForm[]>(typed.before);
  const [unsaved, setUnsaved] = useState(typed.any);
  return {
    find: (of: Id) => open.find((form) => form.of === of),
    /** What was typed in a form before the session ran out. */
    keptOf: ({ clientId }: OpenForm): FormValues | undefined =>
      typed.before.find((form) => form.clientId === clientId)?.values,
    any: open.length > 0,
    show: (of: Id) =>
      setOpen((forms) =>
        forms.some((form) => form.of === of) ? forms : [...forms, { of, clientId: newClientId() }],
      ),
    close: (of: Id) => setOpen((forms) => forms.filter((form) => form.of !== of)),
    onTyped: (form: OpenForm) => typed.teller(form, () => setUnsaved(typed.any())),
    unsaved,
    isUnsaved: typed.any,
    discard: typed.discard,
  };
}
