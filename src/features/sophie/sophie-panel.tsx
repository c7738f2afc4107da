import { useCallback } from 'react';
import type { Citation } from '@/api/sophie/contract';
import { ProgramActionsContext } from '@/shared/program/program-actions';
import { SaveButton, SaveToggle } from '@/shared/saved/save-toggle';
import { SavedProvider } from '@/shared/saved/saved-provider';
import { SophieChat } from '@/features/sophie/chat/sophie-chat';
import { SourceCard } from './source-card';
import { useSight } from './use-sight';

const actions = { Toggle: SaveToggle, Button: SaveButton };

type Props = {
  /** A link is followed: what stands over the page can close. */
  onLeave?: () => void;
  /** The field takes the focus when it opens. */
  focused?: boolean;
};

/**
 * The conversation with everything it needs, for the page and for what opens over any page. Needs the message files
 * `sophie`, `results` and `saved`.
 */
export function SophiePanel({ onLeave, focused = false }: Props) {
  const sight = useSight();
  const renderSource = useCallback(
    ({ program }: Citation) => <SourceCard program={program} onLeave={onLeave} />,
    [onLeave],
  );
  return (
    <SavedProvider>
      <ProgramActionsContext value={actions}>
        <SophieChat
          sight={sight}
          renderSource={renderSource}
          focused={focused}
          {...(onLeave && { onLeave })}
        />
      </ProgramActionsContext>
    </SavedProvider>
  );
}
