import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { isSharedDevice, setSharedDevice } from '@/browser/shared-device';
import { Checkbox } from '@/ui/forms/choice';

/** Whether this visitor is forgotten when the tab closes (R21). */
export function SharedDevice() {
  const { t } = useTranslation('questions');
  const [shared, setShared] = useState(isSharedDevice);
  return (
    <Checkbox
      checked={shared}
      onChange={({ target }) => {
        setSharedDevice(target.checked);
        setShared(isSharedDevice());
      }}
    >
      {t('memory.shared')}
    </Checkbox>
  );
}
