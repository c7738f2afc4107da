import { useNavigate } from 'react-router';
import { CATALOGUE_IDS, type SampleAnswers } from './sample';
import { useDemo } from './store';
import { answerCount, NO_ANSWERS, type Answers } from '@/shared/answers/answers';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { pathTo } from '@/routing/paths';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';

/** The minimum of the budget range for each maximum, in dollars a year. */
const BUDGET_MIN: Record<number, string> = { 10_000: '0', 20_000: '10000', 30_000: '20000' };

function answersOfSample({ budgetMax, average, ielts }: SampleAnswers): Answers {
  return {
    ...NO_ANSWERS,
    ...CATALOGUE_IDS,
    budget: { min: BUDGET_MIN[budgetMax] ?? '30000', max: String(budgetMax) },
    average,
    ielts,
  };
}

/** Asks whether to start with the sample's answers, the visitor's own, or none. */
export function StartDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['demo', 'common']);
  const locale = useLocale();
  const navigate = useNavigate();
  const hasOwn = useAnswersStore((state) => answerCount(state.answers) > 0);
  const answer = useAnswersStore((state) => state.answer);
  const toFlow = () => void navigate(pathTo(locale, 'home'));
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
            onClick={() => {
              answer(answersOfSample(useDemo.getState().data.answers));
              toFlow();
            }}
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
