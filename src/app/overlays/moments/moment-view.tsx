import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Bookmark } from '@/api/bookmark/contract';
import { userQuery } from '@/api/user/queries';
import { formatDay, formatTime, localDay } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { givenName } from '@/lib/given-name';
import { unbroken } from '@/lib/line-breaks';
import { pathTo } from '@/routing/paths';
import { daysLeft, dueOf, isUrgent } from '@/shared/program/deadlines';
import { Button } from '@/ui/button';
import { FullScreenDialog, ScreenDialogTitle } from '@/ui/overlays/full-screen-dialog';
import { Stamp } from '@/ui/data/stamp';
import type { Moment } from './moment';
import { EssayLines, FirstStone, MomentLand } from './moment-land';
import { fallingStamp, risingText } from './motion';

function Picture({ moment }: { moment: Moment }) {
  const { t } = useTranslation('overlays');
  const locale = useLocale();
  if (moment.kind === 'essay') return <EssayLines />;
  const { kind, bookmark } = moment;
  const sentAt = new Date(bookmark.submitted_at ?? '');
  const day = localDay(sentAt);
  return (
    <>
      <MomentLand kind={kind} />
      {kind === 'saved' && <FirstStone />}
      {kind === 'sent' && (
        <div className="relative m-auto">
          <Stamp
            ref={fallingStamp}
            large
            label={t('moments.sent.stamp')}
            at={day && `${formatDay(locale, day)}, ${formatTime(locale, sentAt)}`}
          />
        </div>
      )}
    </>
  );
}

/** The longest name that fits a line of the title on a phone, in letters. */
const ONE_LINE = 24;

/** A short name of a school is not broken. */
function inOnePiece(name: string): string {
  return name.length > ONE_LINE ? name : unbroken(name);
}

function useTexts(moment: Moment): { title: string; text: string; action: string } {
  const { t } = useTranslation('overlays');
  const locale = useLocale();
  const client = useQueryClient();
  const action = t(`moments.${moment.kind}.action`);
  if (moment.kind === 'essay') {
    const title = t('moments.essay.title', { count: moment.words });
    return { title, text: t('moments.essay.text'), action };
  }
  const { kind, bookmark } = moment;
  const school = inOnePiece(bookmark.program.school.name);
  if (kind !== 'offer') {
    const title = t(`moments.${kind}.title`, { school });
    return { title, text: t(`moments.${kind}.text`, { school }), action };
  }
  const name = givenName(client.getQueryData(userQuery().queryKey)?.name ?? '');
  const day = replyDay(bookmark);
  return {
    title: t('moments.offer.title', { name, school }),
    text: day
      ? t('moments.offer.textUntil', { day: formatDay(locale, day) })
      : t('moments.offer.text'),
    action,
  };
}

/** By when to reply to an offer; `null` if that is soon, or not known. */
function replyDay(bookmark: Bookmark): string | null {
  const due = dueOf(bookmark);
  const days = due ? daysLeft(due, new Date()) : -1;
  return due && days >= 0 && !isUrgent('reply', days) ? due.day : null;
}

type Props = { moment: Moment; onEnd: () => void };

/** A moment over the whole window: a picture, what has happened, and one button. Any key or press ends it. */
export function MomentView({ moment, onEnd }: Props) {
  const locale = useLocale();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const { title, text, action } = useTexts(moment);
  const act = () => {
    onEnd();
    const sheet = moment.kind === 'offer' ? String(moment.bookmark.program.id) : null;
    if (sheet || moment.kind === 'saved')
      void navigate(pathTo(locale, 'checklist', { search: { sheet } }));
  };
  return (
    <FullScreenDialog onClose={onEnd} button={button}>
      <div className="flex min-h-full flex-col">
        {/* The land reaches both edges of the screen. */}
        <div className="relative flex min-h-55 flex-1">
          <Picture moment={moment} />
        </div>
        <div ref={risingText} className="mx-auto w-full max-w-140 px-5 pt-5 pb-8">
          <ScreenDialogTitle className="text-32 wrap-anywhere">{title}</ScreenDialogTitle>
          <p className="mt-1.5 min-h-12 text-balance">{text}</p>
          <Button
            ref={button}
            variant={moment.kind === 'offer' ? 'primary' : 'second'}
            wide
            className="mt-5 min-h-13"
            onClick={act}
          >
            {action}
          </Button>
        </div>
      </div>
    </FullScreenDialog>
  );
}
