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
import { planStepsQuery, removePlanStep, savePlanStep } from '@/api/plan-step/queries';
import {
  addScholarshipsMutation,
  savedScholarshipsQuery,
  savedWriteMutation,
} from '@/api/scholarship/queries';
import { otherLanguage } from './calls-account';
import { DELETED_ESSAY } from './test-user';
import { direct, cached, query, mutation, type CallContext } from './variants';

const tagOf = ({ language, other }: CallContext) => (other ? otherLanguage(language) : language);
const sampleIndex = ({ other }: CallContext) => (other ? 1 : 0);

const bookmarkWrite = ({ client }: CallContext) => bookmarkWriteMutation(client);
const savedWrite = ({ client }: CallContext) => savedWriteMutation(client);
const achievementWrite = ({ client }: CallContext) => achievementWriteMutation(client, false);

const onList = cached(({ language }) => bookmarksQuery(language));
const saved = cached(({ language }) => savedScholarshipsQuery(language));
const achieved = cached(() => achievementsQuery());

const ONE_ROW = 'the first call removes the row';
const ONE_STEP = 'one change at a time (src/shared/steps/outbox-sync.ts)';
const SUBMITTED_ONCE = 'a form is submitted once at a time (e2e/pages/forms.spec.ts)';

const FROM_DEVICE = {
  name: 'from the device',
  acceptedStatuses: [404],
  neverConcurrent: 'its button is disabled during the call',
};

const noteChange = ({ language, samples: { bookmarks }, other }: CallContext) => ({
  kind: 'change' as const,
  language,
  programId: bookmarks[0].program.id,
  changes: { note: other ? 'second' : 'first' },
});

/** Calls for the plan, scholarships, essays and achievements of an account. */
export const ownCalls = {
  getBookmarks: [query('inline', (context) => bookmarksQuery(tagOf(context)))],
  postBookmark: [
    mutation(
      bookmarkWrite,
      (context) => ({
        kind: 'add' as const,
        language: context.language,
        program: context.samples.programs[sampleIndex(context)],
      }),
      { name: 'save', cached: onList },
    ),
    mutation(
      ({ client, language }) => addBookmarksMutation(client, language, () => {}),
      ({ samples: { programs } }) => [programs[0].id],
      FROM_DEVICE,
    ),
  ],
  patchBookmark: [
    mutation(bookmarkWrite, noteChange, { name: 'board', cached: onList }),
    mutation(({ client }) => bookmarkWriteMutation(client, true), noteChange, {
      name: 'form',
      inline: true,
      cached: onList,
    }),
  ],
  deleteBookmark: [
    mutation(
      bookmarkWrite,
      (context) => ({
        kind: 'remove' as const,
        language: context.language,
        programId: context.samples.bookmarks[sampleIndex(context)].program.id,
      }),
      { cached: onList },
    ),
  ],
  getPlanSteps: [query('inline', () => planStepsQuery())],
  putPlanStep: [
    direct(
      'inline',
      ({ samples: { steps } }) => savePlanStep(steps[0], { ...steps[0], state: 'done' }),
      { isWatched: true, neverConcurrent: ONE_STEP },
    ),
  ],
  deletePlanStep: [
    direct('inline', ({ samples: { steps } }) => removePlanStep(steps[0]), {
      isWatched: true,
      neverConcurrent: ONE_STEP,
    }),
  ],
  getSavedScholarships: [query('inline', (context) => savedScholarshipsQuery(tagOf(context)))],
  postSavedScholarship: [
    mutation(
      savedWrite,
      (context) => ({
        language: context.language,
        scholarship: context.samples.scholarships[sampleIndex(context)],
        saved: true,
      }),
      { name: 'save', cached: saved },
    ),
    mutation(
      ({ client, language }) => addScholarshipsMutation(client, language, () => {}),
      ({ samples: { scholarships } }) => [scholarships[0].id],
      FROM_DEVICE,
    ),
  ],
  deleteSavedScholarship: [
    mutation(
      savedWrite,
      (context) => ({
        language: context.language,
        scholarship: context.samples.scholarships[sampleIndex(context)],
        saved: false,
      }),
      { cached: saved },
    ),
  ],
  getEssays: [query('inline', () => essaysQuery())],
  getEssay: [
    query('inline', (context) =>
      essayQuery(String(context.samples.essays[sampleIndex(context)].id)),
    ),
  ],
  postEssay: [
    mutation(
      ({ client }) => createEssayMutation(client),
      () => ({ client_id: crypto.randomUUID(), content: 'Title: A Essay: B' }),
      { name: 'copy', neverConcurrent: SUBMITTED_ONCE },
    ),
    direct(
      'inline',
      ({ client }) =>
        createEssay(client, { client_id: crypto.randomUUID(), content: 'Title: A Essay: B' }),
      { name: 'form', isWatched: true, neverConcurrent: SUBMITTED_ONCE },
    ),
  ],
  patchEssay: [
    mutation(
      ({ client }) => changeEssayMutation(client),
      ({ samples: { essays }, other }) => ({
        essay: essays[0],
        changes: { purpose: other ? 'second' : 'first' },
      }),
      {
        name: 'row',
        retriedOnConflict: true,
        // A list has no versions, the response of a save has.
        cached: cached(
          () => essaysQuery(),
          (list) => list.map(({ id, purpose, version }) => ({ id, purpose, version })),
        ),
      },
    ),
    direct(
      'inline',
      ({ samples: { essays } }) => {
        const [{ id, version }] = essays;
        return saveEssay(id, { version, content: 'Title: A Essay: C' });
      },
      {
        name: 'editor',
        isWatched: true,
        neverConcurrent: 'one save at a time (src/features/essays/draft/draft-sync.ts)',
      },
    ),
  ],
  deleteEssay: [
    mutation(
      ({ client }) => deleteEssayMutation(client),
      ({ samples: { essays } }) => essays[1].id,
      { neverConcurrent: ONE_ROW },
    ),
  ],
  restoreEssay: [
    mutation(
      ({ client }) => restoreEssayMutation(client),
      () => DELETED_ESSAY,
      { neverConcurrent: 'the first call removes its button' },
    ),
  ],
  getAchievements: [query('toast', () => achievementsQuery())],
  postAchievement: [
    mutation(
      achievementWrite,
      ({ other }) => ({
        kind: 'add' as const,
        fields: { type: 'club' as const, title: 'Chess', role: other ? 'second' : 'first' },
        client_id: crypto.randomUUID(),
      }),
      { name: 'copy', cached: achieved },
    ),
    mutation(
      ({ client }) => achievementWriteMutation(client, true),
      ({ other }) => ({
        kind: 'add' as const,
        fields: { type: 'club' as const, title: 'Chess', role: other ? 'second' : 'first' },
        client_id: crypto.randomUUID(),
      }),
      { name: 'form', inline: true, cached: achieved },
    ),
  ],
  patchAchievement: [
    mutation(
      achievementWrite,
      ({ samples: { achievements }, other }) => ({
        kind: 'change' as const,
        id: achievements[0].id,
        changes: { role: other ? 'second' : 'first' },
      }),
      { cached: achieved },
    ),
  ],
  deleteAchievement: [
    mutation(
      achievementWrite,
      (context) => ({
        kind: 'remove' as const,
        language: context.language,
        id: context.samples.achievements[sampleIndex(context)].id,
      }),
      { cached: achieved },
    ),
  ],
} as const;
