import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cleanSearch, SEARCH_LIMIT } from '@/lib/search-text';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { TextField } from './text-field';

/** Pause in typing that starts a search, in milliseconds. */
const PAUSE_MS = 300;

type Props = {
  /** The placeholder too. */
  label: string;
  clearLabel: string;
  /** The current search, cleaned (`cleanSearch`). */
  value: string;
  /** Called for each letter, for a list that can be filtered at once. */
  onType?: (text: string) => void;
  /** Called with the cleaned search when typing pauses, on Enter and on blur. */
  onSearch: (q: string) => void;
  className?: string | undefined;
};

/** Search in a list. Typed text stays as typed; a search from elsewhere (Back, a removed filter) replaces it. */
export function SearchField({ label, clearLabel, value, onType, onSearch, className }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }

  function send(next: string) {
    const q = cleanSearch(next);
    if (q === sent) return;
    setSent(q);
    onSearch(q);
  }

  function type(next: string) {
    setText(next);
    onType?.(next);
  }

  const sendTyped = useEffectEvent(() => send(text));
  useEffect(() => {
    if (cleanSearch(text) === sent) return;
    const timer = window.setTimeout(() => sendTyped(), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text, sent]);

  return (
    <div role="search" className={className}>
      <TextField
        ref={input}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        label={label}
        labelHidden
        placeholder={label}
        maxLength={SEARCH_LIMIT}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={() => send(text)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(text);
        }}
        start={<Icon of={Search} />}
        end={
          text !== '' && (
            <IconButton
              icon={X}
              size={18}
              aria-label={clearLabel}
              onClick={() => {
                type('');
                send('');
                input.current?.focus();
              }}
            />
          )
        }
      />
    </div>
  );
}
