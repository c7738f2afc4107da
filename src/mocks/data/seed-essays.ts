import { classTexts, ledgerTexts, letterTexts, pumpTexts } from './seed-essay-texts';
import type { StoredEssay } from './tables';

type Sample = Pick<StoredEssay, 'prompt' | 'word_limit' | 'status' | 'purpose'> & {
  texts: readonly [string, ...string[]];
  /** When each text was saved, in hours before now, in the order of `texts`. */
  hoursAgo: readonly [number, ...number[]];
};

const samples: readonly Sample[] = [
  {
    texts: pumpTexts,
    hoursAgo: [94, 70, 42, 17.6, 16, 0.6],
    prompt: 'Describe a problem you have solved or would like to solve. Why does it matter to you?',
    word_limit: 650,
    status: 'draft',
    purpose: 'Common App',
  },
  {
    texts: letterTexts,
    hoursAgo: [190, 45],
    prompt: 'Why this program, and why here? What do you bring, and what will be hard for you?',
    word_limit: 500,
    status: 'review',
    purpose: 'University of Groningen',
  },
  {
    texts: ledgerTexts,
    hoursAgo: [310, 122],
    prompt: 'Kể về một người đã làm thay đổi cách bạn nghĩ về việc học.',
    word_limit: 800,
    status: 'draft',
    purpose: 'Học bổng khuyến học của tỉnh',
  },
  {
    texts: classTexts,
    hoursAgo: [505],
    prompt: 'Tell us about a community you belong to.',
    word_limit: 150,
    status: 'done',
    purpose: 'RMIT University Vietnam',
  },
];

/** Linh's essays with their versions; times are counted back from `at`. */
export function linhEssays(at: Date): StoredEssay[] {
  return samples.map(({ texts, hoursAgo, ...own }, index) => {
    const moment = (hours: number) => new Date(at.getTime() - hours * 3_600_000).toISOString();
    const saved = texts.map((content, place) => ({
      version: place + 1,
      content,
      saved_at: moment(hoursAgo[place] ?? 0),
    }));
    const now = saved.at(-1);
    return {
      id: `e${index + 1}`,
      clientId: `sample-${index + 1}`,
      content: now?.content ?? '',
      ...own,
      version: texts.length,
      createdAt: moment(hoursAgo[0]),
      updatedAt: now?.saved_at ?? moment(0),
      deletedAt: null,
      versions: saved.slice(0, -1).toReversed(),
    };
  });
}
