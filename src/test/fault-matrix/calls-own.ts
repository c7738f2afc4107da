import { achievementsQuery, achievementWriteMutation } from '@/api/achievement/queries';
import {
  addBookmarksMutation,
  bookmarksQuery,
  bookmarkWriteMutation,
} from '@/api/bookmark/queries';
import {
  changeEssayMutation,
  createEssay,
  createEssayMutation,
  deleteEssayMutation,
  essayQuery,
  essaysQuery,
  restoreEssayMutation,
  saveEssay,
} from '@/api/essay/queries';
import {
  addScholarshipsMutation,
  savedScholarshipsQuery,
  savedWriteMutation,
} from '@/api/scholarship/queries';
import { otherLanguage } from './calls-account';
import { DELETED_ESSAY } from './person';
import { direct, kept, reading, writing, type Asked } from './ways';

const tagOf = ({ language, other }: Asked) => (other ? otherLanguage(language) : language);
const mine = ({ other }: Asked) => (other ? 1 : 0);

const bookmarkWrite = ({ client, language }: Asked) => bookmarkWriteMutation(client, language);
const savedWrite = ({ client, language }: Asked) => savedWriteMutation(client, language);
const loudly = ({ client }: Asked) => achievementWriteMutation(client, false);

const onList = kept(({ language }) => bookmarksQuery(language));
const saved = kept(({ language }) => savedScholarshipsQuery(language));
const achieved = kept(() => achievementsQuery());

const ONE_ROW = 'the row is gone with the first';
const ONE_PRESS = 'a form is sent once at a time (e2e/pages/forms.spec.ts)';

/** What belongs to the account: the list, scholarships, essays, achievements. */
export const ownCalls = {
  getBookmarks: [reading('place', (asked) => bookmarksQuery(tagOf(asked)))],
  postBookmark: [
    writing(
      bookmarkWrite,
      (asked) => ({ kind: 'add' as const, program: asked.samples.programs[mine(asked)] }),
      { name: 'save', kept: onList },
    ),
    writing(
      ({ client, language }) => addBookmarksMutation(client, language, () => {}),
      ({ samples: { programs } }) => [programs[0].id],
      { name: 'from the device', forgives: [404], alone: 'its button is busy meanwhile' },
    ),
  ],
  patchBookmark: [
    writing(
      bookmarkWrite,
      ({ samples: { bookmarks }, other }) => ({
        kind: 'change' as const,
        programId: bookmarks[0].program.id,
        changes: { note: other ? 'second' : 'first' },
      }),
      { name: 'board', kept: onList },
    ),
    writing(
      // As `useSaveInPlace` has it.
      (asked) => ({ ...bookmarkWrite(asked), meta: { shownInPlace: true } }),
      ({ samples: { bookmarks }, other }) => ({
        kind: 'change' as const,
        programId: bookmarks[0].program.id,
        changes: { note: other ? 'second' : 'first' },
      }),
      { name: 'form', place: true, kept: onList },
    ),
  ],
  deleteBookmark: [
    writing(
      bookmarkWrite,
      (asked) => ({
        kind: 'remove' as const,
        programId: asked.samples.bookmarks[mine(asked)].program.id,
      }),
      { kept: onList },
    ),
  ],
  getSavedScholarships: [reading('place', (asked) => savedScholarshipsQuery(tagOf(asked)))],
  postSavedScholarship: [
    writing(
      savedWrite,
      (asked) => ({ scholarship: asked.samples.scholarships[mine(asked)], saved: true }),
      { name: 'save', kept: saved },
    ),
    writing(
      ({ client, language }) => addScholarshipsMutation(client, language, () => {}),
      ({ samples: { scholarships } }) => [scholarships[0].id],
      { name: 'from the device', forgives: [404], alone: 'its button is busy meanwhile' },
    ),
  ],
  deleteSavedScholarship: [
    writing(
      savedWrite,
      (asked) => ({ scholarship: asked.samples.scholarships[mine(asked)], saved: false }),
      { kept: saved },
    ),
  ],
  getEssays: [reading('place', () => essaysQuery())],
  getEssay: [reading('place', (asked) => essayQuery(String(asked.samples.essays[mine(asked)].id)))],
  postEssay: [
    writing(
      ({ client }) => createEssayMutation(client),
      () => ({ client_id: crypto.randomUUID(), content: 'Title: A Essay: B' }),
      { name: 'copy', alone: ONE_PRESS },
    ),
    direct(
      'place',
      () => createEssay({ client_id: crypto.randomUUID(), content: 'Title: A Essay: B' }),
      { name: 'form', limited: true, alone: ONE_PRESS },
    ),
  ],
  patchEssay: [
    writing(
      ({ client }) => changeEssayMutation(client),
      ({ samples: { essays }, other }) => ({
        essay: essays[0],
        changes: { purpose: other ? 'second' : 'first' },
      }),
      {
        name: 'row',
        rebased: true,
        // A list does not tell the versions, a save does.
        kept: kept(
          () => essaysQuery(),
          (list) => list.map(({ id, purpose, version }) => ({ id, purpose, version })),
        ),
      },
    ),
    direct(
      'place',
      ({ samples: { essays } }, signal) => {
        const [{ id, version }] = essays;
        return saveEssay(id, { version, content: 'Title: A Essay: C' }, signal);
      },
      { name: 'editor', alone: 'one save at a time (src/features/essays/draft/draft-engine.ts)' },
    ),
  ],
  deleteEssay: [
    writing(
      ({ client }) => deleteEssayMutation(client),
      ({ samples: { essays } }) => essays[1].id,
      { alone: ONE_ROW },
    ),
  ],
  restoreEssay: [
    writing(
      ({ client }) => restoreEssayMutation(client),
      () => DELETED_ESSAY,
      { alone: 'its button is gone with the first' },
    ),
  ],
  getAchievements: [reading('toast', () => achievementsQuery())],
  postAchievement: [
    writing(
      loudly,
      ({ other }) => ({
        kind: 'add' as const,
        fields: { type: 'club' as const, title: 'Chess', role: other ? 'second' : 'first' },
        client_id: crypto.randomUUID(),
      }),
      { name: 'copy', kept: achieved },
    ),
    writing(
      ({ client }) => achievementWriteMutation(client, true),
      ({ other }) => ({
        kind: 'add' as const,
        fields: { type: 'club' as const, title: 'Chess', role: other ? 'second' : 'first' },
        client_id: crypto.randomUUID(),
      }),
      { name: 'form', place: true, kept: achieved },
    ),
  ],
  patchAchievement: [
    writing(
      loudly,
      ({ samples: { achievements }, other }) => ({
        kind: 'change' as const,
        id: achievements[0].id,
        changes: { role: other ? 'second' : 'first' },
      }),
      { kept: achieved },
    ),
  ],
  deleteAchievement: [
    writing(
      loudly,
      (asked) => ({ kind: 'remove' as const, id: asked.samples.achievements[mine(asked)].id }),
      { kept: achieved },
    ),
  ],
} as const;
