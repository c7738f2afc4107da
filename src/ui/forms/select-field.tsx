import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { Field, fieldBoxClass, type FieldTexts } from './field';
import { Icon } from '@/ui/icon';

type SelectFieldProps = FieldTexts & Omit<ComponentProps<'select'>, 'multiple' | 'size'>;

/** A native select with label, hint and error. `option`s are its children; other props reach the select. */
export function SelectField({
  label,
  labelHidden = false,
  hint,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, describedBy, className }}>
      {(wiring) => (
        <div className={`relative ${fieldBoxClass(wiring['aria-invalid'] ?? Boolean(invalid))}`}>
          <select
            {...select}
            {...wiring}
            aria-invalid={wiring['aria-invalid'] ?? invalid}
            className="w-full flex-1 appearance-none overflow-hidden bg-transparent text-ellipsis whitespace-normal py-[11px] pr-7 text-15 outline-none disabled:text-muted [&>option]:bg-surface"
          >
            {children}
          </select>
          <Icon
            of={ChevronDown}
            size={18}
            className="pointer-events-none absolute right-3 text-muted"
          />
        </div>
      )}
    </Field>
  );
}

type OptionFieldProps<V> = Omit<SelectFieldProps, 'value' | 'onChange' | 'children'> & {
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
};

/** A select of given values; `null` is a value too. */
export function OptionField<V extends string | number | null>({
  options,
  value,
  onChange,
  ...field
}: OptionFieldProps<V>) {
  return (
    <SelectField
      {...field}
      value={value ?? ''}
      onChange={({ target }) => {
        const chosen = options[target.selectedIndex];
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value ?? ''}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
