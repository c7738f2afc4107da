import { randomText } from '../../accounts';
import type { Run } from '../../check';
import { checkRefusal, refused } from '../../compare';
import { allBookmarks, askEngine } from '../../lists';

const LEAK = 'Students see or change what belongs to others.';

/** What one account has made is not there for another one. */
export async function checkPrivacy(run: Run): Promise<void> {
  const { main, spare, visitor, report, part, afterwards } = run;
  if (!spare) {
    const what = 'not checked with a second account, because none can be made.';
    return report.unchecked('getBookmarks', what);
  }
  const [owner, other] = [spare.client, main.client];
  await part(async () => {
    const { value: seen } = await other.good('getUser');
    const own = await owner.good('getUser');
    report.check(seen.id !== own.value.id, own.reply, {
      expected: 'another "id" than that of another account',
      came: `the same, ${JSON.stringify(seen.id)}`,
    });
  });
  await part(async () => {
    const theirs = new Set((await allBookmarks(other)).rows.map(({ id }) => String(id)));
    const own = await allBookmarks(owner);
    const shared = own.rows.find(({ id }) => theirs.has(String(id)));
    report.check(shared === undefined && own.rows.length === 0, own.reply, {
      expected: 'an empty list for a new account',
      came: `${own.rows.length} programs`,
      so: LEAK,
    });
    const { rows } = await askEngine(visitor, 'preRunEngine', {});
    const [program] = rows;
    if (!program) return;
    const { value: made } = await owner.good('postBookmark', { body: { program_id: program.id } });
    const params = { id: made.id };
    afterwards(() => owner.send('deleteBookmark', { params }));
    const as = 'for a bookmark of another account';
    const changed = { params, body: { note: 'Not mine' }, as };
    await refused(other, 'patchBookmark', changed, { status: [403, 404], so: LEAK });
    await other.send('deleteBookmark', { params, as });
    const after = await allBookmarks(owner);
    const left = after.rows.find(({ id }) => id === made.id);
    report.check(left !== undefined && !left.note, after.reply, {
      expected: 'the bookmark as it was, after another account tried to change and remove it',
      came: left ? `the note ${JSON.stringify(left.note)}` : 'nothing',
      so: LEAK,
    });
  });
  await part(async () => {
    const body = { client_id: `conform-${randomText()}`, content: 'Title: A Essay: b' };
    const { value } = await owner.good('postEssay', { body });
    const params = { id: value.id };
    afterwards(() => owner.send('deleteEssay', { params }));
    const reply = await other.send('getEssay', { params, as: 'for an essay of another account' });
    checkRefusal(other, reply, { status: [403, 404], so: LEAK });
  });
}
