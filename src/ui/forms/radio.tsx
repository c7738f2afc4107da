import type { ComponentProps, ReactNode } from 'react';
import { ChoiceBox } from './choice-box';
import { cx } from '@/ui/cx';

interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  children: ReactNode;
}

/** A radio and its label in a row of at least 44 px. Give all of one question the same `name`. */
export function Radio({ children, className, ...input }: RadioProps) {
  return (
    <label className={cx('flex min-h-11 cursor-pointer items-start gap-3 py-2.5', className)}>
      <ChoiceBox {...input} type="radio" className="mt-px" />
      <span className="flex-1">{children}</span>
    </label>
  );
}
