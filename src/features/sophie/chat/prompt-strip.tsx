import { useTranslation } from '@/i18n/use-translation';
import { promptsFor, type Prompt, type StudentFacts } from './prompts';

type Props = {
  facts: StudentFacts;
  onAsk: (question: string) => void;
};

/** Ready-made questions in one row, which scrolls sideways on narrow screens. */
export function PromptStrip({ facts, onAsk }: Props) {
  const { t } = useTranslation('sophie');
  const textOf = (prompt: Prompt) => {
    switch (prompt.key) {
      case 'compare':
        return t('prompts.compare', { one: prompt.one, two: prompt.two });
      case 'country':
        return t('prompts.country', { country: prompt.country });
      default:
        return t(`prompts.${prompt.key}`);
    }
  };
  return (
    <ul
      aria-label={t('prompts.label')}
      className="-mx-(--gutter) flex snap-x strip scroll-px-(--gutter) gap-2 px-(--gutter)"
    >
      {promptsFor(facts).map((prompt) => (
        <li key={prompt.key} className="flex flex-none snap-start">
          <button
            type="button"
            onClick={() => onAsk(textOf(prompt))}
            className="moves min-h-11 rounded border bg-surface px-3.5 py-2 text-left font-500 whitespace-nowrap -outline-offset-2 enabled-hover:text-brand"
          >
            {textOf(prompt)}
          </button>
        </li>
      ))}
    </ul>
  );
}
