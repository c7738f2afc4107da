import { STATEMENTS, type Statement } from '@/api/discovery/contract';
import { useTranslation } from '@/i18n/use-translation';
import { ChoiceRow, ChoiceRows } from '@/ui/forms/choice-row';
import type { QuestionPartProps } from './quiz-question';
import { useDiscovery } from '@/shared/discovery/discovery-store';

export function StatementsQuestion({ labelledBy, describedBy }: QuestionPartProps) {
  const { t } = useTranslation('discovery');
  const { answers, answer } = useDiscovery();
  const toggle = (statement: Statement) => {
    const statements = answers.statements.includes(statement)
      ? answers.statements.filter((one) => one !== statement)
      : [...answers.statements, statement];
    answer({ ...answers, statements });
  };
  return (
    <ChoiceRows aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {STATEMENTS.map((statement) => (
        <ChoiceRow
          key={statement}
          type="checkbox"
          checked={answers.statements.includes(statement)}
          onChange={() => toggle(statement)}
        >
          {t(`statement.${statement}`)}
        </ChoiceRow>
      ))}
    </ChoiceRows>
  );
}
