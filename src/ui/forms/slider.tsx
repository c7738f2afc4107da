import { Slider as Base } from '@base-ui/react/slider';
import { cx } from '@/ui/cx';

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** Called on every move, for a live preview. */
  onChange: (value: number) => void;
  /** Called when the thumb is released or a key has moved it, for expensive work. */
  onCommit?: (value: number) => void;
  /** The formatted value, such as `$20,000 a year`. */
  format: (value: number) => string;
  className?: string;
};

/** One value on a line, by pointer and keyboard. */
export function Slider({
  label,
  value,
  min,
  max,
  step,
  onChange,
  onCommit,
  format,
  className,
}: SliderProps) {
  return (
    <Base.Root
      {...{ value, min, max, step }}
      largeStep={step * 5}
      thumbAlignment="edge"
      onValueChange={(next) => onChange(next)}
      onValueCommitted={(next) => onCommit?.(next)}
      className={className}
    >
      <Base.Control className="flex h-11 touch-none items-center select-none">
        <Base.Track className="h-0.5 w-full bg-edge">
          <Base.Indicator className="bg-brand" />
          <Base.Thumb
            getAriaLabel={() => label}
            getAriaValueText={(_, now) => format(now)}
            className={cx(
              'size-6 rounded-full border-2 border-brand bg-surface',
              'holds-focus:outline-2 holds-focus:outline-offset-3 holds-focus:outline-brand',
            )}
          />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
