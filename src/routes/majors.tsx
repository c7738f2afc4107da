import { MajorsHead } from '@/features/majors/majors-head';
import { MajorsView } from '@/features/majors/majors-view';
import { AfterHeading } from '@/routing/after-heading';

/** `/majors`: the daily work in each major, by cluster and by search. */
export function Page() {
  return (
    <div className="pb-16">
      <MajorsHead />
      <AfterHeading>
        <MajorsView />
      </AfterHeading>
    </div>
  );
}
