import { useTranslation } from '@/i18n/use-translation';
import { Points } from './points';

/** What a new student comes to after the phone's code. */
export function WhatComesNext() {
  const { t } = useTranslation('account');
  const points = (['questions', 'list', 'plan'] as const).map((key) => ({
    title: t(`next.${key}`),
    text: t(`next.${key}Text`),
  }));
  return <Points title={t('next.title')} points={points} />;
}
