import { useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { countCharacters, countWords } from '@/lib/count-text';
import { SegmentedControl } from '@/ui/forms/segmented-control';
import { FeedbackRequest, type Change } from './feedback-request';
import type { FeedbackDraft } from './stored-workspace';
import type { Subject, Workspace } from './workspace-store';
import type { Range } from '@/shared/remarks/follow';
import { draftProblem, type DraftProblem } from './limits';
import { readWordLimit } from '@/shared/forms/typed-number';
import { MarkedText } from '@/shared/remarks/marked-text';
import { RemarkList } from '@/shared/remarks/remark-list';
import type { RemarkLabels } from '@/shared/remarks/remark-card';
import { remarksOn } from '@/shared/remarks/remarks';
import { Rubric } from './rubric';
import { useFeedback } from './use-feedback';
import { WordCount } from './word-count';

const KINDS = [
  'length',
  'sentence',
  'paragraph',
  'opening',
  'filler',
  'prompt',
  'begin',
  'reader',
  'general',
  'passive',
  'concrete',
] as const;

function useRemarkLabels(): RemarkLabels {
  const { t } = useTranslation('feedback');
  return {
    ...t('comment', { returnObjects: true }),
    kind: (kind) => {
      const known = KINDS.find((name) => name === kind);
      return known ? t(`kind.${known}`) : null;
    },
  };
}

type Props = {
  workspace: Workspace;
  subject: Subject;
  /** The current text, its prompt and its limit as typed. */
  draft: FeedbackDraft;
  /** The field of an editable text, and what selects a range in it. */
  editor?: { field: ReactNode; select: (range: Range) => void };
  /** Called if feedback is requested in spite of an problem. */
  onProblem?: (problem: DraftProblem) => void;
  above?: ReactNode;
  below: ReactNode;
};

/** A text with comments in the margin, and below it the rubric. */
export function FeedbackView({
  workspace,
  subject,
  draft,
  editor,
  onProblem,
  above,
  below,
}: Props) {
  const { t } = useTranslation('feedback');
  const scope = useId();
  const labels = useRemarkLabels();
  const { thread, waiting, error, ask, cancel } = useFeedback(workspace, subject);
  const [writing, setWriting] = useState(editor !== undefined && thread === null);
  /** The draft that could not be sent. */
  const [refused, setRefused] = useState<string | null>(null);
  // New feedback shows the marked text, unless the student has continued to write.
  const asked = thread && JSON.stringify(thread.asked);
  const [seen, setSeen] = useState(asked);
  if (thread && seen !== asked) {
    setSeen(asked);
    if (thread.asked.text === draft.text) setWriting(false);
  }
  const { text, prompt, limit } = draft;
  const typed = JSON.stringify([text, prompt, limit]);
  const problem = draftProblem(draft);
  const remarks = useMemo(
    () => (thread ? remarksOn(thread.feedback.comments, thread.asked.text, text, thread.done) : []),
    [thread, text],
  );
  const wordLimit = readWordLimit(limit) ?? null;
  const reading = !editor || (!writing && thread !== null);

  function change(): Change | null {
    if (!thread) return null;
    if (thread.asked.text !== text) return 'text';
    const { asked: before } = thread;
    const sameTask = before.prompt === (prompt.trim() || null) && before.wordLimit === wordLimit;
    return sameTask ? null : 'task';
  }

  function request() {
    setRefused(problem && typed);
    if (problem) onProblem?.(problem);
    else ask({ text, prompt: prompt.trim() || null, wordLimit });
  }

  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <div>
        {above}
        {editor && thread && (
          <SegmentedControl
            label={t('view.label')}
            options={[
              { value: 'read', label: t('view.read') },
              { value: 'write', label: t('view.write') },
            ]}
            value={reading ? 'read' : 'write'}
            onChange={(view) => setWriting(view === 'write')}
            className="mb-5"
          />
        )}
        {reading ? (
          <MarkedText
            text={text}
            remarks={remarks}
            scope={scope}
            label={t('comment.marked')}
            nameOf={(number) => t('comment.mark', { number })}
            className={editor && 'min-h-40'}
          />
        ) : (
          editor.field
        )}
        {below}
      </div>
      <div className="grid content-start gap-6 lg:row-span-2">
        <WordCount words={countWords(text)} limit={wordLimit} />
        <FeedbackRequest
          thread={thread}
          remarks={remarks}
          waiting={waiting}
          error={error}
          problem={refused === typed ? problem : null}
          changed={change()}
          characters={countCharacters(text)}
          words={countWords(text)}
          onAsk={request}
          onCancel={cancel}
        />
        {thread && !waiting && (
          <RemarkList
            remarks={remarks}
            labels={labels}
            scope={scope}
            label={t('comments.label')}
            alignToMarks={reading}
            onDone={(remark, done) => workspace.getState().setDone(subject, remark.id, done)}
            {...(!reading && {
              onGo: ({ place }) => {
                if (place) editor.select(place);
              },
            })}
          />
        )}
      </div>
      {thread && !waiting && <Rubric feedback={thread.feedback} />}
    </div>
  );
}
