import type { RefObject } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

const EXAMPLES = ['family', 'stall', 'page'] as const;

type Props = {
  addButton: RefObject<HTMLButtonElement | null>;
  /** `null` while the first form is open. */
  onAdd: (() => void) | null;
};

/** The empty list: a button to add the first one, and three examples of what counts, also below the first form. */
export function Examples({ addButton, onAdd }: Props) {
  const { t } = useTranslation('achievements');
  return (
    <div className="grid gap-x-10 gap-y-10 pt-5 md:pt-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-18">
      {onAdd && (
        <EmptyState
          title={t('empty.title')}
          actions={
            <Button ref={addButton} onClick={onAdd}>
              {t('add')}
            </Button>
          }
        >
          {t('empty.text')}
        </EmptyState>
      )}
      <div className={onAdd ? undefined : 'md:col-span-2'}>
        <h3 className="mb-2 text-13 text-muted">{t('empty.examples')}</h3>
        <ul className="ruled ledger">
          {EXAMPLES.map((name) => (
            <li key={name} className="py-4">
              <p className="text-17 font-600">{t(`empty.${name}.title`)}</p>
              <p>{t(`empty.${name}.kind`)}</p>
              <p className="mt-1">{t(`empty.${name}.impact`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
