import { useRef } from 'react';
import { openPanel } from '@/shared/panel/panel-store';
import { SearchBox, SearchBoxField, SearchBoxResults } from '@/app/overlays/search/search-box';
import { useMessages } from '@/i18n/use-messages';
import { useTranslation } from '@/i18n/use-translation';
import { Dialog, DialogTitle } from '@/ui/overlays/dialog';
import { askInChat } from './ask-in-chat';

export function SearchPanel() {
  useMessages(['overlays']);
  const { t } = useTranslation('overlays');
  const { t: tCommon } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const close = () => openPanel(null);
  return (
    <SearchBox>
      <Dialog
        open
        onClose={close}
        size="sheet"
        closeLabel={tCommon('action.close')}
        bar={<SearchBoxField ref={field} />}
        initialFocus={field}
        className="max-md:h-[calc(92*var(--dvh))] md:self-start"
      >
        <DialogTitle className="sr-only">{t('search.title')}</DialogTitle>
        <SearchBoxResults onOpen={close} onAsk={askInChat} />
      </Dialog>
    </SearchBox>
  );
}
