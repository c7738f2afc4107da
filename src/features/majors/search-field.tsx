import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/icon-button';
import { Icon } from '@/ui/icon';
import { TextField } from '@/ui/text-field';
import { SEARCH_LIMIT } from '@/lib/search-text';
import type { useSearchText } from './use-search-text';

type Props = { search: ReturnType<typeof useSearchText>; className?: string };

/** The search over all majors; it filters as one types. */
export function SearchField({ search: { text, type, send }, className }: Props) {
  const { t } = useTranslation('majors');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div role="search" className={className}>
      <TextField
        ref={input}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        label={t('search.label')}
        hint={t('search.hint')}
        maxLength={SEARCH_LIMIT}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={() => send()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send();
        }}
        start={<Icon of={Search} />}
        end={
          text !== '' && (
            <IconButton
              icon={X}
              size={18}
              aria-label={t('search.clear')}
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
