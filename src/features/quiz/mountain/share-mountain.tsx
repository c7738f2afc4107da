import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '@/api/user/queries';
import { useSignedIn } from '@/api/http/use-session';
import { useTranslation } from '@/i18n/use-translation';
import { givenName } from '@/lib/given-name';
import { useSingleRun } from '@/shared/forms/use-single-run';
import { shareFile } from '@/shared/sharing/share-natively';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/forms/choice';
import { Dialog } from '@/ui/overlays/dialog';
import { toast } from '@/ui/overlays/toaster';
import { paintShareImage, SHARE_IMAGE_WIDTH } from './share-image';
import type { MountainView } from './use-mountain';

/** Width of the preview, in CSS pixels. It is drawn at its own size: a reduced picture has ragged lines. */
const PREVIEW_WIDTH = 225;

/** The mountain as an image to send. It is made on the device: the mountain, two words and, if wanted, the first name. */
export function ShareMountain({
  mountain,
  onClose,
}: {
  mountain: MountainView;
  onClose: () => void;
}) {
  const { t } = useTranslation(['discovery', 'common']);
  const { data: user } = useQuery({ ...userQuery(), enabled: useSignedIn() });
  const [withName, setWithName] = useState(true);
  const [busy, run] = useSingleRun();
  const name = user ? givenName(user.name) : '';
  const whose = name && withName ? t('share.whose', { name }) : null;
  const words = {
    whose,
    title: mountain.title,
    brand: t('common:brand'),
    question: t('share.question'),
  };

  const share = () =>
    run(async () => {
      const canvas = document.createElement('canvas');
      paintShareImage(canvas, mountain, words);
      const blob = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, 'image/png');
      });
      if (!blob) {
        toast('error', t('share.failed'));
        return;
      }
      await shareFile(new File([blob], `${words.brand}.png`, { type: 'image/png' }));
      onClose();
    });

  return (
    <Dialog open onClose={onClose} title={t('share.open')} closeLabel={t('common:action.close')}>
      <canvas
        // Drawn again for other words.
        key={whose}
        ref={(element) => {
          const size = (PREVIEW_WIDTH / SHARE_IMAGE_WIDTH) * window.devicePixelRatio;
          if (element) paintShareImage(element, mountain, words, size);
        }}
        role="img"
        aria-label={[whose, mountain.title, mountain.label].filter(Boolean).join('. ')}
        className="mountain-story"
      />
      <p className="mt-4">{t(name ? 'share.carriesName' : 'share.carries')}</p>
      {name && (
        <Checkbox checked={withName} onChange={({ target }) => setWithName(target.checked)}>
          {t('share.withName', { name })}
        </Checkbox>
      )}
      <Button className="mt-4" loading={busy} onClick={() => void share()}>
        {t('share.send')}
      </Button>
    </Dialog>
  );
}
