import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/icon-button';
import { Icon } from '@/ui/icon';
import { TextField } from '@/ui/text-field';
import { cleanSearch, SEARCH_LIMIT } from './list-params';

/** Pause in typing after which a search is asked. */
const PAUSE_MS = 300;

type Props = {
  /** The search that stands, cleaned. */
  value: string;
  /** Told once typing pauses, at Enter, and when the field is left. */
  onSearch: (q: string) => void;
  className?: string;
};

/**
 * Search in the list. What is typed stays as typed; a search that comes from elsewhere (Back, a filter
 * taken away) replaces it.
 */
export function SearchField({ value, onSearch, className }: Props) {
  const { t } = useTranslation('results');
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

  function type(next: string) {
    setText(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => send(next), PAUSE_MS);
  }

  return (
    <div role="search" className={className}>
      <TextField
        ref={input}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        label={t('tools.find')}
        labelHidden
        placeholder={t('tools.find')}
        maxLength={SEARCH_LIMIT}
        value={text}
        onChange={(event) => type(event.target.value)}
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
              aria-label={t('tools.clearSearch')}
              onClick={() => {
                setText('');
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
