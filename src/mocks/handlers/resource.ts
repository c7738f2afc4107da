import * as v from 'valibot';
import { getResource, getResources, guideStageSchema } from '@/api/resource/contract';
import { countWords } from '@/lib/count-text';
import type { CatalogueGuide } from '@/mocks/catalogue/resources/guide';
import { guides } from '@/mocks/catalogue/resources/guides';
import type { Language, Text } from '@/mocks/catalogue/text';
import { foldWords } from '@/lib/fold-text';
import { checkedSearch } from '@/mocks/server/list-options';
import { Refusal } from '@/mocks/server/refusal';
import { route } from '@/mocks/server/route';
import { validated } from '@/mocks/server/validate';

/** Words per minute (in Vietnamese: syllables) of a sixteen-year-old who reads to understand. */
const PACE: Record<Language, number> = { en: 190, vi: 260 };

const noGuide: Text = {
  en: 'We don’t have this guide.',
  vi: 'Chúng tôi không có bài hướng dẫn này.',
};

const querySchema = v.object({
  stage: v.nullable(guideStageSchema),
  grade: v.nullable(v.string()),
  language: v.nullable(v.picklist(['en', 'vi'])),
  q: v.nullable(v.string()),
});

function filtersFrom(query: URLSearchParams) {
  const [stage, grade, language, q] = ['stage', 'grade', 'language', 'q'].map(
    (name) => query.get(name) || null,
  );
  checkedSearch(q);
  return validated(querySchema, { stage, grade, language, q });
}

function summaryWire(guide: CatalogueGuide, language: Language) {
  return {
    id: guide.id,
    title: guide.title[language],
    summary: guide.summary[language],
    stage: guide.stage,
    grades: [...guide.grades],
    minutes: Math.max(1, Math.round(countWords(guide.body[language]) / PACE[language])),
    updated: guide.updated,
    language,
    languages: ['en', 'vi'],
    order_no: guides.indexOf(guide) + 1,
  };
}

/**
 * Whether a search matches a guide: each word starts a word of the title or summary in either language, or the
 * whole search occurs in the body.
 */
function found({ title, summary, body }: CatalogueGuide, language: Language, q: string): boolean {
  const wanted = foldWords(q);
  const head = ` ${foldWords([title.en, summary.en, title.vi, summary.vi].join(' '))}`;
  if (wanted.split(' ').every((word) => head.includes(` ${word}`))) return true;
  return ` ${foldWords(body[language])}`.includes(` ${wanted}`);
}

export const resourceRoutes = {
  getResources: route(getResources, 'open', ({ query, language: pageLanguage }) => {
    const { stage, grade, language: read, q } = filtersFrom(query);
    const language = read ?? pageLanguage;
    const rows = guides.filter(
      (guide) =>
        (stage === null || guide.stage === stage) &&
        (grade === null || guide.grades.map(String).includes(grade)) &&
        (q === null || found(guide, language, q)),
    );
    return { data: rows.map((guide) => summaryWire(guide, language)) };
  }),

  getResource: route(getResource, 'open', ({ params, query, language: pageLanguage }) => {
    const guide = guides.find(({ id }) => id === params['id']);
    if (!guide) throw new Refusal(404, noGuide);
    const language = filtersFrom(query).language ?? pageLanguage;
    return { data: { ...summaryWire(guide, language), body: guide.body[language].trim() } };
  }),
};
