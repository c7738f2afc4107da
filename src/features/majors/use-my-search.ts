import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Major } from '@/api/major/contract';
import { programTitlesQuery } from '@/api/journey/queries';
import { useSignedIn } from '@/api/http/use-session';
import { isChosen, movesSearch, withMajor, withoutMajor, type Choice } from './choice';
import { useAnswers } from '@/shared/answers/use-answers';
import { useLanguage } from '@/i18n/use-locale';

/** What was done last, and the search before it, so that it can be said and taken back. */
type Done = { kind: 'added' | 'moved' | 'removed'; major: Major; before: Choice };

/** The majors of the search of whoever is on the page, and changing them. */
export type MySearch = {
  choice: Choice;
  /** The account's answers are not there yet. */
  loading: boolean;
  /** Adds a major, or takes it out. */
  toggle: (major: Major) => void;
  /** What was done last, as long as it stands. */
  done: Done | null;
  undo: () => void;
};

/**
 * The search that the school list starts from (R19): the device's for a visitor, the account's for a
 * student. A change that does not reach the account is gone from here by itself.
 */
export function useMySearch(): MySearch {
  const signedIn = useSignedIn();
  const language = useLanguage();
  const { answers, loading, change } = useAnswers();
  // The account keeps majors by title: they are there before the first press, so that two count both.
  const titles = useQuery({ ...programTitlesQuery(language), enabled: signedIn });
  const [last, setLast] = useState<Done | null>(null);
  const { parentId, titleIds } = answers;
  const choice = { parentId, titleIds };
  const stands = last !== null && isChosen(choice, last.major) === (last.kind !== 'removed');
  return {
    choice,
    loading: loading || (signedIn && titles.isLoading),
    toggle: (major) => {
      if (isChosen(choice, major)) {
        setLast({ kind: 'removed', major, before: choice });
        change(withoutMajor(choice, major));
      } else {
        setLast({ kind: movesSearch(choice, major) ? 'moved' : 'added', major, before: choice });
        change(withMajor(choice, major));
      }
    },
    done: stands ? last : null,
    undo: () => {
      if (last === null) return;
      setLast(null);
      change({ parentId: last.before.parentId, titleIds: [...last.before.titleIds] });
    },
  };
}
