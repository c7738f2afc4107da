import { useId } from 'react';
import { ENVIRONMENTS } from '@/api/discovery/contract';
import { useTranslation } from '@/i18n/use-translation';
import { ChoiceRow, ChoiceRows } from '@/ui/forms/choice-row';
import type { QuestionPartProps } from './quiz-question';
import { useDiscovery } from '@/shared/discovery/discovery-store';

export function EnvironmentQuestion({ labelledBy, describedBy }: QuestionPartProps) {
  const { t } = useTranslation('discovery');
  const { answers, answer } = useDiscovery();
  const name = useId();
  return (
    <ChoiceRows role="radiogroup" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {ENVIRONMENTS.map((environment) => (
        <ChoiceRow
          key={environment}
          type="radio"
          name={name}
          checked={answers.environment === environment}
          onChange={() => answer({ ...answers, environment })}
          note={<span className="font-450">{t(`environmentNote.${environment}`)}</span>}
        >
          {t(`environment.${environment}`)}
        </ChoiceRow>
      ))}
    </ChoiceRows>
  );
}
