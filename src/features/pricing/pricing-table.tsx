import { useTranslation } from '@/i18n/use-translation';
import { PlanHead } from './plan-head';
import { PLANS, ROWS } from './plans';
import { usePriceFormat } from './use-price-format';

/** The plans side by side, on wide screens. */
export function PricingTable() {
  const { t } = useTranslation('pricing');
  const { cell } = usePriceFormat();
  return (
    <table className="ruled w-full table-fixed border-collapse text-left max-md:hidden">
      <caption className="sr-only">{t('table')}</caption>
      <colgroup>
        <col className="w-1/5 lg:w-1/4" />
        <col span={PLANS.length} />
      </colgroup>
      <thead>
        <tr className="border-b border-ink align-top">
          <th scope="col">
            <span className="sr-only">{t('column')}</span>
          </th>
          {PLANS.map((plan) => (
            <th key={plan} scope="col" className="border-l px-2 pt-5 pb-6 font-450 lg:px-6">
              <span className="mb-2 block text-17 font-600 lg:text-20">{t(`plan.${plan}`)}</span>
              <PlanHead plan={plan} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ name, cells }) => (
          <tr key={name} className="border-b align-top">
            <th scope="row" className="py-3.5 pr-4 font-600">
              {t(`row.${name}`)}
            </th>
            {PLANS.map((plan) => (
              <td key={plan} className="border-l px-2 py-3.5 lg:px-6">
                {cell(cells[plan])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The plans one below the other, on phones. */
export function PricingStack() {
  const { t } = useTranslation('pricing');
  const { cell } = usePriceFormat();
  return (
    <div className="grid gap-12 md:hidden">
      {PLANS.map((plan) => (
        <section key={plan} className="ruled pt-4">
          <h2 className="mb-2 text-20">{t(`plan.${plan}`)}</h2>
          <PlanHead plan={plan} />
          <dl className="mt-5 border-t">
            {ROWS.map(({ name, cells }) => (
              <div key={name} className="grid grid-cols-2 gap-4 border-b py-3">
                <dt className="font-600">{t(`row.${name}`)}</dt>
                <dd>{cell(cells[plan])}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
