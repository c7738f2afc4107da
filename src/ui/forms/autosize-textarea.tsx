import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { cx } from '@/ui/cx';
import { fieldBoxClass } from './field';

/** Whether the browser supports growing text areas in CSS. */
const grows = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content');

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'ref'> & {
  value: string;
  ref?: RefObject<HTMLTextAreaElement | null>;
  /** In the frame of a field. */
  framed?: boolean;
};

const RULED =
  'relative before:absolute before:inset-y-1 before:-left-2.5 before:w-0.5 holds-focus:before:bg-brand md:before:-left-5';

/** A text area that grows with its text, without a border unless it is framed; a vertical rule shows the focus. */
export function AutosizeTextarea({ value, className, ref, framed = false, ...area }: Props) {
  const fallbackRef = useRef<HTMLTextAreaElement>(null);
  const box = ref ?? fallbackRef;
  useLayoutEffect(() => {
    if (grows || !box.current) return;
    box.current.style.height = '0';
    box.current.style.height = `${box.current.scrollHeight}px`;
  });
  return (
    <div className={framed ? fieldBoxClass(false) : RULED}>
      <textarea
        ref={box}
        {...area}
        value={value}
        className={cx(
          'field-sizing-content block w-full resize-none rounded-none bg-transparent outline-2 outline-transparent',
          framed && 'py-2.5',
          className,
        )}
      />
    </div>
  );
}
