import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { Icon } from '@/ui/icon';

export function BackToEssays() {
  const { t } = useTranslation('essays');
  return (
    <LocalLink to="essays" className="tap font-600 text-ink no-underline hover:text-brand">
      <Icon of={ArrowLeft} />
      {t('editor.back')}
    </LocalLink>
  );
}
