import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type ComponentProps } from 'react';
import { IconButton } from '@/ui/icon-button';
import { TextField } from './text-field';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  showLabel: string;
  hideLabel: string;
};

/** A password with a show/hide button. Pasting and password managers work. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={visible ? 'text' : 'password'}
      end={
        <IconButton
          aria-label={visible ? hideLabel : showLabel}
          icon={visible ? EyeOff : Eye}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
