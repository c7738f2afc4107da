import type { Bookmark } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { useSheetParam } from '@/shared/parents-sheet/use-sheet-param';
import { Button } from '@/ui/button';

/** Opens the sheet for parents of an offer. */
export function ShowParents({ program }: Pick<Bookmark, 'program'>) {
  const { t } = useTranslation('checklist');
  const { open } = useSheetParam();
  return (
    <Button
      wide
      className="relative z-1 mt-3 mb-1"
      onClick={() => open({ sheet: String(program.id) })}
    >
      {t('outcome.showParents')} <span className="sr-only">{program.school.name}</span>
    </Button>
  );
}
