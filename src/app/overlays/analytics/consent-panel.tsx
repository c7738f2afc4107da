import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { answerConsent, hasPrivacySignal, reopenConsent, useConsent } from './consent';
import type { Service } from './services';

/**
 * Pads the page so that it can be scrolled clear of the panel, and raises the mentorship popup above it by `--consent`.
 * On unmount, focus in the panel moves to the content.
 */
function useBottomPadding(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { documentElement: root, body } = document;
    const measure = () => {
      body.style.paddingBottom = `${element.offsetHeight}px`;
      root.style.setProperty('--consent', `${element.offsetHeight}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      body.style.paddingBottom = '';
      root.style.removeProperty('--consent');
      if (element.contains(document.activeElement)) {
        document.getElementById('content')?.focus({ preventScroll: true });
      }
    };
  }, [panel]);
}

function CollectedData({ services }: { services: readonly Service[] }) {
  const { t } = useTranslation('overlays');
  const nameOf = (wanted: Service['kind']) => services.find(({ kind }) => kind === wanted)?.name;
  const [heatmap, pixel, vitals] = [nameOf('heatmap'), nameOf('pixel'), nameOf('vitals')];
  const follows = heatmap !== undefined || pixel !== undefined;
  return (
    <details>
      <summary className="tap link list-none">{t('consent.more')}</summary>
      <ul className="ledger max-w-[51em] pb-2">
        {follows && <li className="py-2">{t('consent.collected.pages')}</li>}
        {heatmap && <li className="py-2">{t('consent.collected.moves', { service: heatmap })}</li>}
        {follows && (
          <li className="py-2">
            {t('consent.collected.who')}
            {pixel && ` ${t('consent.collected.hashed', { service: pixel })}`}
          </li>
        )}
        {vitals && <li className="py-2">{t('consent.collected.speed')}</li>}
        <li className="py-2">{t('consent.collected.end')}</li>
      </ul>
    </details>
  );
}

/** Yes and no have the same weight. `closed`: no choice, only a button that closes the banner. */
function ConsentButtons({ closed }: { closed: boolean }) {
  const { t } = useTranslation('overlays');
  if (closed) {
    return (
      <Button variant="second" onClick={() => reopenConsent(false)}>
        {t('consent.understood')}
      </Button>
    );
  }
  return (
    <div className="grid w-full grid-cols-2 gap-3 lg:w-84">
      <Button variant="second" wide onClick={() => answerConsent('adult')}>
        {t('consent.yes')}
      </Button>
      <Button variant="second" wide onClick={() => answerConsent('no')}>
        {t('consent.no')}
      </Button>
    </div>
  );
}

type Props = {
  services: readonly Service[];
  /** The person is known to be at school. */
  pupil: boolean;
};

/** The consent banner. It is not a dialog: the page works without an answer, and nothing is recorded until then. */
export function ConsentPanel({ services, pupil }: Props) {
  const { t } = useTranslation('overlays');
  const panel = useRef<HTMLElement>(null);
  const title = useId();
  const answer = useConsent((state) => state.answer);
  useBottomPadding(panel);
  const refusal = hasPrivacySignal() ? 'signal' : pupil && 'pupil';
  return (
    <section
      ref={panel}
      data-consent
      aria-labelledby={title}
      className="fixed inset-x-0 bottom-[calc(64px+var(--net)+env(safe-area-inset-bottom))] z-12 max-h-[calc(70*var(--dvh))] overflow-y-auto border-t border-ink bg-surface lg:bottom-(--net) print:hidden [:root:not(:has([data-tabs]))_&]:bottom-(--net)"
    >
      <div className="page grid items-start gap-x-16 gap-y-3 py-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:py-5">
        <div className="grid gap-1">
          <h2 id={title} className="text-17 font-600">
            {t('consent.title')}
          </h2>
          {refusal ? (
            <p className="max-w-[51em] py-1">{t(`consent.${refusal}`)}</p>
          ) : (
            <>
              <p className="max-w-[51em]">
                {services
                  .map(({ kind, name }) => t(`consent.${kind}`, { service: name }))
                  .join(' ')}{' '}
                {t('consent.age')} {t('consent.same')}{' '}
                {answer && t(answer === 'no' ? 'consent.nowNo' : 'consent.nowYes')}
              </p>
              <CollectedData services={services} />
            </>
          )}
        </div>
        <ConsentButtons closed={Boolean(refusal)} />
      </div>
    </section>
  );
}
