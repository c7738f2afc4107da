import { useCallback } from 'react';
import type { Citation } from '@/api/sophie/contract';
import { ProgramActionsContext } from '@/shared/program/program-actions';
import { SaveButton, SaveToggle } from '@/shared/saved/save-toggle';
import { SavedProvider } from '@/shared/saved/saved-provider';
import { SophieChat } from '@/features/sophie/chat/sophie-chat';
import { SourceCard } from './source-card';
import { useStudentContext } from './use-student-context';

const actions = { Toggle: SaveToggle, Button: SaveButton };

type Props = {
  /** A link was followed: an overlay can close. */
  onLeave?: () => void;
  /** The field takes the focus when it opens. */
  focused?: boolean;
};

/** The conversation, for its page and for the chat overlay. Needs the messages `sophie`, `results` and `saved`. */
export function SophiePanel({ onLeave, focused = false }: Props) {
  const context = useStudentContext();
  const renderSource = useCallback(
    ({ program }: Citation) => <SourceCard program={program} onLeave={onLeave} />,
    [onLeave],
  );
  return (
    <SavedProvider>
      <ProgramActionsContext value={actions}>
        <SophieChat
          context={context}
          renderSource={renderSource}
          focused={focused}
          {...(onLeave && { onLeave })}
        />
      </ProgramActionsContext>
    </SavedProvider>
  );
}
