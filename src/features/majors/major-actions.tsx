import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { sameId, type Id } from '@/api/http/schemas';
import type { Major } from '@/api/major/contract';
import { isChosen, changesField } from './choice';
import { shareSearch } from '@/shared/answers/share-link';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { formatMajors } from '@/i18n/format-names';
import { LocalLink } from '@/routing/local-link';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { MyMajors } from './use-my-majors';

type Props = {
  major: Major;
  majors: readonly Major[];
  myMajors: MyMajors;
};

/** Adds a major to the answers or removes it, explains the effect, and links to its programs. */
export function MajorActions({ major, majors, myMajors }: Props) {
  const { t } = useTranslation('majors');
  const locale = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  const { choice, loading, toggle, last, undo } = myMajors;
  const chosen = isChosen(choice, major);
  const lastChange = last?.major.id === major.id ? last : null;
  const nameOf = (id: Id | null) =>
    majors.find(({ parent }) => parent && id !== null && sameId(parent.id, id))?.parent?.title;
  const names = (from: typeof choice) =>
    majors.filter((other) => isChosen(from, other)).map(({ title }) => title);

  const hint = () => {
    if (chosen || loading || !changesField(choice, major)) return null;
    const places = { from: nameOf(choice.parentId) ?? '', to: major.parent?.title ?? '' };
    const removed = names(choice);
    return removed.length > 0
      ? t('actions.movesAndDrops', { ...places, majors: formatMajors(locale, removed) })
      : t('actions.moves', places);
  };
  const message = () => {
    if (!lastChange) return '';
    if (lastChange.kind === 'added') return t('actions.added', { major: major.title });
    if (lastChange.kind === 'removed') return t('actions.removed', { major: major.title });
    return t('actions.moved', { major: major.title, field: major.parent?.title ?? '' });
  };
  const warning = hint();
  const count = major.program_count;
  const programs = count == null ? t('actions.programs') : t('actions.programsCount', { count });
  const search = shareSearch({
    countryIds: [],
    parentId: major.parent?.id ?? null,
    titleIds: [major.id],
  });
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          ref={button}
          variant={chosen ? 'second' : 'primary'}
          loading={loading}
          aria-describedby={warning === null ? undefined : `moves-${major.id}`}
          onClick={() => toggle(major)}
        >
          <Icon of={chosen ? Check : Plus} />
          {chosen ? t('actions.remove') : t('actions.add')}
        </Button>
        {/* The list already filters by a chosen major. */}
        <LocalLink to="school-list" className="link tap" {...(!chosen && search && { search })}>
          {chosen ? t('actions.list') : programs}
        </LocalLink>
      </div>
      {warning !== null && (
        <p id={`moves-${major.id}`} className="mt-2 text-13 wrap-anywhere text-muted">
          {warning}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-2">
        <p role="status" className={lastChange ? 'py-2.5 wrap-anywhere' : undefined}>
          {message()}
        </p>
        {lastChange && (
          <Button
            variant="quiet"
            className="max-md:-ml-2.5"
            onClick={() => {
              undo();
              button.current?.focus();
            }}
          >
            {t('actions.undo')}
          </Button>
        )}
      </div>
    </div>
  );
}
