import { useTranslation } from '@/i18n/use-translation';
import type { RemarkWords } from '@/shared/remarks/remark-card';

const KINDS = [
  'length',
  'sentence',
  'paragraph',
  'opening',
  'filler',
  'general',
  'passive',
  'concrete',
] as const;

/** The words around remarks on /ai-essay. */
export function useRemarkLabels(): RemarkWords {
  const { t } = useTranslation('feedback');
  return {
    kind: (kind) => {
      const known = KINDS.find((one) => one === kind);
      return known ? t(`kind.${known}`) : null;
    },
    go: t('comment.go'),
    tryThis: t('comment.try'),
    done: t('comment.done'),
    reopen: t('comment.reopen'),
    stale: t('comment.stale'),
    whole: t('comment.whole'),
  };
}
