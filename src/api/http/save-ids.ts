import type { QueryClient } from '@tanstack/react-query';
import type { InlineError } from './client';
import { statusOf } from './errors';
import type { Id } from './schemas';

/** Whether the caller shows a failure itself (R15). */
type SaveOptions = { inlineError: boolean };

/**
 * Saves ids in the account one after the other, outside the cache; one that no longer exists is skipped. Saving twice
 * changes nothing (R27). Throws the error of a failed call.
 */
type SaveIds = (ids: readonly Id[], language: string, options: SaveOptions) => Promise<void>;

/** `save` makes the call for one id. */
export function saveIds(
  save: (id: Id, options: { language: string; inlineError: InlineError }) => Promise<unknown>,
): SaveIds {
  return async (ids, language, { inlineError }) => {
    for (const id of ids) {
      try {
        const isInline: InlineError = ({ status }) => inlineError || status === 404;
        await save(id, { language, inlineError: isInline });
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
      }
    }
  };
}

/** A mutation that saves ids of this device and refetches the list. A failure has a toast. */
export function saveLocalMutation(listKey: readonly string[], save: SaveIds) {
  return (client: QueryClient, language: string, onSaved: (ids: readonly Id[]) => void) => ({
    mutationFn: (ids: readonly Id[]) => save(ids, language, { inlineError: false }),
    onSuccess: (_done: void, ids: readonly Id[]) => onSaved(ids),
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  });
}
