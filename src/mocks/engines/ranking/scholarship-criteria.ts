import type { Criterion } from '@/api/program/contract';
import type { StudentAnswers } from './answers';
import { countries, countryId } from '@/mocks/catalogue/countries';
import { preferences } from '@/mocks/catalogue/titles/preferences';
import { programTitles } from '@/mocks/catalogue/titles/program-titles';
import type { CatalogueScholarship } from '@/mocks/catalogue/scholarships/scholarship';
import { scholarshipAsks } from '@/mocks/catalogue/scholarships/scholarships-asks';
import type { Text } from '@/mocks/catalogue/text';
import { gradeCriterion, scoreCriterion, type CriterionResult } from './criteria';
import * as words from './criteria-words';

/** Ids of the catalogue's countries where the scholarship can be used. */
export function countryIdsOf({ countries: places }: CatalogueScholarship): string[] {
  return places.flatMap((place) => (typeof place === 'string' ? [String(countryId[place])] : []));
}

/** Where the scholarship can be used, with the country's id if the catalogue has it. */
export function placesOf({ countries: places }: CatalogueScholarship) {
  return places.map((place): { id: number | null; name: Text } => {
    if (typeof place !== 'string') return { id: null, name: place };
    const known = countries.find(({ code }) => code === place);
    return { id: countryId[place], name: known?.name ?? { en: place, vi: place } };
  });
}

/** `A, B or C`, `A, B hoặc C`. */
function anyOf(texts: readonly Text[]): Text {
  const join = (language: keyof Text, or: string) => {
    const all = texts.map((text) => text[language]);
    return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(or);
  };
  return { en: join('en', ' or '), vi: join('vi', ' hoặc ') };
}

function within(text: Text, en: string, vi: string): Text {
  return { en: en + text.en, vi: vi + text.vi };
}

/** `the Netherlands`: the name of a country as part of a sentence. */
export function inSentence({ en, vi }: Text): Text {
  return { en: en.replace(/^(?=United |Netherlands$)/, 'the '), vi };
}

/** Met if a chosen value is offered; unknown if nothing was chosen. */
function includesChosen(chosen: readonly string[], offered: readonly string[]): Criterion['state'] {
  if (chosen.length === 0) return 'unknown';
  return chosen.some((id) => offered.includes(id)) ? 'met' : 'unmet';
}

function countryCriterion(
  row: CatalogueScholarship,
  { countryIds }: StudentAnswers,
): CriterionResult {
  const names = placesOf(row).map(({ name }) => name);
  const chosen = countries.filter(({ id }) => countryIds?.includes(String(id)));
  return {
    key: 'country',
    state: includesChosen(countryIds ?? [], countryIdsOf(row)),
    asked: within(anyOf(names.map(inSentence)), 'To study in ', 'Học tại '),
    you: chosen.length === 0 ? null : anyOf(chosen.map(({ name }) => name)),
  };
}

/** The fields of the answers, taken from the majors or directly. */
function fieldsOf({ preferenceId, titleIds }: StudentAnswers): string[] {
  if (!titleIds) return preferenceId === null ? [] : [preferenceId];
  const parents = programTitles.filter(({ id }) => titleIds.includes(String(id)));
  return [...new Set(parents.map(({ parentId }) => String(parentId)))];
}

function fieldCriterion(fields: readonly number[], answers: StudentAnswers): CriterionResult {
  const chosenFields = fieldsOf(answers);
  const titles = (ids: readonly string[]) =>
    preferences.filter(({ id }) => ids.includes(String(id))).map(({ title }) => title);
  const offered = fields.map(String);
  const you = titles(chosenFields);
  return {
    key: 'field',
    state: includesChosen(chosenFields, offered),
    asked: within(anyOf(titles(offered)), 'A major in: ', 'Ngành thuộc: '),
    you: you.length === 0 ? null : anyOf(you),
  };
}

/** A budget range on both sides of the limit is unknown. */
function needCriterion(under: number, { budgetMin, budgetMax }: StudentAnswers): CriterionResult {
  const row = { key: 'need', asked: words.needAsked(under) };
  if (budgetMin === null && budgetMax === null) return { ...row, state: 'unknown', you: null };
  const you = words.budgetYou(budgetMin, budgetMax);
  if (budgetMax !== null && budgetMax <= under) return { ...row, state: 'met', you };
  return { ...row, state: (budgetMin ?? 0) >= under ? 'unmet' : 'unknown', you };
}

/**
 * The criteria of a scholarship for studies that start in `start` (`YYYY-MM`), in the order shown. As with programs, each depends on
 * one answer (docs/ranking.md). Citizenship stays unknown because nobody is asked for it.
 */
export function scholarshipCriteria(
  row: CatalogueScholarship,
  answers: StudentAnswers,
  at: { now: Date; start: string },
): CriterionResult[] {
  const { ielts, average, sat, finishedGrade12, nationality, needUnder, other } = row.asks;
  const rows: CriterionResult[] = [countryCriterion(row, answers)];
  if (row.fields) rows.push(fieldCriterion(row.fields, answers));
  if (average !== undefined) {
    rows.push(scoreCriterion('average', average, words.averageAsked(average), answers));
  }
  if (ielts !== undefined) {
    rows.push(scoreCriterion('language', ielts, words.ieltsAsked(ielts, null), answers));
  }
  if (sat !== undefined) {
    rows.push(scoreCriterion('test', sat, words.satAsked(sat), answers));
  }
  if (finishedGrade12) rows.push(gradeCriterion(12, answers, at));
  if (needUnder !== undefined) rows.push(needCriterion(needUnder, answers));
  if (nationality)
    rows.push({ key: 'nationality', state: 'unknown', asked: nationality, you: null });
  for (const key of other ?? []) {
    rows.push({ key: 'other', state: 'unknown', asked: scholarshipAsks[key], you: null });
  }
  return rows;
}
