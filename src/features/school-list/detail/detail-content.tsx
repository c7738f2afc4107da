import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode, RefObject } from 'react';
import type { Criterion, Program } from '@/api/program/contract';
import type { School, SchoolProgram } from '@/api/school/contract';
import { describeFailure } from '@/api/http/errors';
import { sameId } from '@/api/http/schemas';
import { failureCause } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import { useViewTitle } from '@/shared/hooks/use-view-title';
import { keepCompounds } from '@/lib/line-breaks';
import { Button } from '@/ui/button';
import { DetailLayout, DetailSkeleton } from '@/ui/overlays/detail-layout';
import { Facts } from '@/ui/data/facts';
import { Icon } from '@/ui/icon';
import { DetailsSummary } from '@/ui/details-summary';
import { CompareButton } from './compare-button';
import { DetailSide, SchoolSide } from './detail-side';
import { IntakeDates } from './intake-dates';
import { PlaceHead } from './place-head';
import { SchoolFacts } from './school-facts';
import { YearCostSection } from './year-cost-section';
import type { ProgramDetailId } from './use-program-detail-param';
import { SaveButton } from '@/shared/saved/save-toggle';
import { criterionKey, isToCheck } from '@/shared/program/criteria';
import { CriteriaSection } from '@/shared/program/criteria-section';
import { SchoolPrograms } from './school-programs';
import { useDetailProgram, type DetailProgram } from './use-detail-program';
import type { DetailList } from '@/features/school-list/list/use-results';
import { missingKeys, useSkippedAnswers } from '@/features/school-list/list/asked-answers';
import { AskChip } from '@/features/school-list/list/program-fit';
import { useAnswerPrompt } from '@/features/school-list/list/use-answer-prompt';
import { useListAnswers } from '@/features/school-list/use-list-answers';
import { useNow } from '@/shared/hooks/use-now';
import { RetryLine } from '@/shared/states/retry-line';
import { SourceMark } from '@/shared/program/tuition-figure';
import { programWithSchool, useProgramFormat } from '@/shared/program/use-program-format';

function AboutSchool({ school, program }: { school: School; program: Program }) {
  const { t } = useTranslation('results');
  const others = school.programs.filter(({ id }) => !sameId(id, program.id));
  return (
    <>
      {school.about && (
        <>
          <h3 className="mt-8 mb-1 text-20">{t('detail.about')}</h3>
          <p className="max-w-[45em] wrap-anywhere text-muted">{school.about}</p>
        </>
      )}
      {others.length > 0 && (
        <details className="mt-6">
          <DetailsSummary>{t('detail.others')}</DetailsSummary>
          <SchoolPrograms programs={others} />
        </details>
      )}
    </>
  );
}

type ProgramProps = Pick<DetailProgram, 'school' | 'error' | 'retry'> & {
  program: SchoolProgram;
  results: DetailList;
  titleRef: RefObject<HTMLHeadingElement | null>;
};

function ProgramBody({
  program,
  school,
  results: { answers, programs, turning },
  titleRef,
  error,
  retry,
}: ProgramProps) {
  const { t } = useTranslation('results');
  const now = useNow();
  const { change } = useListAnswers();
  const { sheet, status, ask } = useAnswerPrompt(programs, { answers, change, turning }, titleRef);
  const notYet = useSkippedAnswers(({ keys }) => keys);
  const { summary, criteria } = program;
  const missing = missingKeys(criteria ?? [], answers, notYet);
  const noAnswer = (criterion: Criterion) => {
    const asked = missing.find((key) => key === criterionKey(criterion));
    if (asked) return <AskChip asked={asked} onAsk={ask} className="-my-2.5" />;
    return t(isToCheck(criterion) ? 'detail.forYou' : 'detail.notTold');
  };
  const loading = school === null && !error;
  return (
    <>
      <p className="text-17 wrap-anywhere">{program.school.name}</p>
      <SchoolFacts summary={program.school} {...{ program, school, loading }} />
      <YearCostSection {...{ program, school, answers, loading }} />
      {school === null && !loading && (
        <RetryLine className="pt-4" text={t('detail.costsFailed')} error={error} retry={retry} />
      )}
      {summary && <p className="mt-8 max-w-[45em] wrap-anywhere">{keepCompounds(summary)}</p>}
      <IntakeDates program={program} now={now} gradeKnown={answers.classGradeId !== null} />
      <CriteriaSection
        messages="results"
        criteria={criteria ?? []}
        mark={program.source === 'illustrative' && <SourceMark of={t('columns.fit')} />}
        noAnswer={noAnswer}
      />
      <p role="status" className="sr-only">
        {status}
      </p>
      {sheet}
      {school && <AboutSchool school={school} program={program} />}
    </>
  );
}

