import { useTranslation } from '@/i18n/use-translation';
import { Points } from './points';

/** What an account adds, for someone who has made nothing on this device yet. */
export function Gain() {
  const { t } = useTranslation('account');
  const points = (['final', 'keep', 'free'] as const).map((key) => ({
    title: t(`gain.${key}`),
    text: t(`gain.${key}Text`),
  }));
  return <Points title={t('gain.title')} points={points} />;
}
