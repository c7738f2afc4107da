import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from '@/i18n/use-translation';
import { parseEssayText } from '@/lib/essay-text';
import { Notice } from '@/ui/notice';
import { BackToEssays } from './back-to-essays';
import { CopyButton } from './editor-bar';

/** Pieces that end at a blank where possible; pieces outside the viewport are not laid out. */
const PIECE = /[^]{1,20000}(?:\s|$)|[^]{20000}/g;

/** An essay that is too long for the editor, read-only. */
export function LongEssay({ content }: { content: string }) {
  const { t } = useTranslation('essays');
  const { title, essay } = parseEssayText(content);
  const pieces = essay.match(PIECE) ?? [];
  return (
    <div className="pb-20">
      <div data-own-bar className="flex min-h-16 items-center justify-between border-b py-2">
        <BackToEssays />
        <CopyButton content={content} />
      </div>
      <div className="mx-auto max-w-[42.5rem] pt-8">
        <Notice tone="alert" icon={CircleAlert}>
          {t('editor.tooLong', { count: content.length })}
        </Notice>
        <h1 className="mt-8 text-32 wrap-anywhere">{title?.trim() || t('untitled')}</h1>
        <section aria-label={t('editor.text')} className="mt-4 text-17 leading-[2rem]">
          {pieces.map((piece, index) => (
            <p
              key={index}
              className="wrap-anywhere whitespace-pre-wrap [contain-intrinsic-block-size:auto_600rem] [content-visibility:auto]"
            >
              {piece}
            </p>
          ))}
        </section>
      </div>
    </div>
  );
}
