import { useId, useState, type ReactNode } from 'react';
import type { QuizResult } from '@/api/discovery/contract';
import { sameId, type Id } from '@/api/http/schemas';
import { keepCompounds } from '@/lib/line-breaks';
import { useTranslation } from '@/i18n/use-translation';
import type { DiscoveryTabProps } from '@/features/quiz/discovery-tab';
import { LocalLink } from '@/routing/local-link';
import { cx } from '@/ui/cx';

/** Majors of a field that are named; a link leads to all of them. */
const NAMED = 3;

type Majors = NonNullable<QuizResult['majors']>;

type Props = Pick<DiscoveryTabProps, 'preference' | 'onAdd' | 'dropsMajors' | 'onLeave'> & {
  majors: Majors;
  /** How many of the first ones are the end of a path in the picture. */
  numbered: number;
  className?: string;
};

/**
 * The link replaces the pressed button and takes its focus; if the server refuses the change, the button comes back
 * and does.
 */
function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** The number of its path in the picture of the mountain, or its place: rows without a path have the same indent. */
function PathNumber({ children }: { children: ReactNode }) {
  if (children === null) return <span aria-hidden className="w-6 shrink-0" />;
  return (
    <span
      aria-hidden
      className="num grid size-6 shrink-0 place-items-center rounded-full bg-brand text-13 font-700 text-on-brand forced-colors:border"
    >
      {children}
    </span>
  );
}

export function NearMajors({
  majors,
  numbered,
  preference,
  onAdd,
  dropsMajors = false,
  onLeave,
  className,
}: Props) {
  const { t } = useTranslation('discovery');
  const warning = useId();
  const [pressed, setPressed] = useState<Id | null>(null);
  const isAdded = (id: Id) => preference !== null && sameId(id, preference);
  const singleClosest = majors.filter(({ closeness }) => closeness === 'equal').length === 1;
  return (
    <section className={cx('@container', className)}>
      <h3 className="mb-2 text-20">{t('near.title')}</h3>
      {majors.length === 0 && <p className="ruled pt-4">{t('near.none')}</p>}
      {majors.length > 0 && dropsMajors && (
        <p id={warning} className="mb-3 text-muted">
          {t('near.drops')}
        </p>
      )}
      {majors.length > 0 && (
        <ol className="ruled ledger">
          {majors.map(
            ({ parent_id: id, title, closeness, titles, program_count: count }, index) => (
              <li key={String(id)} className="flex gap-3 pt-3.5 pb-3 wrap-anywhere">
                {numbered > 0 && <PathNumber>{index < numbered ? index + 1 : null}</PathNumber>}
                <div className="flex-1">
                  <p className="text-13 text-muted">
                    {t(
                      singleClosest && closeness === 'equal' ? 'near.closest' : `near.${closeness}`,
                    )}
                  </p>
                  <h4 className="text-17 font-600">{keepCompounds(title)}</h4>
                  {titles.length > 0 && (
                    <p>
                      {titles.slice(0, NAMED).map((major, at) => (
                        <span key={String(major.id)}>
                          {at > 0 && ', '}
                          <LocalLink
                            to="majors"
                            search={{ major: String(major.id) }}
                            onClick={onLeave}
                            className="underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink"
                          >
                            {keepCompounds(major.title)}
                          </LocalLink>
                        </span>
                      ))}
                    </p>
                  )}
                  {count != null && (
                    <p className="num text-13 text-muted">{t('near.programs', { count })}</p>
                  )}
                  {isAdded(id) && (
                    <p className="mt-1 border-l-2 border-l-brand pl-3">{t('near.added')}</p>
                  )}
                  <div className="flex flex-wrap gap-x-6">
                    {isAdded(id) ? (
                      <LocalLink
                        ref={pressed === id ? focusOnMount : undefined}
                        to="school-list"
                        onClick={onLeave}
                        className="link tap"
                        aria-label={t('near.programsOf', { group: title })}
                      >
                        {t('near.show')}
                      </LocalLink>
                    ) : (
                      <button
                        ref={pressed === id ? focusOnMount : undefined}
                        type="button"
                        className="link tap"
                        aria-label={t('near.addOf', { group: title })}
                        aria-describedby={dropsMajors ? warning : undefined}
                        onClick={() => {
                          onAdd(id);
                          setPressed(id);
                        }}
                      >
                        {t('near.add')}
                      </button>
                    )}
                    <LocalLink
                      to="majors"
                      search={{ cluster: String(id) }}
                      onClick={onLeave}
                      className="link tap"
                      aria-label={t('near.majorsOf', { group: title })}
                    >
                      {t('near.majors')}
                    </LocalLink>
                  </div>
                </div>
              </li>
            ),
          )}
        </ol>
      )}
      {majors.length === 0 && (
        <LocalLink to="majors" onClick={onLeave} className="link tap">
          {t('near.all')}
        </LocalLink>
      )}
    </section>
  );
}
