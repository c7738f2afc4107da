import { lazy, Suspense, type ComponentProps } from 'react';
import type { ConsentButton } from './consent-button';

type Props = ComponentProps<typeof ConsentButton>;

async function loadButton(): Promise<{
  default: (props: Props) => ReturnType<typeof ConsentButton> | null;
}> {
  try {
    return { default: (await import('./consent-button')).ConsentButton };
  } catch {
    // What could be blocked is blocked: nothing is recorded either.
    return { default: () => null };
  }
}

const Button =
  import.meta.env.PROD &&
  import.meta.env.MODE === 'production' &&
  (import.meta.env.VITE_HEATMAP_ID || import.meta.env.VITE_PIXEL_ID)
    ? lazy(loadButton)
    : null;

/** Opens the question of consent again, so that the answer can be changed; nothing where there is no analytics. */
export function ConsentSettings(props: Props) {
  return (
    Button && (
      <Suspense>
        <Button {...props} />
      </Suspense>
    )
  );
}
