import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Major } from '@/api/major/contract';
import { programTitlesQuery } from '@/api/journey/queries';
import { useSignedIn } from '@/api/http/use-session';
import { isChosen, changesField, withMajor, withoutMajor, type Choice } from './choice';
import { useAnswers } from '@/shared/answers/use-answers';
import { useLanguage } from '@/i18n/use-locale';

/** The last change and the choice before it, for its message and its undo. */
type LastChange = { kind: 'added' | 'moved' | 'removed'; major: Major; before: Choice };

/** The majors in the answers, and changing them. */
export type MyMajors = {
  choice: Choice;
  /** The account's answers are not there yet. */
  loading: boolean;
  /** Adds a major, or takes it out. */
  toggle: (major: Major) => void;
  /** The last change, until another one overrules it. */
  last: LastChange | null;
  undo: () => void;
};

/**
 * The majors of the answers (R19): the device's for a visitor, the account's for a student. A change that the
 * account refuses disappears from here too.
 */
export function useMyMajors(): MyMajors {
  const signedIn = useSignedIn();
  const language = useLanguage();
  const { answers, loading, change } = useAnswers();
  // The account keeps majors by title. The titles are loaded before the first press, so that two presses both count.
  const titles = useQuery({ ...programTitlesQuery(language), enabled: signedIn });
  const [last, setLast] = useState<LastChange | null>(null);
  const { parentId, titleIds } = answers;
  const choice = { parentId, titleIds };
  const isCurrent = last !== null && isChosen(choice, last.major) === (last.kind !== 'removed');
  return {
    choice,
    loading: loading || (signedIn && titles.isLoading),
    toggle: (major) => {
      if (isChosen(choice, major)) {
        setLast({ kind: 'removed', major, before: choice });
        change(withoutMajor(choice, major));
      } else {
        setLast({ kind: changesField(choice, major) ? 'moved' : 'added', major, before: choice });
        change(withMajor(choice, major));
      }
    },
    last: isCurrent ? last : null,
    undo: () => {
      if (last === null) return;
      setLast(null);
      change({ parentId: last.before.parentId, titleIds: [...last.before.titleIds] });
    },
  };
}
