import { describe, expect, it } from 'vitest';
import { countries } from '@/mocks/catalogue/countries';
import { preferences } from '@/mocks/catalogue/titles/preferences';
import { scholarships } from './scholarships';
import { scholarshipAsks, scholarshipDocuments } from './scholarships-asks';

const dayExists = ({ month, day }: { month: number; day: number }) =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(2025, month, 0)).getUTCDate();

describe('the scholarships of the catalogue', () => {
  it('are fifty-four different ones', () => {
    expect(scholarships).toHaveLength(54);
    for (const of of [
      scholarships.map(({ id }) => String(id)),
      scholarships.map(({ name }) => name.en),
      scholarships.map(({ name }) => name.vi),
    ]) {
      expect(new Set(of).size).toBe(54);
    }
  });

  it('cover every country of the catalogue', () => {
    const reached = new Set(scholarships.flatMap((row) => row.countries));
    const missing = countries.filter(({ code }) => !reached.has(code)).map(({ code }) => code);
    expect(missing).toEqual([]);
  });

  it('have no broken references, and unique sites', () => {
    for (const { website, fields = [] } of scholarships) {
      expect(website).toMatch(/^https:\/\/[\w.-]+$/);
      for (const id of fields) expect(preferences.map((row) => row.id)).toContain(id);
    }
  });

  it('have valid requirements and dates', () => {
    for (const { term, asks, amount } of scholarships) {
      expect(!term || (dayExists(term.opens) && dayExists(term.closes))).toBe(true);
      const { ielts = 6, average = 8, sat = 1400 } = asks;
      expect([5.5, 6, 6.5, 7, 7.5]).toContain(ielts);
      expect(average >= 6.5 && average <= 9.5 && sat <= 1600).toBe(true);
      expect(amount.usd >= 500 && amount.usd <= 90_000 && amount.usd % 100 === 0).toBe(true);
    }
  });

  it('use every kind of document and requirement', () => {
    const asked = new Set(scholarships.flatMap(({ asks }) => asks.other ?? []));
    const sent = new Set(scholarships.flatMap(({ documents }) => documents));
    expect([...asked].toSorted()).toEqual(Object.keys(scholarshipAsks).toSorted());
    expect([...sent].toSorted()).toEqual(Object.keys(scholarshipDocuments).toSorted());
  });
});
