import { RotateCw, TriangleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Answers } from '@/shared/answers/answers';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { useRestoredByBack } from '@/shared/hooks/use-restored-by-back';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { ScholarshipLeftovers } from '@/features/scholarships/device-leftovers';
import { FIGURES_ANCHOR } from '@/features/scholarships/detail/facts';
import { filterScholarships, relaxations } from './filter';
import { NoScholarships, FailedScholarships, ScholarshipRowsSkeleton } from './list-states';
import { ScholarshipTools } from './list-tools';
import { inOrder } from './order';
import { Overview } from './overview';
import { ScholarshipRows } from './scholarship-rows';
import { useDetailParam } from '@/shared/search-params/use-detail-param';
import { DIALOG_CLOSED, scholarshipParams } from './scholarship-params';
import {
  useScholarshipSaving,
  type SavedScholarships,
} from '@/features/scholarships/use-scholarship-saving';
import { useScholarships, type Scholarships } from './use-scholarships';

// What floats is loaded when it is first opened.
const ScholarshipDialog = lazyPart(
  async () => (await import('@/features/scholarships/detail/scholarship-dialog')).ScholarshipDialog,
);

/** A dialog whose code is loaded with the first id, and that closes before it goes. */
function Detail({
  all,
  failed,
  ...shared
}: Pick<Scholarships, 'all' | 'failed'> & { now: Date; saved: SavedScholarships }) {
  const { params, close } = useDetailParam(scholarshipParams, DIALOG_CLOSED);
  const { scholarship: id } = params;
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  const shown = id ?? last;
  // Where the list did not load its own words are the answer.
  if (shown === null || failed) return null;
  const scholarship = all && (all.find((one) => String(one.id) === shown) ?? null);
  return (
    <Suspense>
      <ScholarshipDialog open={id !== null} scholarship={scholarship} close={close} {...shared} />
    </Suspense>
  );
}

type Props = {
  /** `null` while they are not known. */
  answers: Answers | null;
};

/** The scholarships, criterion by criterion, with their search, filters, order and dialog. */
export function ScholarshipList({ answers }: Props) {
  const { t } = useTranslation(['scholarship', 'common']);
  const [now] = useState(() => new Date());
  const saved = useScholarshipSaving();
  const { all, failed, retry, retrying, countries, fields, params, setParams, dropped } =
    useScholarships(answers);
  const back = useRestoredByBack(all !== undefined);
  // A student's answers are in what came; a visitor's went out with the question.
  const told = Boolean(all?.some(({ criteria }) => criteria?.some(({ you }) => you)));
  const context = {
    now,
    isKept: (one: Parameters<typeof saved.isSaved>[0]) =>
      saved.isSaved(one) || saved.wasRemoved(one),
  };
  const list = all && inOrder(filterScholarships(all, params, context), params.sort);
  const shown = list?.length ?? 0;
  const total = all?.length ?? 0;
  const count = () => {
    if (!list) return failed ? '' : t('loading');
    return shown === total ? t('count', { count: total }) : t('countOf', { count: total, shown });
  };
  return (
    <section aria-labelledby="scholarships-title">
      {dropped && (
        <Notice tone="warn" icon={TriangleAlert} role="status" className="mb-6">
          <p>{t('dropped')}</p>
        </Notice>
      )}
      <ScholarshipLeftovers />
      <h2 id="scholarships-title" className="sr-only">
        {t('heading')}
      </h2>
      {!failed && <Overview all={all} told={told} now={now} />}
      {!failed && <ScholarshipTools {...{ params, setParams, saved, countries, fields }} />}
      <p role="status" className="num pt-2 pb-4 text-muted">
        {count()}
      </p>
      {saved.failed && (
        <Notice tone="warn" role="status" className="mb-6">
          <p>{t('saved.failed')}</p>
          <Button
            variant="quiet"
            className="-ml-2.5"
            loading={saved.retrying}
            onClick={saved.retry}
          >
            <Icon of={RotateCw} />
            {t('common:action.tryAgain')}
          </Button>
        </Notice>
      )}
      {failed && <FailedScholarships retry={retry} retrying={retrying} />}
      {!failed && !list && <ScholarshipRowsSkeleton />}
      {list && shown > 0 && (
        <ScholarshipRows list={list} now={now} saved={saved} allAtOnce={back} />
      )}
      {all && shown === 0 && (
        <NoScholarships
          params={params}
          offers={relaxations(all, params, context)}
          onTake={(changes) => setParams(changes)}
        />
      )}
      {list && (
        <p
          id={FIGURES_ANCHOR}
          tabIndex={-1}
          className="mt-2 max-w-[70ch] border-t pt-6 text-13 text-muted outline-none"
        >
          {t('figures')}
        </p>
      )}
      <Detail {...{ all, failed, now, saved }} />
    </section>
  );
}
