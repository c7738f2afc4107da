import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { answersOfSample } from './sample-answers';
import { useDemo } from './store';
import { answerCount } from '@/shared/answers/answers';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { pageLocale } from '@/i18n/locales';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { pathTo } from '@/routing/paths';
import { useSubmit } from '@/shared/forms/use-submit';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';

/** Asks whether to start with the sample's answers, the visitor's own, or none. */
export function StartDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['demo', 'common']);
  const language = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const hasOwn = useAnswersStore((state) => answerCount(state.answers) > 0);
  const answer = useAnswersStore((state) => state.answer);
  const { busy, isOpen, submit } = useSubmit();
  const toFlow = () => void navigate(pathTo(pageLocale(), 'home'));
  const take = () =>
    submit(async () => {
      const answers = await answersOfSample(client, language, useDemo.getState().data.answers);
      if (!isOpen()) return;
      answer(answers);
      toFlow();
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('start.title')}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant={hasOwn ? 'primary' : 'second'} onClick={toFlow}>
            {hasOwn ? t('start.own') : t('start.empty')}
          </Button>
          <Button
            variant={hasOwn ? 'second' : 'primary'}
            loading={busy}
            onClick={() => void take()}
          >
            {t('start.take')}
          </Button>
        </>
      }
    >
      <p>{t('start.text')}</p>
      {hasOwn && <p className="mt-3 text-accent">{t('start.replaces')}</p>}
    </Dialog>
  );
}
