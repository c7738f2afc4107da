import { guideStageSchema, type GuideStage, type GuideSummary } from '@/api/resource/contract';
import { useTranslation } from '@/i18n/use-translation';
import { Skeleton } from '@/ui/skeleton';
import { guideGrid, GuideRow } from './guide-row';

type Props = {
  guides: readonly GuideSummary[];
  /** Query of the page with a guide open. */
  searchFor: (id: string) => string;
};

const stageGrid = 'grid gap-x-[72px] gap-y-4 lg:grid-cols-[4fr_8fr]';

function StageSection({ stage, guides, searchFor }: Props & { stage: GuideStage }) {
  const { t } = useTranslation('resources');
  const heading = `stage-${stage}`;
  return (
    <section aria-labelledby={heading} className={stageGrid}>
      <div className="grid content-start gap-2 lg:sticky lg:top-8 lg:self-start lg:pt-5">
        <h2 id={heading} className="text-32">
          {t(`stage.${stage}.name`)}
        </h2>
        <p className="max-w-[29em] text-17 text-balance text-muted">{t(`stage.${stage}.about`)}</p>
      </div>
      <ol className="ruled ledger">
        {guides.map((guide) => (
          <GuideRow key={guide.id} guide={guide} search={searchFor(String(guide.id))} />
        ))}
      </ol>
    </section>
  );
}

/** The guides by stage, in reading order. */
export function GuideList({ guides, searchFor }: Props) {
  return (
    <div className="grid gap-16 md:gap-24">
      {guideStageSchema.options.map((stage) => {
        const ofStage = guides.filter((guide) => guide.stage === stage);
        return (
          ofStage.length > 0 && (
            <StageSection key={stage} stage={stage} guides={ofStage} searchFor={searchFor} />
          )
        );
      })}
    </div>
  );
}

export function GuideListSkeleton() {
  return (
    <div aria-hidden className="grid gap-16 md:gap-24">
      {[1, 2].map((section) => (
        <div key={section} className={stageGrid}>
          <div className="grid content-start gap-3 lg:pt-5">
            <Skeleton width={140} height={28} />
            <Skeleton width="80%" />
          </div>
          <ul className="ruled ledger">
            {[1, 2].map((row) => (
              <li key={row} className={`${guideGrid} gap-x-2 gap-y-3 py-6`}>
                <Skeleton width={28} height={24} />
                <div className="grid content-start gap-3">
                  <Skeleton width="64%" height={20} />
                  <Skeleton width="92%" />
                </div>
                <Skeleton width={64} className="max-md:col-start-2 md:justify-self-end" />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
