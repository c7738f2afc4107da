import { useTranslation } from '@/i18n/use-translation';
import { Checkbox } from '@/ui/forms/choice';
import { Popover } from '@/ui/overlays/popover';
import type { PanelAnchor } from '@/ui/overlays/use-anchored-panel';
import { useDataAccess } from './data-access-store';
import { useStudentContext } from './use-student-context';

/** How much of this student's or visitor's data Sophie can see now. */
function Seen() {
  const { t } = useTranslation('sophie');
  const access = useDataAccess();
  const { answers, saved } = useStudentContext().facts;
  const [one, two] = [
    access.answers && answers > 0 && t('sees.answers', { count: answers }),
    access.saved && saved > 0 && t('sees.saved', { count: saved }),
  ].filter((part) => part !== false);
  if (one === undefined) return t(answers + saved > 0 ? 'sees.off' : 'sees.none');
  return two === undefined ? t('sees.one', { one }) : t('sees.two', { one, two });
}

/** Switches what Sophie may read, from the next question on. */
export function DataAccessPanel(anchored: PanelAnchor) {
  const { t } = useTranslation(['sophie', 'common']);
  const { answers, saved } = useDataAccess();
  return (
    <Popover
      {...anchored}
      align="end"
      title={t('sees.title')}
      closeLabel={t('common:action.close')}
    >
      <p aria-live="polite">
        <Seen />
      </p>
      <p className="mt-2 text-muted">{t('sees.text')}</p>
      <div className="mt-2 grid">
        <Checkbox
          checked={answers}
          onChange={(event) => useDataAccess.setState({ answers: event.target.checked })}
        >
          {t('sees.myAnswers')}
        </Checkbox>
        <Checkbox
          checked={saved}
          onChange={(event) => useDataAccess.setState({ saved: event.target.checked })}
        >
          {t('sees.mySaved')}
        </Checkbox>
      </div>
    </Popover>
  );
}
