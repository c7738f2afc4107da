import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Major } from '@/api/major/contract';
import { programTitlesQuery } from '@/api/journey/queries';
import { useSignedIn } from '@/api/http/use-session';
import { isChosen, changesField, withMajor, withoutMajor, type MajorChoice } from './choice';
import { useAnswers } from '@/shared/answers/use-answers';
import { useLanguage } from '@/i18n/use-locale';

type LastChange = { kind: 'added' | 'moved' | 'removed'; major: Major; before: MajorChoice };

export type MyMajors = ReturnType<typeof useMyMajors>;

/** The majors in the answers (R19), of the device or the account. A change that the account rejects is rolled back. */
export function useMyMajors() {
  const signedIn = useSignedIn();
  const language = useLanguage();
  const { answers, loading, change } = useAnswers();
  // The account stores majors by title: with the titles preloaded, two quick presses both count.
  const titles = useQuery({ ...programTitlesQuery(language), enabled: signedIn });
  const [last, setLast] = useState<LastChange | null>(null);
  const { parentId, titleIds } = answers;
  const choice = { parentId, titleIds };
  const isCurrent = last !== null && isChosen(choice, last.major) === (last.kind !== 'removed');
  return {
    choice,
    loading: loading || (signedIn && titles.isLoading),
    toggle: (major: Major) => {
      if (isChosen(choice, major)) {
        setLast({ kind: 'removed', major, before: choice });
        change(withoutMajor(choice, major));
      } else {
        setLast({ kind: changesField(choice, major) ? 'moved' : 'added', major, before: choice });
        change(withMajor(choice, major));
      }
    },
    /** The last change, unless it was overridden elsewhere. */
    last: isCurrent ? last : null,
    undo: () => {
      if (last === null) return;
      setLast(null);
      change({ parentId: last.before.parentId, titleIds: [...last.before.titleIds] });
    },
  };
}
