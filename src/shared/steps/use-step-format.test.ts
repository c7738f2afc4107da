import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadMessages } from '@/i18n/messages';
import { openHook } from '@/test/hook';
import { useStepFormat } from './use-step-format';

const clock = (time: string | null, zone: string | null) =>
  openHook(() => useStepFormat())
    .current()
    .clock({ day: '2027-01-13', time, zone });

beforeAll(() => loadMessages('en', ['steps']));
afterEach(() => vi.unstubAllEnvs());

it.each([
  ['only the day is known', null, 'Asia/Seoul', null],
  ['the student chose it', '18:00', null, '18:00'],
  ['the school has the same clock', '18:00', 'Asia/Bangkok', '18:00, Bangkok time.'],
  [
    'it is another hour here',
    '18:00',
    'Asia/Seoul',
    '18:00, Seoul time. Where you are: 16:00, Jan 13.',
  ],
  [
    'it is another day here',
    '18:00',
    'Europe/London',
    '18:00, London time. Where you are: 01:00, Jan 14.',
  ],
])('the time of a step, if %s', (_when, time, zone, text) => {
  vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh');
  expect(clock(time, zone)?.replaceAll('\u00a0', ' ') ?? null).toBe(text);
});
