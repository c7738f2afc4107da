import type { KeyboardEvent } from 'react';
import { DISCOVERY_TABS, useDiscovery } from '@/shared/discovery/discovery-store';
import { useTranslation } from '@/i18n/use-translation';
import { tabOfKey } from '@/ui/data/tab-keys';

/**
 * The two tabs of the discovery store (spec section 2): the conversation and the quiz. Arrow keys, Home and End switch
 * them. The ids of the tabs begin with that of their panel.
 */
export function SophieTabs({ panelId }: { panelId: string }) {
  const { t } = useTranslation('sophie');
  const open = useDiscovery((state) => state.tab);
  const setTab = useDiscovery((state) => state.setTab);

  function onKeyDown(event: KeyboardEvent) {
    const tab = tabOfKey(event.key, DISCOVERY_TABS, open);
    if (tab === undefined) return;
    event.preventDefault();
    setTab(tab);
    document.getElementById(`${panelId}-${tab}`)?.focus();
  }

  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={t('tabs.label')}
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-x-7"
    >
      {DISCOVERY_TABS.map((tab) => (
        <button
          key={tab}
          id={`${panelId}-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === open}
          aria-controls={tab === open ? panelId : undefined}
          tabIndex={tab === open ? 0 : -1}
          onClick={() => setTab(tab)}
          className="moves min-h-12 text-muted -outline-offset-2 enabled-hover:text-ink aria-selected:font-600 aria-selected:text-ink aria-selected:shadow-[inset_0_-2px_0_var(--color-brand)]"
        >
          {t(`tabs.${tab}`)}
        </button>
      ))}
    </div>
  );
}
