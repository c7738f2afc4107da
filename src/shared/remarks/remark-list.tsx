import { useRef } from 'react';
import { focusById, markId } from './mark-ids';
import { RemarkCard, type RemarkLabels } from './remark-card';
import type { Remark } from './remarks';
import { useRemarkMargins } from './use-remark-margins';

type Props = {
  remarks: readonly Remark[];
  labels: RemarkLabels;
  scope: string;
  label: string;
  /** Aligns each remark with its mark on a wide screen; `false` while the marks are not rendered. */
  alignToMarks: boolean;
  onDone: (remark: Remark, done: boolean) => void;
  /** Goes to the text of a remark while the marks are not rendered. */
  onGo?: (remark: Remark) => void;
};

/** The remarks in the order of the text. */
export function RemarkList({ remarks, labels, scope, label, alignToMarks, onDone, onGo }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const margins = useRemarkMargins(list, alignToMarks, scope, remarks);
  return (
    <ol ref={list} aria-label={label}>
      {remarks.map((remark, index) => (
        <li
          key={remark.number}
          className="pb-3"
          style={margins ? { marginTop: margins[index] ?? 0 } : undefined}
        >
          <RemarkCard
            remark={remark}
            labels={labels}
            scope={scope}
            onGo={() => (onGo ? onGo(remark) : focusById(markId(scope, remark.number)))}
            onDone={(done) => onDone(remark, done)}
          />
        </li>
      ))}
    </ol>
  );
}
