import { useDiscovery } from '@/shared/discovery/discovery-store';
import { useTranslation } from '@/i18n/use-translation';
import { Tabs } from './tabs';

/** The two tabs of the discovery store (spec section 2): the conversation and the quiz. */
export function SophieTabs({ panelId }: { panelId: string }) {
  const { t } = useTranslation('sophie');
  const tab = useDiscovery((state) => state.tab);
  const setTab = useDiscovery((state) => state.setTab);
  const tabs = [
    { value: 'chat', label: t('tabs.chat') },
    { value: 'quiz', label: t('tabs.quiz') },
  ] as const;
  return <Tabs label={t('tabs.label')} tabs={tabs} open={tab} onOpen={setTab} panelId={panelId} />;
}
