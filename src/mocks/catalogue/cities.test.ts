// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { costsOf } from './costs';
import { schools } from '@/mocks/catalogue/schools/schools';

const schoolNamed = (name: string) => schools.find((row) => row.name.en === name);

describe('cities', () => {
  it('have a valid time zone and position, at the same longitude within three hours', () => {
    for (const { timeZone, position } of schools) {
      expect(Math.abs(position.lat)).toBeLessThan(66);
      const now = new Date(2026, 0, 15, 12);
      const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
        .formatToParts(now)
        .find(({ type }) => type === 'timeZoneName')?.value;
      const [, sign = '+', hours = '0'] = /GMT([+-])?(\d+)?/.exec(offset ?? '') ?? [];
      expect(Math.abs(Number(`${sign}${hours}`) - position.lon / 15)).toBeLessThan(3);
    }
  });

  it('have costs of a year that are plausible, higher in capitals that are known for it', () => {
    for (const school of schools) {
      const { living, insurance, visa, travel } = costsOf(school);
      expect(living).toBeGreaterThanOrEqual(3000);
      expect(living + insurance + visa + travel).toBeLessThan(32_000);
      expect(living).toBeGreaterThan(insurance + visa + travel);
    }
    const [london, leeds] = ['University College London', 'University of Leeds'].map((name) => {
      const school = schoolNamed(name);
      return school ? costsOf(school).living : 0;
    });
    expect(london).toBeGreaterThan(leeds ?? 0);
  });

  it.each([
    ['University of Groningen', 'Europe/Amsterdam'],
    ['RMIT University Vietnam', 'Asia/Ho_Chi_Minh'],
    ['RMIT University', 'Australia/Melbourne'],
    ['Curtin University', 'Australia/Perth'],
    ['Massachusetts Institute of Technology', 'America/New_York'],
    ['Stanford University', 'America/Los_Angeles'],
    ['Arizona State University', 'America/Phoenix'],
    ['University of British Columbia', 'America/Vancouver'],
    ['University of Alberta', 'America/Edmonton'],
    ['McGill University', 'America/Toronto'],
  ])('%s is in %s', (name, zone) => {
    expect(schoolNamed(name)?.timeZone).toBe(zone);
  });
});
