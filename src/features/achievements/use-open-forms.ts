import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Achievement } from '@/api/achievement/contract';
import { idSchema, sameId, type Id } from '@/api/http/schemas';
import { sessionEpoch } from '@/api/http/session';
import { beforeLogout } from '@/browser/before-logout';
import { draftStorage } from '@/browser/draft-storage';
import { newClientId } from '@/lib/client-id';
import { typedSchema, type FormValues } from './form-values';

/** Id of the form of a new achievement. */
export const NEW = 'new';

/** `of` is an achievement's id or `NEW`. */
export type OpenForm = { of: Id; clientId: string };

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
  /** The client ids of this page's forms, closed ones included. The other stored forms belong to another tab. */
  const own = new Set(typed.keys());
  const any = () => typed.size > 0;

  function store(): void {
    // The forms of an expired session stay stored for the student's return.
    if (epoch !== sessionEpoch()) return;
    const others = readForms(kept.read()).filter(({ clientId }) => !own.has(clientId));
    const forms = [...others, ...typed.values()];
    if (forms.length > 0) kept.write(forms);
    else kept.remove();
  }

  return {
    before,
    any,
    valuesOf: (clientId: string): FormValues | undefined => typed.get(clientId)?.values,
    /** A stable listener for a form's unsaved values, `null` for none. */
    listenerOf: (form: OpenForm, onChange: () => void): ((values: FormValues | null) => void) => {
      const { clientId } = form;
      const known = listeners.get(clientId);
      if (known) return known;
      own.add(clientId);
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
    /** An error may close the page without a question: its forms return with it, until a logout (R17). */
    leave: (): void => {
      if (!any() || epoch !== sessionEpoch()) return;
      const stop = beforeLogout(async () => () => {
        stop();
        if (epoch === sessionEpoch()) kept.remove();
      });
    },
  };
}

/**
 * The open forms of the achievements in `list`, which is `undefined` until loaded. Unsaved values return with the same
 * student after an expired session or an error, until their form is closed.
 */
export function useOpenForms(studentId: Id, list: readonly Achievement[] | undefined) {
  const [typed] = useState(() => createUnsavedForms(studentId));
  const [open, setOpen] = useState<readonly OpenForm[]>(typed.before);
  const [unsaved, setUnsaved] = useState(typed.any);
  const onTyped = (form: OpenForm) => typed.listenerOf(form, () => setUnsaved(typed.any()));
  const isShown = ({ of }: OpenForm) =>
    of === NEW || !list || list.some(({ id }) => sameId(id, of));
  useEffect(() => typed.leave, [typed]);
  return {
    find: (of: Id) => open.find((form) => sameId(form.of, of)),
    /** Values from before the page was closed. */
    keptOf: ({ clientId }: OpenForm) => typed.valuesOf(clientId),
    /** Whether it was open before the page loaded. */
    isRestored: ({ clientId }: OpenForm) => typed.before.some((form) => form.clientId === clientId),
    any: open.some(isShown),
    /** Forms with unsaved values whose achievement was deleted on another device. */
    ofDeleted: open.filter((form) => !isShown(form) && typed.valuesOf(form.clientId)),
    show: (of: Id) =>
      setOpen((forms) =>
        forms.some((form) => sameId(form.of, of))
          ? forms
          : [...forms, { of, clientId: newClientId() }],
      ),
    /** Closes a form that is saved or cancelled, and forgets its values. */
    close: (of: Id) => {
      // Only the shown one: another tab's form of the same achievement, restored with it, is shown next.
      const shown = open.find((form) => sameId(form.of, of));
      if (!shown) return;
      onTyped(shown)(null);
      setOpen((forms) => forms.filter(({ clientId }) => clientId !== shown.clientId));
    },
    onTyped,
    unsaved,
    isUnsaved: typed.any,
    discard: typed.discard,
  };
}
