import { useDiscovery } from '@/shared/discovery/discovery-store';
import { openPanel } from '@/shared/panel/panel-store';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';

/** Introduces the page, with the quiz and Sophie for students who are unsure. */
export function MajorsHead() {
  const { t } = useTranslation('majors');
  const setTab = useDiscovery((state) => state.setTab);
  return (
    <div className="grid items-end gap-x-18 gap-y-6 lg:grid-cols-[8fr_4fr]">
      <div>
        <p className="text-13 text-muted">{t('eyebrow')}</p>
        <h1 className="my-1 text-32">{t('title')}</h1>
        <p className="max-w-[60ch] text-17 text-muted">{t('lead')}</p>
      </div>
      <section aria-labelledby="majors-unsure">
        <h2 id="majors-unsure" className="mb-2 text-13 text-muted">
          {t('unsure.title')}
        </h2>
        <div className="flex flex-wrap gap-2">
          <LocalLink
            to="sophie"
            className={buttonClass({ variant: 'second' })}
            onClick={() => setTab('quiz')}
          >
            {t('unsure.quiz')}
          </LocalLink>
          <Button
            variant="quiet"
            onClick={() => {
              setTab('chat');
              openPanel('chat');
            }}
          >
            {t('unsure.sophie')}
          </Button>
        </div>
      </section>
    </div>
  );
}
