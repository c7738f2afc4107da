import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { answerConsent, hasPrivacySignal, reopenConsent, useConsent } from './consent';
import type { Service } from './services';

/**
 * What the panel covers at the foot of the page can be scrolled out from under it. Where it goes with the focus
 * inside, that goes to the page.
 */
function useRoomBelow(panel: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { documentElement: root, body } = document;
    const measure = () => {
      body.style.paddingBottom = `${element.offsetHeight}px`;
      root.style.scrollPaddingBottom = `${element.offsetHeight + 80}px`;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      body.style.paddingBottom = '';
      root.style.scrollPaddingBottom = '';
      if (element.contains(document.activeElement)) {
        document.getElementById('content')?.focus({ preventScroll: true });
      }
    };
  }, [panel]);
}

function Collected({ services }: { services: readonly Service[] }) {
  const { t } = useTranslation('overlays');
  const heatmap = services.find(({ kind }) => kind === 'heatmap')?.name;
  const pixel = services.find(({ kind }) => kind === 'pixel')?.name;
  return (
    <details>
      <summary className="tap link list-none">{t('consent.more')}</summary>
      <ul className="ledger max-w-[68ch] pb-2">
        <li className="py-2">{t('consent.collected.pages')}</li>
        {heatmap && <li className="py-2">{t('consent.collected.moves', { service: heatmap })}</li>}
        <li className="py-2">
          {t('consent.collected.who')}
          {pixel && ` ${t('consent.collected.hashed', { service: pixel })}`}
        </li>
        <li className="py-2">{t('consent.collected.end')}</li>
      </ul>
    </details>
  );
}

/** Two buttons that weigh the same; after a signal of the browser there is nothing to choose. */
function Answers() {
  const { t } = useTranslation('overlays');
  if (hasPrivacySignal()) {
    return (
      <Button variant="second" onClick={() => reopenConsent(false)}>
        {t('consent.understood')}
      </Button>
    );
  }
  return (
    <div className="grid w-full grid-cols-2 gap-3 lg:w-72">
      <Button variant="second" wide onClick={() => answerConsent('yes')}>
        {t('consent.yes')}
      </Button>
      <Button variant="second" wide onClick={() => answerConsent('no')}>
        {t('consent.no')}
      </Button>
    </div>
  );
}

/**
 * The question of consent, at the foot of the screen and over the tab bar: asked once, plainly, with a yes
 * and a no of the same weight. It is no dialog: the page goes on without an answer, and nothing is recorded.
 */
export function ConsentPanel({ services }: { services: readonly Service[] }) {
  const { t } = useTranslation('overlays');
  const panel = useRef<HTMLElement>(null);
  const title = useId();
  const answer = useConsent((state) => state.answer);
  useRoomBelow(panel);
  return (
    <section
      ref={panel}
      aria-labelledby={title}
      className="fixed inset-x-0 bottom-[calc(4rem+var(--net)+env(safe-area-inset-bottom))] z-12 max-h-[70dvh] overflow-y-auto border-t border-ink bg-surface lg:bottom-(--net) print:hidden [:root:not(:has(footer))_&]:bottom-(--net)"
    >
      <div className="page grid items-start gap-x-16 gap-y-3 py-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:py-5">
        <div className="grid gap-1">
          <h2 id={title} className="text-17 font-600">
            {t('consent.title')}
          </h2>
          {hasPrivacySignal() ? (
            <p className="max-w-[68ch] py-1">{t('consent.signal')}</p>
          ) : (
            <>
              <p className="max-w-[68ch]">
                {services
                  .map(({ kind, name }) => t(`consent.${kind}`, { service: name }))
                  .join(' ')}{' '}
                {t('consent.same')}{' '}
                {answer && t(answer === 'yes' ? 'consent.nowYes' : 'consent.nowNo')}
              </p>
              <Collected services={services} />
            </>
          )}
        </div>
        <Answers />
      </div>
    </section>
  );
}
