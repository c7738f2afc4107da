import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Answers } from '@/shared/answers/answers';
import type { QuestionStep } from '@/shared/answers/question-steps';
import { idsOf, useOptions } from '@/shared/answers/use-options';
import { deferred } from './deferred';
import { LandPainter } from './painter';
import { sceneOf, type Scene } from './scene';
import { StillLand } from './still-land';
import { useFirstTerm } from './use-first-term';
import { useLandCountries, useStrokes } from './use-strokes';

type Props = { step: QuestionStep; answers: Answers };

/** The country that was added or removed. */
function changedCountry(before: Answers, after: Answers): string | null {
  const [a, b] = [before.countryIds.map(String), after.countryIds.map(String)];
  return a.find((id) => !b.includes(id)) ?? b.find((id) => !a.includes(id)) ?? null;
}

function useScene({ step, answers }: Props): Scene | null {
  const strokes = useStrokes();
  const countries = useLandCountries();
  const first = useFirstTerm(answers);
  const { options } = useOptions('budget', answers, {
    enabled: step === 'budget',
    retryOnMount: false,
  });
  if (!strokes) return null;
  const titles = new Map(
    countries.flatMap(({ country_ids: ids, title }) =>
      idsOf(ids).map((id) => [String(id), title] as const),
    ),
  );
  const ranges = options.flatMap(({ change: { budget }, count }) =>
    budget ? { ...budget, count } : [],
  );
  return sceneOf(strokes, { step, answers, titles, ranges, first: first?.programs ?? null });
}

/** The programs as land: each answer raises and lowers their strokes. The canvas replaces the still land. */
export const LivingLand = deferred(function LivingLand(props: Props) {
  const { step, answers } = props;
  const scene = useScene(props);
  // The still land is needed only while the numbers of programs are unknown.
  const hasNoCounts = useLandCountries().length > 0 && !scene;
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<LandPainter | null>(null);
  const shown = useRef(answers);
  const [isDrawn, setDrawn] = useState(false);
  // Scenes are plain data: equal ones look the same.
  const key = scene && JSON.stringify(scene);
  const show = useEffectEvent(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!scene || !element || !context) return;
    painter.current ??= new LandPainter(element, context);
    painter.current.show(scene, changedCountry(shown.current, answers));
    shown.current = answers;
    setDrawn(true);
  });
  useEffect(() => {
    if (key !== null) show();
  }, [key]);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const size = new ResizeObserver(() => painter.current?.layOut());
    size.observe(element);
    const theme = new MutationObserver(() => painter.current?.paint());
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
    return () => {
      size.disconnect();
      theme.disconnect();
      painter.current?.stop();
    };
  }, []);
  return (
    <>
      {!isDrawn && (step !== 'budget' || hasNoCounts) && <StillLand step={step} />}
      <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full" />
    </>
  );
});
