import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import { useTranslation } from '@/i18n/use-translation';
import { keepCompounds } from '@/lib/line-breaks';
import { Button } from '@/ui/button';
import { CriterionMark } from '@/ui/data/criterion-mark';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { SchoolPortrait } from '@/shared/program/school-portrait';
import { useTally } from '@/shared/program/use-tally';
import { Tally } from '@/ui/strokes';
import { countStates, evaluate, rankPrograms } from './evaluate';
import { Part } from './part';
import { PROGRAMS, type ProgramId } from './sample';
import { useDemo } from './store';
import { useSampleFormat } from './use-sample-format';

/** The columns of a row of the school list. */
const grid =
  'grid gap-x-3 max-md:grid-cols-[64px_minmax(0,1fr)_32px] md:gap-x-6 md:gap-y-3 md:grid-cols-[minmax(0,3fr)_minmax(0,1.6fr)_minmax(0,3fr)] lg:grid-cols-[88px_minmax(0,3.6fr)_minmax(0,1.7fr)_minmax(0,3.4fr)_12rem]';

function Row({ id }: { id: ProgramId }) {
  const { t } = useTranslation('demo');
  const format = useSampleFormat();
  const { answers, plan } = useDemo((state) => state.data);
  const change = useDemo((state) => state.change);
  const { title, school, place } = format.program(id);
  const criteria = evaluate(id, answers);
  const count = countStates(criteria);
  const tally = useTally();
  const planned = plan.some((card) => card.id === id);
  const toggle = () =>
    planned
      ? change({ plan: plan.filter((card) => card.id !== id) }, 'removed')
      : change({ plan: [...plan, { id, status: 'considering', note: null }] }, 'added');
  const [iso_code, lat, lon] = PROGRAMS[id].at;
  return (
    <li className={cx(grid, 'py-3 md:py-6')}>
      <SchoolPortrait
        school={{ id, name: school, iso_code, position: { lat, lon } }}
        className="max-md:col-start-1 max-md:row-span-3 max-md:mt-0.5 md:max-lg:hidden lg:size-22 lg:[--land-fine:inline]"
      />
      <div className="max-md:col-start-2">
        <h3 className="text-17 leading-6! font-600 md:text-20 md:leading-7!">
          {keepCompounds(title)}
        </h3>
        <p className="text-13 md:text-15">{keepCompounds(school)}</p>
        <p className="text-13 text-muted md:text-15">{place}</p>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-2.5 max-md:col-start-2 md:block">
        <p className="num text-17 font-500 md:fig md:text-24">
          <span className="sr-only">{t('list.tuition')}: </span>
          {format.money(PROGRAMS[id].tuition)}
        </p>
        <p className="num text-13 md:text-15">
          {t('list.deadline')} {format.deadline(id)}
        </p>
      </div>
      <div className="max-md:col-start-2 max-md:col-end-[-1] md:pt-0.5">
        <Tally {...count}>{tally(count)}</Tally>
        <ul className="mt-1.5 grid gap-1">
          {criteria.map((criterion) => (
            <li key={criterion.kind}>
              <CriterionMark state={criterion.state} reason>
                {format.criterion(criterion)}
              </CriterionMark>
            </li>
          ))}
        </ul>
      </div>
      <Button
        variant="quiet"
        onClick={toggle}
        className="max-md:col-start-3 max-md:row-start-1 max-md:-mt-2 max-md:-mr-3 max-md:w-11 max-md:px-0! self-start md:-mt-2 md:-ml-2.5 md:justify-self-start"
      >
        <Icon of={planned ? BookmarkCheck : Bookmark} />
        <span className="max-md:sr-only">{planned ? t('list.remove') : t('list.add')}</span>
        <span className="sr-only">
          : {title}, {school}
        </span>
      </Button>
    </li>
  );
}

/** The list, ranked by requirements and answers; each row shows its reasons. */
export function ListPart() {
  const { t } = useTranslation('demo');
  const answers = useDemo((state) => state.data.answers);
  return (
    <Part id="list" title={t('list.title')} lead={`${t('list.lead')} ${t('list.illustrative')}`}>
      <ol className="ledger border-t">
        {rankPrograms(answers).map((id) => (
          <Row key={id} id={id} />
        ))}
      </ol>
    </Part>
  );
}
