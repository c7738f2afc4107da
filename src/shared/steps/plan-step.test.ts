// @vitest-environment node
import { expect, it } from 'vitest';
import { newPlanStep } from '@/api/plan-step/contract';
import { dueOfFields } from './plan-step';

it.each([
  ['18:00', 'Asia/Seoul', { time: '18:00', zone: 'Asia/Seoul' }],
  ['18:00:00', 'Asia/Seoul', { time: null, zone: 'Asia/Seoul' }],
  ['24:00', null, { time: null, zone: null }],
  ['evening', undefined, { time: null, zone: null }],
  ['18:00', 'UTC+7', { time: '18:00', zone: null }],
  ['18:00', 'Mars/Base', { time: '18:00', zone: null }],
])('the date of a step with the time %s in %s', (time, zone, rest) => {
  const fields = { ...newPlanStep('own'), day: '2027-01-13', time, zone };
  expect(dueOfFields(fields, null)).toEqual({ day: '2027-01-13', ...rest });
});
