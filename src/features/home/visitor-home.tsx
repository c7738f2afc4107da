import { Suspense, useState } from 'react';
import { answerCount, type Answers } from '@/shared/answers/answers';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { QuestionScreen } from '@/shared/answers/question-screen';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { Button } from '@/ui/button';

// Loaded after the first question, so that the question waits for nothing else.
const VisitorSections = lazyPart(async () => (await import('./visitor-sections')).VisitorSections);
const ResumeBanner = lazyPart(async () => (await import('./resume-banner')).ResumeBanner);
const Terrace = lazyPart(
  async () => (await import('@/ui/terrace')).Terrace,
  () => null,
);

/** A visitor's home: the first question, with the answers so far above it and sections about Saola below. */
export function VisitorHome() {
  const { t } = useTranslation(['home', 'questions']);
  const answers = useAnswersStore((state) => state.answers);
  const answer = useAnswersStore((state) => state.answer);
  const reset = useAnswersStore((state) => state.reset);
  const [cleared, setCleared] = useState<Answers | null>(null);
  const returning = answerCount(answers) > 0;
  return (
    <>
      <section className="overflow-hidden border-b">
        <div className="page pt-6 md:pt-8">
          {returning && (
            <Suspense fallback={<div data-loading className="h-24" />}>
              <ResumeBanner
                onStartOver={() => {
                  setCleared(answers);
                  reset();
                }}
              />
            </Suspense>
          )}
          {!returning && cleared && (
            <p role="status" className="flex flex-wrap items-center gap-x-4 border-y py-2">
              {t('questions:list.startedOver')}
              <Button variant="quiet" onClick={() => answer(cleared)}>
                {t('questions:list.undo')}
              </Button>
            </p>
          )}
          <div className="pt-1 md:pt-6">
            <QuestionScreen step="grade" answers={answers} change={answer} lead={t('lead')} />
          </div>
        </div>
        <div className="mt-2 h-28 md:h-38">
          <Suspense>
            <Terrace className="h-full" />
          </Suspense>
        </div>
      </section>
      {/* As tall as the sections, so that the footer does not jump. */}
      <Suspense fallback={<div className="h-[1600px]" />}>
        <VisitorSections />
      </Suspense>
    </>
  );
}