type StateProps = Pick<DetailProgram, 'school' | 'error' | 'retry'> & {
  close: () => void;
};

function MissingBody({ school, close }: StateProps) {
  const { t } = useTranslation('results');
  const programs = school?.programs ?? [];
  return (
    <>
      <p className="mt-2 max-w-[45em] text-muted">
        {programs.length > 0 ? t('detail.noProgramText') : t('detail.notFoundText')}
      </p>
      {programs.length > 0 && <SchoolPrograms programs={programs} />}
      <Button className="mt-6" onClick={close}>
        {t('detail.back')}
      </Button>
    </>
  );
}

function FailedBody({ error, retry, close }: StateProps) {
  const { t } = useTranslation('results');
  const { t: tCommon } = useTranslation();
  return (
    <>
      <p className="mt-2 max-w-[45em] text-muted">
        {failureCause(tCommon, describeFailure(error))} {t('detail.failedText')}
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button onClick={retry}>
          <Icon of={RotateCw} />
          {tCommon('action.tryAgain')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('detail.back')}
        </Button>
      </div>
    </>
  );
}

function SchoolBody({ school }: { school: School }) {
  const { t } = useTranslation('results');
  return (
    <>
      <SchoolFacts summary={school} program={null} school={school} />
      {school.about && <p className="mt-6 max-w-[45em] text-17 wrap-anywhere">{school.about}</p>}
      <h3 className="mt-8 text-20">{t('detail.programs')}</h3>
      <SchoolPrograms programs={school.programs} />
    </>
  );
}

type Props = {
  detail: ProgramDetailId;
  results: DetailList;
  titleRef: RefObject<HTMLHeadingElement | null>;
  close: () => void;
};

/** A program or its school, or why there is neither. */
export function DetailContent({ detail, results, titleRef, close }: Props) {
  const { t } = useTranslation('results');
  const { place, type } = useProgramFormat();
  const { program, school, state, ...failure } = useDetailProgram(detail, results);
  const subject = program ?? (state === 'school' && school ? { school } : null);
  useViewTitle(program ? programWithSchool(program) : subject?.school.name);
  const titles = {
    loading: t('detail.loading'),
    program: program ? keepCompounds(program.title) : undefined,
    school: school?.name,
    missing: t('detail.notFoundTitle'),
    failed: t('detail.failedTitle'),
  };
  const body = (): ReactNode => {
    if (program) return <ProgramBody {...{ program, school, results, titleRef, ...failure }} />;
    if (state === 'loading') return <DetailSkeleton />;
    if (state === 'school' && school) return <SchoolBody school={school} />;
    if (state === 'failed') return <FailedBody {...{ school, close, ...failure }} />;
    return <MissingBody {...{ school, close, ...failure }} />;
  };
  return (
    <>
      {subject && <PlaceHead school={subject.school} />}
      <DetailLayout
        eyebrow={subject && <Facts facts={[place(subject), type(subject)]} />}
        title={titles[state]}
        titleRef={titleRef}
        side={
          program ? (
            <DetailSide program={program} school={school} />
          ) : (
            state === 'school' && school && <SchoolSide school={school} />
          )
        }
      >
        {body()}
      </DetailLayout>
      {program && (
        <div className="sticky bottom-(--net) grid auto-cols-fr grid-flow-col gap-2 border-t bg-surface px-5 pt-3 pb-4 md:hidden">
          <SaveButton program={program} />
          <CompareButton program={program} />
        </div>
      )}
    </>
  );
}
