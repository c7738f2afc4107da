import { useRef, useState } from 'react';
import type { Id } from '@/api/contract/shapes';
import { newClientId } from './client-id';

/** The name of the form of a new achievement. */
export const NEW = 'new';

/** A form that is open: of which achievement, and the id under which what it makes is sent. */
type OpenForm = { of: Id; clientId: string };

/** The forms that are open; several can be, for none takes what was typed in another one away. */
export function useOpenForms() {
  const [open, setOpen] = useState<readonly OpenForm[]>([]);
  const [unsaved, setUnsaved] = useState(false);
  const dirty = useRef(new Set<Id>());
  const [isUnsaved] = useState(() => () => dirty.current.size > 0);
  const told = useRef(new Map<Id, (isDirty: boolean) => void>());

  /** What the form of `of` tells whether something in it is not saved; always the same function. */
  function onDirty(of: Id): (isDirty: boolean) => void {
    const known = told.current.get(of);
    if (known) return known;
    const tell = (isDirty: boolean) => {
      if (isDirty) dirty.current.add(of);
      else dirty.current.delete(of);
      setUnsaved(dirty.current.size > 0);
    };
    told.current.set(of, tell);
    return tell;
  }

  return {
    find: (of: Id) => open.find((form) => form.of === of),
    any: open.length > 0,
    show: (of: Id) =>
      setOpen((forms) =>
        forms.some((form) => form.of === of) ? forms : [...forms, { of, clientId: newClientId() }],
      ),
    close: (of: Id) => setOpen((forms) => forms.filter((form) => form.of !== of)),
    onDirty,
    unsaved,
    isUnsaved,
  };
}
