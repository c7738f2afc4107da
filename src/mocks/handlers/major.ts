import { getMajors, type Major } from '@/api/major/contract';
import { guideByKey } from '@/mocks/catalogue/major-guides/guides';
import { schoolSubjects } from '@/mocks/catalogue/major-guides/guide-entry';
import { preferences } from '@/mocks/catalogue/titles/preferences';
import { titleByKey } from '@/mocks/catalogue/titles/program-titles';
import { programs } from '@/mocks/catalogue/programs';
import type { Language } from '@/mocks/catalogue/text';
import { foldWords } from '@/lib/fold-text';
import { checkedSearch } from '@/mocks/server/list-options';
import { route } from '@/mocks/server/route';
import { keysOf } from '@/lib/keys-of';

const otherLanguage: Record<Language, Language> = { en: 'vi', vi: 'en' };

const keys = keysOf(titleByKey);

/** The searchable text: folded, each word after a space. */
const folded = (texts: readonly string[]) => ` ${texts.map(foldWords).join(' ')}`;

/** Program titles by field and id. */
const majors = keys
  .map((key) => {
    const [title, guide] = [titleByKey[key], guideByKey[key]];
    const parent = preferences.find(({ id }) => id === title.parentId);
    const names = [title.title.en, title.title.vi, ...(guide.also ?? [])];
    const rest = [title.learn, ...(parent ? [parent.title] : [])].flatMap(({ en, vi }) => [en, vi]);
    const count = programs.filter(({ titleId }) => titleId === title.id).length;
    return {
      title,
      guide,
      parent,
      count,
      names: folded(names),
      words: folded([...names, ...rest]),
    };
  })
  .toSorted((a, b) => a.title.parentId - b.title.parentId || a.title.id - b.title.id);

function majorWire(
  { title, guide, parent, count }: (typeof majors)[number],
  language: Language,
): Major {
  return {
    id: title.id,
    title: title.title[language],
    ...(parent && {
      parent: { id: parent.id, title: parent.title[language], code: parent.code },
    }),
    other_names: [title.title[otherLanguage[language]], ...(guide.also ?? [])],
    learn: title.learn[language],
    daily_work: [...guide.work[language]],
    subjects: guide.subjects.map((subject) => schoolSubjects[subject][language]),
    related: guide.related.map((key) => ({
      id: titleByKey[key].id,
      title: titleByKey[key].title[language],
    })),
    worth_knowing: guide.worth[language],
    program_count: count,
  };
}

/**
 * The majors in plain words. A search ignores diacritics and covers both languages; matches by name come
 * first, whole phrases before single words.
 */
export const majorRoutes = {
  getMajors: route(getMajors, 'open', ({ query, language }) => {
    const q = checkedSearch(query.get('q'));
    const parentId = query.get('parent_id') ?? '';
    const search = foldWords(q).split(' ').filter(Boolean);
    const isIn = (words: string) => search.every((word) => words.includes(` ${word}`));
    const found = majors.filter(
      ({ title, words }) => (parentId === '' || String(title.parentId) === parentId) && isIn(words),
    );
    const phrase = ` ${search.join(' ')}`;
    const score = ({ names }: (typeof majors)[number]) =>
      Number(isIn(names)) + Number(names.includes(phrase));
    const byName = found.toSorted((a, b) => score(b) - score(a));
    return { data: byName.map((major) => majorWire(major, language)) };
  }),
};
