// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { schools } from '@/mocks/catalogue/schools/schools';
import { timeZoneOf } from './time-zones';

function zoneOf(name: string): string | undefined {
  const school = schools.find((row) => row.name.en === name);
  return school && timeZoneOf(school);
}

describe('time zones', () => {
  it('have a valid zone for every school', () => {
    for (const school of schools) {
      const timeZone = timeZoneOf(school);
      expect(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone).toBeTruthy();
    }
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
    expect(zoneOf(name)).toBe(zone);
  });
});
