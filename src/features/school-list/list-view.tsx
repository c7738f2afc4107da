import { useSignedIn } from '@/api/http/use-session';
import { ProgramActionsContext } from '@/shared/program/program-actions';
import { ResultsBody } from '@/features/school-list/list/results-body';
import { useResults } from '@/features/school-list/list/use-results';
import { ProgramLeftovers } from '@/shared/saved/device-leftovers';
import { SaveButton, SaveToggle } from '@/shared/saved/save-toggle';
import { SavedLine } from '@/shared/saved/saved-line';
import { SavedProvider } from '@/shared/saved/saved-provider';
import { AnswerChips } from '@/shared/answers/answer-chips';
import { answerCount } from '@/shared/answers/answers';
import { useAnswers } from '@/shared/answers/use-answers';
import { useRelaxations } from '@/shared/answers/use-relaxations';
import { useUnknownAnswers } from '@/shared/answers/use-unknown-answers';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { buttonClass } from '@/ui/button-class';
import { ListHeader } from './list-header';
import { ListNotices } from './list-notices';

const actions = { Toggle: SaveToggle, Button: SaveButton };

/** The ranking rule in short; `docs/ranking.md` has it in full. */
function HowRanked() {
  const { t } = useTranslation('results');
  return (
    <details className="mt-10 border-t">
      <summary className="min-h-11 py-2.5 font-600 text-brand">{t('ranking.title')}</summary>
      <ol className="max-w-[70ch] list-decimal pb-2 pl-5 text-muted">
        {(['narrow', 'compare', 'order', 'odds'] as const).map((key) => (
          <li key={key} className="py-1.5 pl-1">
            {t(`ranking.${key}`)}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The answers as chips, then the results. `arrived`: it replaced a question, so its heading takes the focus. */
export function ListView({ arrived }: { arrived: boolean }) {
  const { t } = useTranslation('questions');
  const signedIn = useSignedIn();
  const { answers, loading, change } = useAnswers();
  useUnknownAnswers(answers, !signedIn);
  const results = useResults({ answers, enabled: !loading });
  const isEmpty = results.total === 0 && !results.loading && !results.failed;
  const relaxations = useRelaxations(answers, change, isEmpty);
  const hasNoAnswers = answerCount(answers) === 0 && !loading;
  return (
    <div className="pb-8">
      <ProgramLeftovers />
      <ListNotices dropped={results.dropped} leftOut={results.leftOut} />
      <ListHeader results={results} answers={answers} arrived={arrived} />
      <div className="my-4 md:my-6">
        <AnswerChips answers={answers} change={change} />
      </div>
      {hasNoAnswers && (
        <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-y py-4">
          <p className="flex-1 basis-80 text-17 text-muted">{t('list.invite')}</p>
          <LocalLink to="school-list" search={{ step: 'countries' }} className={buttonClass()}>
            {t('list.start')}
          </LocalLink>
        </div>
      )}
      <SavedProvider>
        <ProgramActionsContext value={actions}>
          <ResultsBody results={results} relaxations={relaxations} note={<SavedLine />} />
        </ProgramActionsContext>
      </SavedProvider>
      <HowRanked />
    </div>
  );
}
