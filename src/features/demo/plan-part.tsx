import { useTranslation } from '@/i18n/use-translation';
import { keepCompounds } from '@/lib/line-breaks';
import { OptionField } from '@/ui/forms/select-field';
import { TextArea } from '@/ui/forms/text-area';
import { Part } from './part';
import { SAMPLE_STATUSES, type SampleCard, type SampleStatus } from './sample';
import { useDemo } from './store';
import { useSampleFormat } from './use-sample-format';

function Card({ card }: { card: SampleCard }) {
  const { t } = useTranslation('demo');
  const format = useSampleFormat();
  const plan = useDemo((state) => state.data.plan);
  const change = useDemo((state) => state.change);
  const type = useDemo((state) => state.type);
  const { title, school, place } = format.program(card.id);
  const planWith = (changes: Partial<SampleCard>) =>
    plan.map((other) => (other.id === card.id ? { ...other, ...changes } : other));
  function move(status: SampleStatus) {
    // To the end of the new column.
    const others = plan.filter((other) => other.id !== card.id);
    change({ plan: [...others, { ...card, status }] }, 'moved');
    // The card remounts in its new column; restore the focus.
    requestAnimationFrame(() => document.getElementById(`demo-status-${card.id}`)?.focus());
  }
  return (
    <article className="rounded border bg-surface px-4 pt-3 pb-4">
      <h4 className="text-17 font-600">{keepCompounds(title)}</h4>
      <p>{keepCompounds(school)}</p>
      <p className="text-muted">{place}</p>
      <p className="num mt-2 mb-3 border-t pt-2.5 text-muted">
        {t('list.deadline')} {format.deadline(card.id)}
      </p>
      <div className="grid gap-2">
        <OptionField
          id={`demo-status-${card.id}`}
          label={t('plan.status', { title, school })}
          labelHidden
          options={SAMPLE_STATUSES.map((value) => ({ value, label: t(`plan.${value}`) }))}
          value={card.status}
          onChange={move}
        />
        <TextArea
          label={t('plan.note', { title, school })}
          labelHidden
          rows={1}
          placeholder={t('plan.noteHint')}
          value={format.note(card)}
          onChange={(event) => type({ plan: planWith({ note: event.target.value }) })}
        />
      </div>
    </article>
  );
}

export function PlanPart() {
  const { t } = useTranslation('demo');
  const { number } = useSampleFormat();
  const plan = useDemo((state) => state.data.plan);
  return (
    <Part id="plan" title={t('plan.title')} lead={t('plan.lead')}>
      <div className="grid border-t md:grid-cols-2 lg:grid-cols-4">
        {SAMPLE_STATUSES.map((status) => {
          const cards = plan.filter((card) => card.status === status);
          return (
            <section
              key={status}
              className="py-4 max-md:not-first:border-t md:px-3 md:odd:pl-0 md:even:border-l lg:border-l lg:px-3! lg:first:border-l-0 lg:first:pl-0! lg:last:pr-0!"
            >
              <h3 className="mb-3 text-15 font-600">
                {t(`plan.${status}`)}{' '}
                <span className="num font-450 text-muted">{number(cards.length)}</span>
              </h3>
              {cards.length > 0 ? (
                <div className="grid gap-3">
                  {cards.map((card) => (
                    <Card key={card.id} card={card} />
                  ))}
                </div>
              ) : (
                <p className="text-muted">{t('plan.empty')}</p>
              )}
            </section>
          );
        })}
      </div>
    </Part>
  );
}
