import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Major } from '@/api/major/contract';
import type { Id } from '@/api/http/schemas';
import { useTranslation } from '@/i18n/use-translation';
import { Notice } from '@/ui/notice';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="pb-1.5 text-13 text-muted">{title}</h4>
      {children}
    </section>
  );
}

type Props = {
  major: Major;
  /** Query (with its `?`) that opens another major. */
  searchFor: (id: Id) => string;
  linkState: unknown;
  actions: ReactNode;
};

/** A major explained. Parts that the server does not send are left out. */
export function MajorGuide({ major, searchFor, linkState, actions }: Props) {
  const { t } = useTranslation('majors');
  const { daily_work: work, learn, subjects = [], related = [], worth_knowing: worth } = major;
  // The row shows the first, or else the definition.
  const [day, ...rest] = work ?? [];
  return (
    <div className="grid gap-x-12 gap-y-8 pt-1 pb-8 md:grid-cols-[7fr_5fr]">
      <div className="grid content-start gap-6">
        {day && learn && <p className="max-w-[45em] text-17 wrap-anywhere">{learn}</p>}
        {rest.length > 0 && (
          <Part title={t('guide.work')}>
            <ul className="ledger ruled text-17">
              {rest.map((sentence) => (
                <li key={sentence} className="py-3 wrap-anywhere">
                  {sentence}
                </li>
              ))}
            </ul>
          </Part>
        )}
        {actions}
      </div>
      <div className="grid content-start gap-6">
        {worth && (
          <Notice>
            <h4 className="text-13 text-muted">{t('guide.worth')}</h4>
            <p className="wrap-anywhere">{worth}</p>
          </Notice>
        )}
        {subjects && subjects.length > 0 && (
          <Part title={t('guide.subjects')}>
            <p className="wrap-anywhere">{subjects.join(' · ')}</p>
          </Part>
        )}
        {related && related.length > 0 && (
          <Part title={t('guide.related')}>
            <ul className="ledger ruled">
              {related.map(({ id, title }) => (
                <li key={id}>
                  <Link
                    to={{ search: searchFor(id) }}
                    state={linkState}
                    replace
                    preventScrollReset
                    className="tap w-full py-2 font-600 wrap-anywhere text-brand no-underline hover:underline"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </div>
  );
}
