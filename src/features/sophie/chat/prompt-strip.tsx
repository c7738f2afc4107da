import { ArrowRight } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { Icon } from '@/ui/icon';
import { promptsFor, type Prompt, type StudentFacts } from './prompts';

type Props = {
  facts: StudentFacts;
  onAsk: (question: string) => void;
  /** One below the other, for an empty conversation. */
  stacked?: boolean;
};

/** Four ready-made questions. They scroll sideways on narrow screens. */
export function PromptStrip({ facts, onAsk, stacked = false }: Props) {
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
      className={
        stacked
          ? 'ruled ledger'
          : '-mx-(--gutter) flex snap-x strip scroll-px-(--gutter) px-(--gutter) pb-1 @min-[52rem]:grid @min-[52rem]:grid-cols-4'
      }
    >
      {promptsFor(facts).map((prompt) => (
        <li
          key={prompt.key}
          className={
            stacked
              ? 'flex text-17'
              : 'flex snap-start not-first:border-l not-first:pl-4 not-last:pr-4 @max-[52rem]:w-[min(15rem,68%)] @max-[52rem]:flex-none'
          }
        >
          <button
            type="button"
            onClick={() => onAsk(textOf(prompt))}
            className="moves flex min-h-14 w-full items-center justify-between gap-3 rounded py-2 text-left -outline-offset-2 enabled-hover:text-brand"
          >
            <span className="wrap-anywhere">{textOf(prompt)}</span>
            <Icon of={ArrowRight} className="text-brand" />
          </button>
        </li>
      ))}
    </ul>
  );
}
