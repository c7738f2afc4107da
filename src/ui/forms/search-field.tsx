import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cleanSearch, SEARCH_LIMIT } from '@/lib/search-text';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { TextField } from './text-field';

/** Pause in typing after which a search is asked, in milliseconds. */
const PAUSE_MS = 300;

type Props = {
  /** What is searched; it stands in the empty field too, unless there is a hint: then above it. */
  label: string;
  hint?: string;
  clearLabel: string;
  /** The search that stands, cleaned (`cleanSearch`). */
  value: string;
  /** Told with each letter, of a list that is here and can follow at once. */
  onType?: (text: string) => void;
  /** Told the cleaned search once typing pauses, at Enter, and when the field is left. */
  onSearch: (q: string) => void;
  className?: string | undefined;
};

/**
 * Search in a list. What is typed stays as typed; a search that comes from elsewhere (Back, a filter
 * taken away) replaces it.
 */
export function SearchField({
  label,
  hint,
  clearLabel,
  value,
  onType,
  onSearch,
  className,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
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
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function send(next: string) {
    window.clearTimeout(timer.current);
    const q = cleanSearch(next);
    if (q === sent) return;
    setSent(q);
    onSearch(q);
  }

  function put(next: string) {
    setText(next);
    onType?.(next);
  }

  return (
    <div role="search" className={className}>
      <TextField
        ref={input}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        label={label}
        hint={hint}
        labelHidden={hint === undefined}
        placeholder={hint === undefined ? label : undefined}
        maxLength={SEARCH_LIMIT}
        value={text}
        onChange={({ target }) => {
          const next = target.value;
          put(next);
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => send(next), PAUSE_MS);
        }}
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
                put('');
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
