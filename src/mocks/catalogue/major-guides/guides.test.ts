import { describe, expect, it } from 'vitest';
import { guideByKey } from './guides';
import type { GuideEntry } from './guide-entry';
import { programTitles, titleByKey, type TitleKey } from '@/mocks/catalogue/titles/program-titles';

/** Letters that Vietnamese has and English has not. */
const vietnamese = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i;

const guides = Object.entries(guideByKey) as [TitleKey, GuideEntry][]; // keys of a constant table
const sentences = ({ work, worth }: GuideEntry) => ({
  en: [...work.en, worth.en],
  vi: [...work.vi, worth.vi],
});

describe('guides to the majors', () => {
  it('exist for every program title', () => {
    expect(Object.keys(guideByKey).toSorted()).toEqual(Object.keys(titleByKey).toSorted());
    expect(guides).toHaveLength(programTitles.length);
  });

  it.each(guides)('%s has three or four sentences on the day, in both languages', (_, guide) => {
    expect([3, 4]).toContain(guide.work.en.length);
    expect(guide.work.vi).toHaveLength(guide.work.en.length);
  });

  it.each(guides)('%s uses whole sentences of a readable length', (_, guide) => {
    const { en, vi } = sentences(guide);
    for (const text of [...en, ...vi]) {
      expect(text).toMatch(/^[\p{Lu}“\d].*[.!?”]$/u);
      expect(text).toBe(text.trim().replaceAll(/\s+/g, ' ').normalize('NFC'));
      expect(text).not.toMatch(/['"]/);
      expect(text.length).toBeGreaterThan(24);
      expect(text.length).toBeLessThan(150);
    }
    for (const text of en)
      expect(text.replace(/Nghệ An|đồng/, '')).not.toMatch(
        /[đơưạảấầẩậắằẳẵặẹẻẽếềểệỉịọỏốồổộớờởợụủứừửữựỳỷỹỵ]/i,
      );
    for (const text of vi) expect(text).toMatch(vietnamese);
  });

  it.each(guides)('%s names school subjects and related majors', (key, { subjects, related }) => {
    for (const [list, least] of [
      [subjects, 3],
      [related, 2],
    ] as const) {
      expect(list.length).toBeGreaterThanOrEqual(least);
      expect(list.length).toBeLessThanOrEqual(4);
      expect(new Set(list).size).toBe(list.length);
    }
    expect(related).not.toContain(key);
    for (const other of related) expect(titleByKey[other]).toBeDefined();
  });

  it.each(guides)('%s can be reached from another one', (key) => {
    const from = guides.filter(([, { related }]) => related.includes(key));
    expect(from.length).toBeGreaterThan(0);
  });

  it('never repeat a sentence', () => {
    for (const language of ['en', 'vi'] as const) {
      const all = guides.flatMap(([, guide]) => sentences(guide)[language]);
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
