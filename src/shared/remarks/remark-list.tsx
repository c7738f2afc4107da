import { useRef } from 'react';
import { focusMark, markId } from './mark-ids';
import { RemarkCard, type RemarkWords } from './remark-card';
import type { Remark } from './remarks';
import { useMarginPlaces } from './use-margin-places';

type Props = {
  remarks: readonly Remark[];
  words: RemarkWords;
  scope: string;
  label: string;
  /** The marks are in sight: each remark stands beside its own, where there is room. */
  beside: boolean;
  onDone: (remark: Remark, done: boolean) => void;
  /** Leads to the words of a remark where the marks are not in sight. */
  onGo?: (remark: Remark) => void;
};

/** The remarks in the order of the text, each beside its words on a wide screen, one under the other else. */
export function RemarkList({ remarks, words, scope, label, beside, onDone, onGo }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const places = useMarginPlaces(list, beside, scope, remarks);
  return (
    <ol ref={list} aria-label={label}>
      {remarks.map((remark, at) => (
        <li
          key={remark.number}
          className="pb-3"
          style={places ? { marginTop: places[at] ?? 0 } : undefined}
        >
          <RemarkCard
            remark={remark}
            words={words}
            scope={scope}
            onGo={() => (onGo ? onGo(remark) : focusMark(markId(scope, remark.number)))}
            onDone={(done) => onDone(remark, done)}
          />
        </li>
      ))}
    </ol>
  );
}
