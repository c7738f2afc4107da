import { useMutation, useQueryClient } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Copy from 'lucide-react/icons/copy';
import HardDrive from 'lucide-react/icons/hard-drive';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef } from 'react';
import { essayStatusSchema, type Essay } from '@/api/essay/contract';
import { changeEssayMutation } from '@/api/essay/queries';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { countWords } from '@/lib/count-text';
import { parseEssayText } from '@/lib/essay-text';
import { LocalLink } from '@/routing/local-link';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { LimitBar } from '@/ui/limit-bar';
import { useTimeFormat } from '@/features/essays/use-time-format';
import { capitalize } from '@/shared/program/criteria';

/** Columns of a row: essay, length, status, last change, actions. */
export const essayGrid =
  'grid gap-x-6 md:grid-cols-[minmax(0,1fr)_8.5rem_8.5rem_5.5rem] lg:grid-cols-[minmax(0,1fr)_10rem_9rem_8rem_5.5rem]';

function Length({ words, limit }: { words: number; limit: number | null }) {
  const { t } = useTranslation('essays');
  const locale = useLocale();
  const over = limit !== null && words > limit;
  return (
    <div className="num max-w-40">
      <span className={cx('text-20 font-450', over && 'text-accent')}>
        {formatNumber(locale, words)}
      </span>{' '}
      <span className="text-13 text-muted">
        {limit === null ? t('row.wordUnit', { count: words }) : t('row.wordsOf', { count: limit })}
      </span>
      {limit !== null && <LimitBar words={words} limit={limit} />}
      {over && (
        <span className="mt-1 block text-13 text-accent">
          {t('row.over', { count: words - limit })}
        </span>
      )}
    </div>
  );
}

function Status({ essay, title }: { essay: Essay; title: string }) {
  const { t } = useTranslation('essays');
  const client = useQueryClient();
  const change = useMutation(changeEssayMutation(client));
  const status = change.isPending
    ? (change.variables.changes.status ?? essay.status)
    : essay.status;
  return (
    <div className="relative inline-flex w-fit items-center">
      <select
        aria-label={t('status.of', { title, status: t(`status.${status}`) })}
        value={status}
        onChange={(event) => {
          const next = essayStatusSchema.options.find((option) => option === event.target.value);
          if (next) change.mutate({ essay, changes: { status: next } });
        }}
        className="moves field-sizing-content min-h-11 cursor-pointer appearance-none rounded bg-transparent pr-7 enabled-hover:text-brand [&>option]:bg-surface [&>option]:text-ink"
      >
        {essayStatusSchema.options.map((option) => (
          <option key={option} value={option}>
            {t(`status.${option}`)}
          </option>
        ))}
      </select>
      <Icon
        of={ChevronDown}
        size={18}
        className="pointer-events-none absolute right-1 text-muted"
      />
    </div>
  );
}

type Props = {
  essay: Essay;
  /** This device has text of it that is not in the account. */
  unsaved: boolean;
  /** Focused when it appears. */
  focused: boolean;
  onDuplicate: () => void;
  onDelete: () => void;
};

/** One essay of the list: title, words of limit, status, last change. */
export function EssayRow({ essay, unsaved, focused, onDuplicate, onDelete }: Props) {
  const { t } = useTranslation('essays');
  const { day, time } = useTimeFormat();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (focused) link.current?.focus();
  }, [focused]);
  const { title, essay: text } = parseEssayText(essay.content);
  const name = title?.trim() || t('untitled');
  const edited = `${day(essay.updated_at)}, ${time(essay.updated_at)}`;
  return (
    <li className={`${essayGrid} items-start gap-y-3 py-5`}>
      <div>
        <LocalLink
          ref={link}
          to="essay"
          params={{ id: String(essay.id) }}
          className={cx(
            // Clickable on 44 px, with the lines as close as those of a longer title.
            'relative inline-block text-17 font-600 wrap-anywhere no-underline before:absolute before:inset-x-0 before:-inset-y-2 hover:text-brand hover:underline',
            title?.trim() ? 'text-ink' : 'text-muted',
          )}
        >
          {name}
        </LocalLink>
        {essay.purpose && <p>{essay.purpose}</p>}
        {unsaved && (
          <p className="mt-1 flex gap-2 text-13 text-accent">
            <Icon of={HardDrive} size={18} />
            {t('row.unsaved')}
          </p>
        )}
      </div>
      <div>
        <Length words={countWords(text)} limit={essay.word_limit ?? null} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-1 md:contents">
        <div className="flex flex-wrap items-center gap-x-5 md:-my-2 md:block">
          <Status essay={essay} title={name} />
          <p className="num text-13 lg:hidden">{t('row.edited', { time: edited })}</p>
        </div>
        <p className="num py-0.5 text-muted max-lg:hidden">{capitalize(edited)}</p>
        <div className="-mr-2.5 ml-auto flex md:-my-2 md:justify-end">
          <IconButton
            icon={Copy}
            aria-label={`${t('row.duplicate')}: ${name}`}
            className="text-muted"
            // The second click of a double click may be on another row.
            onClick={({ detail }) => detail < 2 && onDuplicate()}
          />
          <IconButton
            icon={Trash2}
            aria-label={`${t('row.delete')}: ${name}`}
            className="text-muted"
            onClick={({ detail }) => detail < 2 && onDelete()}
          />
        </div>
      </div>
    </li>
  );
}

/** Replaces the row of an essay that was just deleted; offers to undo that. */
export function DeletedRow({ essay, onUndo }: { essay: Essay; onUndo: () => void }) {
  const { t } = useTranslation('essays');
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  const title = parseEssayText(essay.content).title?.trim() || t('untitled');
  const text = `deleted-${essay.id}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-4">
      <p id={text} className="text-muted">
        {t('deleted.text', { title })}
      </p>
      <Button
        ref={undo}
        variant="quiet"
        className="-ml-2.5 md:ml-0"
        aria-describedby={text}
        onClick={onUndo}
      >
        {t('deleted.undo')}
      </Button>
    </li>
  );
}
