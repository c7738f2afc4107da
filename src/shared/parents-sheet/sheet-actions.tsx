import { copyText } from '@/browser/copy-text';
import Link2 from 'lucide-react/icons/link-2';
import Printer from 'lucide-react/icons/printer';
import Share from 'lucide-react/icons/share';
import { formatDay } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { useSingleRun } from '@/shared/forms/use-single-run';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { toast } from '@/ui/overlays/toaster';
import type { Labels } from '@/shared/parents-sheet/picture/picture-layout';
import type { Sheet } from '@/shared/parents-sheet/content/sheet';
import { sheetPath } from '@/shared/parents-sheet/content/sheet-link';
import type { SheetText } from '@/shared/parents-sheet/content/use-sheet-text';
import { shareFile } from '@/shared/sharing/share-natively';

type Props = {
  sheet: Sheet;
  text: SheetText;
  labels: Labels;
  /** Last day of its link: a copy of a link works no longer than the link. */
  until: string;
};

/** Whether this browser can hand a picture to other apps. */
function canSharePicture(): boolean {
  const empty = new File([], 'sheet.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [empty] }) ?? false;
}

/** Shares the sheet as a picture, else saves the picture. */
function usePicture({ sheet, text, labels }: Props) {
  const { t } = useTranslation('sheet');
  const [busy, run] = useSingleRun();
  const send = () =>
    run(async () => {
      try {
        const { drawSheet } = await import('@/shared/parents-sheet/picture/draw-sheet');
        const picture = await drawSheet({ sheet, text, labels });
        await shareFile(new File([picture], `${t('file')}.png`, { type: picture.type }));
      } catch {
        toast('error', t('pictureFailed'));
      }
    });
  return { busy, send };
}

/** Copies a link that carries the sheet. */
function useLink({ sheet, until }: Props) {
  const { t } = useTranslation('sheet');
  const locale = useLocale();
  const day = formatDay(locale, until);
  return async () => {
    const url = window.location.origin + sheetPath(locale, sheet, until);
    if (await copyText(url)) toast('success', t('copied', { day }));
    else toast('error', t('copyFailed'));
  };
}

/** On a phone the label is only for screen readers. */
const label = 'max-md:sr-only';
const small = 'max-md:px-0';

/** Sends the sheet as a picture, prints it, or copies its link. On a phone at the foot of the screen. */
export function SheetActions(props: Props) {
  const { t } = useTranslation('sheet');
  const locale = useLocale();
  const { busy, send } = usePicture(props);
  const copy = useLink(props);
  return (
    <section
      aria-label={t('actions')}
      className="bg-surface max-md:fixed max-md:inset-x-0 max-md:z-9 max-md:border-t max-md:px-5 max-md:py-2 md:bg-transparent lg:sticky lg:top-8 print:hidden"
      style={{ bottom: 'calc(64px + var(--net) + env(safe-area-inset-bottom))' }}
    >
      <p className="font-600 max-md:hidden">{t('hint')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)_52px_52px] gap-2 md:mt-2 md:grid-cols-3 lg:grid-cols-1">
        <Button className="min-h-13!" loading={busy} onClick={() => void send()}>
          <Icon of={Share} />
          {canSharePicture() ? t('send') : t('save')}
        </Button>
        <Button variant="second" className={`min-h-13! ${small}`} onClick={() => window.print()}>
          <Icon of={Printer} />
          <span className={label}>{t('print')}</span>
        </Button>
        <Button variant="second" className={`min-h-13! ${small}`} onClick={() => void copy()}>
          <Icon of={Link2} />
          <span className={label}>{t('copy')}</span>
        </Button>
      </div>
      <p className="mt-2 text-13 max-md:hidden">
        {t('carries', { day: formatDay(locale, props.until) })}
      </p>
    </section>
  );
}
