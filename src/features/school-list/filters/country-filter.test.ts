// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { countryOptions, isCountryChosen, resolveCountries, toggleCountry } from './country-filter';

const countries = [
  { country_ids: 7, title: 'Finland', count: 3 },
  { country_ids: ['BE', 12], title: 'Belgium' },
];
const [finland, belgium] = countryOptions(countries, []);
if (!finland || !belgium) throw new Error('Two options were expected');

describe('the country filter', () => {
  it('offers only the answered countries if there are any', () => {
    expect(countryOptions(countries, ['12']).map(({ title }) => title)).toEqual(['Belgium']);
    expect(countryOptions(countries, [])).toHaveLength(2);
  });

  it('sends ids unchanged, as number or text', () => {
    expect(resolveCountries([finland, belgium], ['7', 'BE', '12'])).toEqual({
      ids: [7, 'BE', 12],
      unknown: false,
    });
    expect(resolveCountries([finland, belgium], ['7', '99'])).toEqual({ ids: [7], unknown: true });
  });

  it('adds and removes an option with all its ids', () => {
    const both = toggleCountry(belgium, ['7']);
    expect(both).toEqual(['7', 'BE', '12']);
    expect(isCountryChosen(belgium, ['12'])).toBe(true);
    expect(toggleCountry(belgium, ['7', '12'])).toEqual(['7']);
  });
});
