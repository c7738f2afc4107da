import { useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { countCharacters, countWords } from '@/lib/count-text';
import { Segmented } from '@/ui/forms/segmented';
import { AskPart } from './ask-part';
import type { Workspace, FeedbackDraft, Subject } from './workspace';
import type { Range } from '@/shared/remarks/follow';
import { obstacleOf, readLimit, type Obstacle } from './limits';
import { MarkedText } from '@/shared/remarks/marked-text';
import { RemarkList } from '@/shared/remarks/remark-list';
import { remarksOn } from '@/shared/remarks/remarks';
import { Rubric } from './rubric';
import { useFeedback } from './use-feedback';
import { useRemarkLabels } from './use-remark-labels';
import { WordCount } from './word-count';

type Props = {
  workspace: Workspace;
  subject: Subject;
  /** The text as it stands now, the question it answers and its limit as typed. */
  draft: FeedbackDraft;
  /** Where it can be written on, and how its words are shown there; a text that is only read has none. */
  editor?: { field: ReactNode; select: (range: Range) => void };
  /** Told what stands in the way when somebody asks all the same. */
  onObstacle?: (obstacle: Obstacle) => void;
  /** Over the text. */
  above?: ReactNode;
  /** Under the text: what else can be done with it. */
  below?: ReactNode;
};

/** A text, the questions on it in the margin, and under it how it reads. */
export function Conversation({
  workspace,
  subject,
  draft,
  editor,
  onObstacle,
  above,
  below,
}: Props) {
  const { t } = useTranslation('feedback');
  const scope = useId();
  const words = useRemarkLabels();
  const { thread, waiting, error, ask, cancel } = useFeedback(workspace, subject);
  const [writing, setWriting] = useState(editor !== undefined && thread === null);
  const [tried, setTried] = useState(false);
  // The answer has the marks to look at; whoever writes on meanwhile goes on writing.
  const [seen, setSeen] = useState(thread?.asked.text);
  if (thread && seen !== thread.asked.text) {
    setSeen(thread.asked.text);
    if (thread.asked.text === draft.text) setWriting(false);
  }
  const { text, prompt, limit } = draft;
  const obstacle = obstacleOf(draft);
  const remarks = useMemo(
    () => (thread ? remarksOn(thread.feedback.comments, thread.asked.text, text, thread.done) : []),
    [thread, text],
  );
  const wordLimit = readLimit(limit) ?? null;
  const reading = !editor || (!writing && thread !== null);
  const changed =
    thread !== null &&
    (thread.asked.text !== text ||
      thread.asked.prompt !== (prompt.trim() || null) ||
      thread.asked.wordLimit !== wordLimit);

  function begin() {
    setTried(true);
    if (obstacle) onObstacle?.(obstacle);
    else ask({ text, prompt: prompt.trim() || null, wordLimit });
  }

  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <div>
        {above}
        {editor && thread && (
          <Segmented
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
        <AskPart
          thread={thread}
          remarks={remarks}
          waiting={waiting}
          error={error}
          obstacle={tried ? obstacle : null}
          changed={changed}
          characters={countCharacters(text)}
          words={countWords(text)}
          onAsk={begin}
          onCancel={cancel}
        />
        {thread && !waiting && (
          <RemarkList
            remarks={remarks}
            words={words}
            scope={scope}
            label={t('comments.label')}
            beside={reading}
            onDone={(remark, done) => workspace.getState().mark(subject, remark.id, done)}
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
