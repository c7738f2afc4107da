import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useAnswerText } from '@/shared/answers/answer-labels';
import type { Answers } from '@/shared/answers/answers';
import { budgetSearch } from './share-budget';
import { shareSearch } from '@/shared/answers/share-link';
import type { QuestionStep } from '@/shared/answers/question-steps';
import { copyText } from '@/browser/copy-text';
import { programListParams } from '@/shared/program/list-params';
import { useSingleRun } from '@/shared/forms/use-single-run';
import { shareNatively } from '@/shared/sharing/share-natively';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { pathTo } from '@/routing/paths';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/forms/choice';
import { Dialog } from '@/ui/overlays/dialog';
import { toast } from '@/ui/overlays/toaster';

/** The parameters of the list that a link carries. */
const FILTERS = Object.keys(programListParams.defaults).filter(
  (name) => name !== 'page' && name !== 'view',
);

type AnswersProp = { answers: Answers };

/** An answer that the link carries; nothing without one. */
function Carried({ step, answers }: AnswersProp & { step: QuestionStep }) {
  const { t } = useTranslation('questions');
  const text = useAnswerText(step, answers);
  if (text === null) return null;
  return (
    <li className="border-b py-2.5">
      <span className="text-muted">{t(`short.${step}`)}</span>{' '}
      <span className="font-600 wrap-anywhere">{text}</span>
    </li>
  );
}

/** Lists what a link to this list carries, and shares it: never scores, the budget only if ticked (R21). */
export function ShareDialog({ answers, onClose }: AnswersProp & { onClose: () => void }) {
  const { t } = useTranslation(['results', 'common']);
  const locale = useLocale();
  const [inUrl] = useSearchParams();
  const [withFilters, setWithFilters] = useState(true);
  const [withBudget, setWithBudget] = useState(false);
  const [uncopied, setUncopied] = useState(false);
  const [, run] = useSingleRun();
  const budget = useAnswerText('budget', answers);
  const filters = FILTERS.flatMap((name) => {
    const value = inUrl.get(name);
    return value ? [[name, value] as const] : [];
  });
  const search = {
    ...(withFilters && Object.fromEntries(filters)),
    ...shareSearch(answers),
    ...budgetSearch(withBudget ? answers.budget : null),
  };
  const link = window.location.origin + pathTo(locale, 'school-list', { search });
  const data = { url: link, title: t('share.title') };
  const copy = async () => {
    if (await copyText(link)) {
      toast('success', t('share.copied'));
      onClose();
    } else setUncopied(true);
  };
  const share = () =>
    run(async () => {
      if (await shareNatively(data)) onClose();
      else await copy();
    });
  const option = (checked: boolean, set: (on: boolean) => void, label: ReactNode) => (
    <li className="border-b">
      <Checkbox checked={checked} onChange={({ target }) => set(target.checked)}>
        {label}
      </Checkbox>
    </li>
  );
  const canShare = navigator.canShare?.(data) ?? false;
  return (
    <Dialog open onClose={onClose} title={t('share.title')} closeLabel={t('common:action.close')}>
      <p id="share-carries">
        {Object.keys(search).length > 0 ? t('share.carries') : t('share.nothing')}
      </p>
      <ul aria-labelledby="share-carries" className="ruled mt-2">
        {(['countries', 'field', 'majors'] as const).map((step) => (
          <Carried key={step} step={step} answers={answers} />
        ))}
        {filters.length > 0 && option(withFilters, setWithFilters, t('share.filters'))}
        {budget !== null && option(withBudget, setWithBudget, t('share.budget', { budget }))}
      </ul>
      <p className="mt-3 text-muted">{t('share.never')}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {canShare && <Button onClick={() => void share()}>{t('share.native')}</Button>}
        <Button variant={canShare ? 'second' : 'primary'} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
      </div>
      {/* In place: a toast is gone before the link can be copied by hand. */}
      <p role="alert" className="mt-3 wrap-anywhere empty:hidden">
        {uncopied && t('share.failed', { link })}
      </p>
    </Dialog>
  );
}
