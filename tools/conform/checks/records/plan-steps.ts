import { newPlanStep } from '@/api/plan-step/contract';
import type { Run } from '../../check';
import { isSame, removeTwice } from '../../compare';
import { askEngine } from '../../lists';

const KEY = 'conform-step';

/** Stores a step, replaces and removes it. */
export async function checkPlanSteps({ main, visitor, report, afterwards }: Run): Promise<void> {
  const { client } = main;
  const { value: before } = await client.good('getPlanSteps');
  const { rows } = await askEngine(visitor, 'preRunEngine', {});
  const programId = rows[0]?.id;
  if (programId === undefined) return;
  const params = { program_id: programId, key: KEY };
  afterwards(() => client.send('deletePlanStep', { params }));
  const body = { ...newPlanStep('own'), title: 'Gọi cho trường 📞', day: '2027-01-15' };
  const { reply, value } = await client.good('putPlanStep', { params, body });
  report.check(value.program_id === programId, reply, {
    expected: `"program_id" ${JSON.stringify(programId)}, of the type that the list of programs has`,
    came: JSON.stringify(value.program_id),
    so: 'The step is not shown at its program.',
  });
  report.check(value.title === body.title && value.day === body.day, reply, {
    expected: 'the fields as they were sent',
    came: JSON.stringify({ title: value.title, day: value.day }),
  });
  const second = await client.good('putPlanStep', { params, body, note: 'a second time' });
  const isUnchanged = isSame({ ...second.value, updated_at: '' }, { ...value, updated_at: '' });
  report.check(isUnchanged, second.reply, {
    expected: 'the same step',
    came: JSON.stringify(second.value),
  });
  const listed = await client.good('getPlanSteps');
  const copies = listed.value.filter(({ key, program_id: id }) => key === KEY && id === programId);
  report.check(copies.length === 1, listed.reply, {
    expected: 'the step once, after it was sent twice',
    came: `${copies.length} times`,
    so: 'A step that is sent twice exists twice.',
  });
  const whole = { ...newPlanStep('own'), title: 'Conform', state: 'done' as const };
  const replaced = await client.good('putPlanStep', { params, body: whole });
  report.check(replaced.value.day == null && replaced.value.state === 'done', replaced.reply, {
    expected: 'the whole step replaced: no "day" any more, "state" done',
    came: JSON.stringify({ day: replaced.value.day, state: replaced.value.state }),
  });
  await removeTwice(client, 'deletePlanStep', params);
  const left = await client.good('getPlanSteps');
  report.check(left.value.length === before.length, left.reply, {
    expected: `the ${before.length} steps from before`,
    came: String(left.value.length),
  });
}
