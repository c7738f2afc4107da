import ArrowRight from 'lucide-react/icons/arrow-right';
import { Icon } from '@/ui/icon';

/** A change that makes an empty list show something again; `count` says how much, in words. */
type Suggestion = {
  key: string;
  label: string;
  count: string;
  /** The same as a large figure: `+14`. */
  figure?: string;
  apply: () => void;
};

/** Changes that fill an empty list again, one press each. */
export function SuggestionList({ suggestions }: { suggestions: readonly Suggestion[] }) {
  return (
    <ul className="mt-4 border-t text-ink">
      {suggestions.map(({ key, label, count, figure, apply }) => (
        <li key={key} className="border-b">
          <button
            type="button"
            onClick={apply}
            className="moves flex min-h-14 w-full items-center gap-4 py-3 text-left enabled-hover:text-brand"
          >
            <span className="flex-1 font-600 wrap-anywhere">{label}</span>{' '}
            {figure === undefined ? (
              <>
                <span className="num text-muted">{count}</span>
                <Icon of={ArrowRight} className="text-brand" />
              </>
            ) : (
              <>
                <span className="sr-only">{count}</span>
                <span aria-hidden className="fig num text-24 text-brand">
                  {figure}
                </span>
              </>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
