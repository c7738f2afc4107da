import type { ComponentProps, ReactNode } from 'react';
import { ChoiceBox } from './choice-box';
import { cx } from '@/ui/cx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  children: ReactNode;
}

/** A checkbox and its label in a row of at least 44 px that can be pressed anywhere. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={cx('flex min-h-11 cursor-pointer items-start gap-3 py-2.5', className)}>
      <ChoiceBox {...input} type="checkbox" className="mt-px" />
      <span className="flex-1">{children}</span>
    </label>
  );
}
