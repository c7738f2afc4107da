// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { dayName } from './use-time-format';

const texts = { today: 'today', yesterday: 'yesterday' };
const now = new Date(2026, 2, 1, 9, 30);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('dayName', () => {
  it.each([
    [at(2026, 2, 1, 0, 5), 'today', 'today'],
    [at(2026, 1, 28, 23, 55), 'yesterday', 'yesterday'],
    [at(2026, 1, 27, 23, 55), 'Feb\u00a027', '27/2'],
    [at(2025, 10, 3, 12, 0), 'Nov\u00a03, 2025', '3/11/2025'],
    ['not a moment', '', ''],
  ])('of %s is %j and %j', (moment, en, vi) => {
    expect(dayName('en', moment, texts, now)).toBe(en);
    expect(dayName('vi', moment, texts, now)).toBe(vi);
  });
});
