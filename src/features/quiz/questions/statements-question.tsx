import { STATEMENTS } from '@/api/discovery/contract';
import { useTranslation } from '@/i18n/use-translation';
import { ChoiceRow, ChoiceRows } from '@/ui/forms/choice-row';
import type { QuestionPartProps } from './quiz-question';
import { toggleStatement } from '@/shared/discovery/quiz-answers';
import { useDiscovery } from '@/shared/discovery/discovery-store';

export function StatementsQuestion({ labelledBy, describedBy }: QuestionPartProps) {
  const { t } = useTranslation('discovery');
  const { answers, answer } = useDiscovery();
  return (
    <ChoiceRows aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {STATEMENTS.map((statement) => (
        <ChoiceRow
          key={statement}
          type="checkbox"
          checked={answers.statements.includes(statement)}
          onChange={() => answer(toggleStatement(answers, statement))}
        >
          {t(`statement.${statement}`)}
        </ChoiceRow>
      ))}
    </ChoiceRows>
  );
}
