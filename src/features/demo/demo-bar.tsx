import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { SelfRemovingButton } from '@/shared/states/self-removing-button';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useDemo } from './store';

/** The sticky bar: the last change, undo, reset, and the link to the visitor's own list. */
export function DemoBar({ start }: { start: ReactNode }) {
  const { t } = useTranslation('demo');
  const previous = useDemo((state) => state.previous);
  const lastAction = useDemo((state) => state.lastAction);
  const actions = useDemo((state) => state.actions);
  const undo = useDemo((state) => state.undo);
  const reset = useDemo((state) => state.reset);
  return (
    <div
      role="group"
      aria-label={t('bar.label')}
      className="sticky top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-1 border-y bg-ground py-2 before:absolute before:inset-x-[calc(-1*var(--gutter))] before:inset-y-0 before:-z-10 before:bg-ground"
    >
      <p className="min-w-48 flex-1">
        <span className="block font-600 max-md:text-13">{t('bar.text')}</span>
        <span role="status" className="block text-13 text-muted">
          {/* A new element for each action: the same words are announced again. */}
          <span key={actions}>{lastAction && t(`lastAction.${lastAction}`)}</span>
        </span>
      </p>
      <div className="flex flex-wrap gap-1 max-md:basis-full">
        <div className="flex flex-wrap gap-1 max-md:-ml-2.5">
          {previous && (
            <SelfRemovingButton variant="quiet" onClick={undo}>
              <Icon of={Undo2} />
              {t('bar.undo')}
            </SelfRemovingButton>
          )}
          <Button variant="quiet" onClick={reset}>
            <Icon of={RotateCcw} />
            {t('bar.reset')}
          </Button>
        </div>
        {start}
      </div>
    </div>
  );
}
