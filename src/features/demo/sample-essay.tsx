import { useTranslation } from '@/i18n/use-translation';
import { AutosizeTextarea } from '@/ui/forms/autosize-textarea';
import { useId, useMemo, useRef, useState } from 'react';
import { Part } from './part';
import { COMMENT_IDS } from './sample';
import { useDemo } from './store';
import { MarkedText } from '@/shared/remarks/marked-text';
import type { RemarkLabels } from '@/shared/remarks/remark-card';
import { RemarkList } from '@/shared/remarks/remark-list';
import { remarksOn, type Remark } from '@/shared/remarks/remarks';
import { useLocale } from '@/i18n/use-locale';
import { LocalLink } from '@/routing/local-link';
import { SegmentedControl } from '@/ui/forms/segmented-control';

function useSampleRemarks(edited: string | null): { remarks: Remark[]; sample: string } {
  const { t } = useTranslation('demo');
  const done = useDemo((state) => state.data.done);
  const sample = [t('essay.one'), t('essay.two'), t('essay.three')].join('\n\n');
  const remarks = useMemo(() => {
    const comments = COMMENT_IDS.map((id) => {
      const quote = t(`comment.${id}.quote`);
      const start = sample.indexOf(quote);
      const question = t(`comment.${id}.question`);
      const suggestion = t(`comment.${id}.suggestion`);
      return { id, kind: id, start, end: start + quote.length, question, suggestion };
    });
    return remarksOn(comments, sample, edited ?? sample, done);
  }, [t, sample, edited, done]);
  return { remarks, sample };
}

/** The sample student's essay with comments; changes stay on the page.  */
export function SampleEssay() {
  const { t } = useTranslation('demo');
  const locale = useLocale();
  const scope = useId();
  const essay = useDemo((state) => state.data.essay);
  const done = useDemo((state) => state.data.done);
  const change = useDemo((state) => state.change);
  const type = useDemo((state) => state.type);
  const [view, setView] = useState<'read' | 'write'>('read');
  const box = useRef<HTMLTextAreaElement>(null);
  const edited = essay[locale];
  const { remarks, sample } = useSampleRemarks(edited);
  const text = edited ?? sample;
  const labels: RemarkLabels = {
    ...t('comment', { returnObjects: true }),
    kind: (kind) => {
      const known = COMMENT_IDS.find((id) => id === kind);
      return known ? t(`comment.kind.${known}`) : null;
    },
  };
  return (
    <Part id="essay" title={t('essay.title')} lead={t('essay.lead')}>
      <div className="grid gap-x-14 gap-y-8 border-t pt-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <SegmentedControl
            label={t('essay.view')}
            options={[
              { value: 'read', label: t('essay.read') },
              { value: 'write', label: t('essay.write') },
            ]}
            value={view}
            onChange={setView}
          />
          <p className="mt-6 mb-6 border-l-2 border-brand pl-4 text-muted">{t('essay.prompt')}</p>
          <h3 className="mb-4 text-32">{t('essay.heading')}</h3>
          {view === 'read' ? (
            <MarkedText
              text={text}
              remarks={remarks}
              scope={scope}
              label={t('essay.marked')}
              nameOf={(number) => t('comment.mark', { number })}
            />
          ) : (
            <AutosizeTextarea
              ref={box}
              aria-label={t('essay.text')}
              value={text}
              onChange={(event) => type({ essay: { ...essay, [locale]: event.target.value } })}
              className="text-17 leading-[2rem]"
            />
          )}
          <LocalLink to="ai-essay" className="link tap mt-4">
            {t('essay.own')}
          </LocalLink>
        </div>
        <RemarkList
          remarks={remarks}
          labels={labels}
          scope={scope}
          label={t('essay.comments')}
          alignToMarks={view === 'read'}
          onDone={({ id }, isDone) => {
            const others = done.filter((other) => other !== id);
            change({ done: isDone ? [...others, id] : others }, isDone ? 'comment' : 'commentOpen');
          }}
          {...(view === 'write' && {
            onGo: ({ place }) => {
              box.current?.focus();
              if (place) box.current?.setSelectionRange(place.start, place.end);
            },
          })}
        />
      </div>
    </Part>
  );
}
