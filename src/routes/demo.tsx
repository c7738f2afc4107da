import { Link } from 'react-router';
import { AchievementsPart } from '@/features/demo/achievements-part';
import { AnswersPart } from '@/features/demo/answers-part';
import { DemoBar } from '@/features/demo/demo-bar';
import { ListPart } from '@/features/demo/list-part';
import { PlanPart } from '@/features/demo/plan-part';
import { useTranslation } from '@/i18n/use-translation';
import { SampleEssay } from '@/features/demo/sample-essay';
import { StartWithMine } from '@/features/demo/start-with-mine';
import { PageHeader } from '@/ui/page-header';

const PARTS = ['answers', 'list', 'plan', 'essay', 'achievements'] as const;

/** `/demo`: a sample student on whom everything can be tried. It needs no API and sends nothing. */
export function Page() {
  const { t } = useTranslation('demo');
  return (
    <div className="pb-16 md:pb-24">
      <PageHeader title={t('title')} lead={t('lead')} className="" />
      <nav
        aria-label={t('parts')}
        className="strip mt-2 mb-6 max-lg:-mx-(--gutter) max-lg:px-(--gutter)"
      >
        <ul className="flex w-max gap-x-4 md:gap-x-6">
          {PARTS.map((part) => (
            <li key={part}>
              <Link
                to={{ hash: part }}
                onClick={() => document.getElementById(part)?.focus()}
                className="link tap -outline-offset-2"
              >
                {t(`${part}.title`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <DemoBar start={<StartWithMine />} />
      <div className="mt-10 grid gap-16 md:mt-12 md:gap-24">
        <AnswersPart />
        <ListPart />
        <PlanPart />
        <SampleEssay />
        <AchievementsPart />
      </div>
    </div>
  );
}
