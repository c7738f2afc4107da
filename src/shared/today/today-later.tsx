import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import type { Essay } from '@/api/essay/contract';
import { formatNumber } from '@/i18n/format';
import { formatShortDay } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { countWords } from '@/lib/count-text';
import { nearColor } from '@/shared/program/deadlines';
import { parseEssayText } from '@/lib/essay-text';
import { LocalLink } from '@/routing/local-link';
import { Icon } from '@/ui/icon';
import type { TodayItems } from './today-items';

/** A date or a number, then what it is about. */
function Line({ figure, children }: { figure: ReactNode; children: ReactNode }) {
  return (
    <li className="relative flex min-h-14 items-center gap-3 py-2 hover:bg-brand-soft">
      <span className="num min-w-20 flex-none text-20/7 font-350 whitespace-nowrap">{figure}</span>
      <span className="flex-1 wrap-anywhere">{children}</span>
      <Icon of={ChevronRight} className="text-muted" />
    </li>
  );
}

const LINK = 'no-underline after:absolute after:inset-0';

function EssayLine({ essay: { id, content, word_limit: limit } }: { essay: Essay }) {
  const { t } = useTranslation('today');
  const locale = useLocale();
  const parsed = parseEssayText(content);
  const title = parsed.title?.trim() || t('line.untitled');
  const left = limit == null ? 0 : limit - countWords(parsed.essay);
  return (
    <Line figure={left > 0 && formatNumber(locale, left)}>
      <LocalLink to="essay" params={{ id: String(id) }} className={LINK}>
        {left > 0 ? t('line.words', { count: left, title }) : t('line.writing', { title })}
      </LocalLink>
    </Line>
  );
}

/** At most three quiet lines: the next dates, and the essay that was edited last. */
export function TodayLater({ later, essay }: Pick<TodayItems, 'later' | 'essay'>) {
  const { t } = useTranslation('today');
  const locale = useLocale();
  if (later.length === 0 && !essay) return null;
  return (
    <section aria-labelledby="today-later">
      <h2 id="today-later" className="sr-only">
        {t('later')}
      </h2>
      <ul className="ledger border-t border-line">
        {later.map(({ key, bookmark: { program }, kind, title, due, days, stillOpen }) => (
          <Line
            key={key}
            figure={
              due &&
              !stillOpen && (
                <span className={kind === 'reply' ? (nearColor('reply', days) ?? '') : undefined}>
                  {formatShortDay(locale, due.day)}
                </span>
              )
            }
          >
            <LocalLink to="checklist" className={LINK}>
              {t(`line.${title ? 'own' : kind}`, {
                school: program.school.name,
                title: title ?? '',
              })}
              {stillOpen && `, ${t('stillOpen')}`}
            </LocalLink>
          </Line>
        ))}
        {essay && <EssayLine essay={essay} />}
      </ul>
    </section>
  );
}
