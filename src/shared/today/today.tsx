import { useMemo, useRef, type ReactNode } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import type { Essay } from '@/api/essay/contract';
import { formatList } from '@/i18n/format-names';
import { formatShortDay, formatYearMonth, localDay } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { useNow } from '@/shared/hooks/use-now';
import { RetryLine } from '@/shared/states/retry-line';
import type { UsePlanSteps } from '@/shared/steps/use-plan-steps';
import { useDoneToday } from './done-today';
import type { NextStep } from './next-steps';
import { TodayDone } from './today-done';
import { todayItems } from './today-items';
import { TodayLater } from './today-later';
import { TodayStep, TodayStepSkeleton } from './today-step';
import { trailFrame, type TrailStop } from './trail-frame';
import { TrailPicture } from './trail-picture';
import { UnsentSteps } from './unsent-steps';

/** The stops that the picture's sentence names. */
const NAMED = 5;

/** The months from today to one of `YYYY-MM`, at least 0. */
function monthsUntil(month: string, now: Date): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Math.max(0, (year - now.getFullYear()) * 12 + number - 1 - now.getMonth());
}

function usePictureLabel(stops: readonly TrailStop[]): string {
  const { t } = useTranslation('today');
  const locale = useLocale();
  const named = stops.filter(({ kind }) => kind !== 'past').slice(0, NAMED);
  if (named.length === 0) return t('picture');
  const places = named.map(({ name, day }) => `${name} ${formatShortDay(locale, day)}`);
  return `${t('picture')} ${t('picturePlaces', { places: formatList(locale, places) })}`;
}

const NONE: readonly never[] = [];
/** Milliseconds between the stones of two cairns. */
const APART_MS = 60;

/** The steps that were done on this page, and how they are done and undone. */
function useDone(change: UsePlanSteps['change']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = useDoneToday((state) => state.steps);
  // The pressed button is gone by then.
  const moveOn = () => requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
  return {
    heading,
    steps,
    finish: ({ served }: NextStep) => {
      for (const { step } of served) change(step, { state: 'done' });
      useDoneToday.setState({ steps: served.map(({ step }) => step) });
      moveOn();
    },
    undo: () => {
      for (const step of steps ?? []) change(step, { state: 'open' });
      useDoneToday.setState({ steps: null });
      moveOn();
    },
    goOn: () => {
      useDoneToday.setState({ steps: null });
      moveOn();
    },
  };
}

function withFalls(stops: readonly TrailStop[], done: readonly { programId: string }[] | null) {
  if (!done) return stops;
  return stops.map((stop): TrailStop => {
    const at = done.findIndex(({ programId }) => programId === stop.key);
    return at < 0 ? stop : { ...stop, fall: at * APART_MS };
  });
}

type Props = {
  /** `undefined` while they load; the picture is already shown. */
  bookmarks: readonly Bookmark[] | undefined;
  steps: UsePlanSteps;
  essays: readonly Essay[] | undefined;
  /** The head of the page, with a line for how far away the start is. */
  header: (lead: string) => ReactNode;
};

/** What to do today: the way from now to the first day at a university, one step, and at most three quiet lines. */
export function Today({ bookmarks, steps, essays, header }: Props) {
  const { t } = useTranslation('today');
  const locale = useLocale();
  const now = useNow();
  const { stepsOf } = steps;
  const { step, later, essay, stops, starts } = useMemo(
    () => todayItems(bookmarks ?? NONE, stepsOf, essays ?? NONE, now),
    [bookmarks, stepsOf, essays, now],
  );
  const done = useDone(steps.change);
  const shown = useMemo(() => withFalls(stops, done.steps), [stops, done.steps]);
  const today = localDay(now);
  const frame = useMemo(() => trailFrame(today, starts), [today, starts]);
  const label = usePictureLabel(stops);
  const lead = () => {
    if (!bookmarks) return '';
    if (starts === null) {
      return bookmarks.length > 0 ? t('saved', { count: bookmarks.length }) : t('empty');
    }
    const months = monthsUntil(starts, now);
    return months === 0 ? t('soon') : t('until', { count: months });
  };
  const ready = bookmarks !== undefined && !steps.loading;
  const doNow = () => {
    if (steps.failed) {
      const { error, retry } = steps;
      const line = 'border-t border-ink pt-5';
      return <RetryLine text={t('stepsFailed')} error={error} retry={retry} className={line} />;
    }
    if (!ready) return <TodayStepSkeleton />;
    if (done.steps) {
      const { steps: stones, heading, undo, goOn } = done;
      return <TodayDone stones={stones.length} heading={heading} onUndo={undo} onMore={goOn} />;
    }
    const { heading, finish } = done;
    const isSaved = bookmarks.length > 0;
    return (
      <TodayStep next={step} saved={isSaved} essays={essays} heading={heading} onDone={finish} />
    );
  };
  return (
    <div className="page grid content-start gap-x-18 pb-4 max-lg:min-h-[calc(100*var(--dvh))] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_auto_1fr] lg:pb-12">
      <div className="pt-3.5 md:pt-7.5 lg:pb-10">{header(lead())}</div>
      <TrailPicture
        frame={frame}
        stops={shown}
        today={today}
        goal={starts && t('goal', { month: formatYearMonth(locale, starts) })}
        label={label}
        className="-mx-(--gutter) h-[clamp(300px,44svh,380px)] md:h-[460px] lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mx-0 lg:mt-4 lg:h-[clamp(640px,100svh-176px,860px)]"
      />
      <div className="mt-2 max-lg:min-h-49 lg:mt-0">
        {doNow()}
        {ready && <UnsentSteps waiting={steps.waiting} refused={steps.refused} />}
      </div>
      {/* Next to the picture they end where it ends, on the first screen. A minimum height above would push them below it. */}
      <div className="mt-6 lg:mt-8 lg:self-end">
        {ready && <TodayLater later={later} essay={essay} />}
      </div>
    </div>
  );
}
