import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { TextField } from '@/ui/text-field';
import { SEARCH_LIMIT } from './plan-params';

/** Pause in typing after which the search is written into the URL. */
const PAUSE_MS = 300;

type Props = {
  /** The search that stands in the URL. */
  value: string;
  /** Told with each letter: the list is here, so it can follow at once. */
  onType: (text: string) => void;
  /** Told once typing pauses and when the field is left. */
  onSettle: (text: string) => void;
  className?: string;
};

/** Search in the plan. What is typed stays as typed; a search that comes from elsewhere replaces it. */
export function PlanSearch({ value, onType, onSettle, className }: Props) {
  const { t } = useTranslation('checklist');
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // What the URL has is what was typed, tidied: then the field stays.
    if (value !== text.replace(/\s+/g, ' ').trim()) setText(value);
  }
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function type(next: string) {
    setText(next);
    onType(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onSettle(next), PAUSE_MS);
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
        onBlur={() => {
          window.clearTimeout(timer.current);
          if (text.replace(/\s+/g, ' ').trim() !== value) onSettle(text);
        }}
        start={<Icon of={Search} size={18} className="text-muted" />}
        end={
          text !== '' && (
            <IconButton
              icon={X}
              size={18}
              aria-label={t('tools.clearFind')}
              onClick={() => {
                type('');
                input.current?.focus();
              }}
            />
          )
        }
      />
    </div>
  );
}
