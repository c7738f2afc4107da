import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import type { GuideSummary } from '@/api/resource/contract';
import type { ReadingLanguage } from '@/api/resource/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { ReadingLanguageChoice } from './reading-language';
import { useGuideFormat } from './use-guide-format';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t py-2.5 lg:flex lg:flex-wrap lg:justify-between lg:gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="font-600">{children}</dd>
    </div>
  );
}

type Props = {
  guide: GuideSummary;
  language: ReadingLanguage;
  onLanguage: (language: ReadingLanguage) => void;
};

/** The column next to a guide: number, length, grades, date and language. */
export function GuideFacts({ guide, language, onLanguage }: Props) {
  const { t } = useTranslation('resources');
  const format = useGuideFormat();
  const onlyLanguage = format.onlyIn(guide, language);
  return (
    <aside aria-label={t('reader.facts')} className="grid gap-6">
      <div className="max-lg:hidden">
        <p aria-hidden className="fig num text-44 text-muted">
          {format.number(guide)}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 lg:grid-cols-1 lg:border-b max-lg:[&>:nth-last-child(-n+2)]:border-b">
        <Fact name={t('reader.time')}>{format.minutes(guide)}</Fact>
        <Fact name={t('reader.stage')}>{t(`stage.${guide.stage}.name`)}</Fact>
        <Fact name={t('reader.for')}>{format.grades(guide)}</Fact>
        <Fact name={t('reader.updated')}>{format.updated(guide)}</Fact>
      </dl>
      {onlyLanguage !== null && <Notice>{t('reader.onlyIn', { language: onlyLanguage })}</Notice>}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3 print:hidden">
        <ReadingLanguageChoice value={language} onChange={onLanguage} />
        <Button variant="quiet" onClick={() => window.print()}>
          <Icon of={Printer} />
          {t('reader.print')}
        </Button>
      </div>
    </aside>
  );
}
