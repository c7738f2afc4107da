import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { CriterionMark } from '@/ui/data/criterion-mark';
import { Icon } from '@/ui/icon';
import { Tally } from '@/ui/strokes';
import { countStates, evaluate, rankPrograms } from './evaluate';
import { Part } from './part';
import { PROGRAMS, type ProgramId } from './sample';
import { useDemo } from './store';
import { useSampleFormat } from './use-sample-format';

function Row({ id }: { id: ProgramId }) {
  const { t } = useTranslation('demo');
  const format = useSampleFormat();
  const { answers, plan } = useDemo((state) => state.data);
  const change = useDemo((state) => state.change);
  const { title, school, place } = format.program(id);
  const criteria = evaluate(id, answers);
  const count = countStates(criteria);
  const planned = plan.some((card) => card.id === id);
  const toggle = () =>
    planned
      ? change({ plan: plan.filter((card) => card.id !== id) }, 'removed')
      : change({ plan: [...plan, { id, status: 'considering', note: null }] }, 'added');
  return (
    <li className="grid gap-x-6 gap-y-3 py-5 max-md:grid-cols-2 md:grid-cols-[minmax(0,5fr)_minmax(0,2fr)_minmax(0,5fr)] lg:grid-cols-[minmax(0,4fr)_minmax(0,2fr)_minmax(0,5fr)_auto]">
      <div className="max-md:col-span-full">
        <h3 className="text-20">{title}</h3>
        <p>{school}</p>
        <p className="text-muted">{place}</p>
      </div>
      <dl className="max-md:contents">
        <div>
          <dt className="text-13 text-muted">{t('list.tuition')}</dt>
          <dd className="fig num text-24">{format.money(PROGRAMS[id].tuition)}</dd>
        </div>
        <div className="md:mt-2">
          <dt className="text-13 text-muted">{t('list.deadline')}</dt>
          <dd className="num">{format.deadline(id)}</dd>
        </div>
      </dl>
      <div className="max-md:col-span-full">
        <Tally {...count}>{t('list.tally', count)}</Tally>
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
      <div className="-ml-2.5 max-lg:col-span-full lg:-mt-2">
        <Button variant="quiet" onClick={toggle}>
          <Icon of={planned ? BookmarkCheck : Bookmark} />
          {planned ? t('list.remove') : t('list.add')}
          <span className="sr-only">
            : {title}, {school}
          </span>
        </Button>
      </div>
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
