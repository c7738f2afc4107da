import { Eye } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { Icon } from '@/ui/icon';
import { useDataAccess } from './data-access-store';
import { useStudentContext } from './use-student-context';

const DataAccessPanel = lazyPart(async () => (await import('./data-access-panel')).DataAccessPanel);

/** What Sophie may read about this student or visitor, with a button to change it. */
export function DataAccessLine() {
  const { t } = useTranslation('sophie');
  const access = useDataAccess();
  const { answers, saved } = useStudentContext().facts;
  const [loaded, setLoaded] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const parts = [
    access.answers && answers > 0 && t('sees.answers', { count: answers }),
    access.saved && saved > 0 && t('sees.saved', { count: saved }),
  ].filter((part) => part !== false);
  const text = () => {
    const [one, two] = parts;
    if (one === undefined) return t(answers + saved > 0 ? 'sees.off' : 'sees.none');
    return two === undefined ? t('sees.one', { one }) : t('sees.two', { one, two });
  };
  return (
    <div className="flex items-start gap-2.5 text-13">
      <Icon of={Eye} size={18} className="mt-[13px]" />
      <p className="py-3">
        {text()}{' '}
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          className="link relative after:absolute after:-inset-x-2 after:-inset-y-3"
          onClick={() => {
            setLoaded(true);
            setOpen(!open);
          }}
        >
          {t('sees.change')}
        </button>
      </p>
      {loaded && (
        <Suspense>
          <DataAccessPanel anchor={button} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
