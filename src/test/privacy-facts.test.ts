// @vitest-environment node
import { describe, expect, it } from 'vitest';
import en from '../../locales/en/resources.json';
import vi from '../../locales/vi/resources.json';

const sources = Object.entries(
  import.meta.glob<string>(
    ['/src/**/*.{ts,tsx}', '!/src/**/*.test.*', '!/src/{mocks,test,ui}/**'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
);

/** Names in code that stores something: constants, and the `name` or `key` of a persisted store. */
const NAME =
  /(?:\b[A-Z_]*(?:KEY|NAME|LAST|RETURN|TOKEN|MARK) = |\b(?:name|key): )'([A-Za-z]\w*)(?:\.\w+)*'/g;
const stored = sources
  .filter(([, text]) =>
    /(?:device|tab|visitor|local|session)Storage|[cC]ookies?\b|createDeviceList\b/.test(text),
  )
  .flatMap(([, text]) => [...text.matchAll(NAME)].map(([whole]) => /'(.*)'/.exec(whole)?.[1] ?? ''))
  .map((name) => name.replace(/^draft\..*/, 'draft'));

const session = sources.find(([file]) => file === '/src/api/http/session.ts')?.[1];

describe.each([
  ['English', en.legal.privacy.sections],
  ['Vietnamese', vi.legal.privacy.sections],
])('the privacy page in %s', (_, { names, device }) => {
  it('names every cookie and every storage key of the code, and no other', () => {
    const named = [...names.text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    // Keys that begin with a word, the router's own, for scroll positions, and the database of query-storage.ts.
    const others = ['draft', 'steps', 'react-router-scroll-positions', 'saola'];
    const used = [...new Set([...stored, ...others])];
    expect(named.toSorted()).toEqual(used.toSorted());
  });

  it('states the lifetimes of the cookies', () => {
    expect(session).toContain('TOKEN_SECONDS = 30 * DAY_SECONDS');
    expect(session).toContain('PUBLIC_TOKEN_SECONDS = 10_800');
    expect(device.text).toMatch(/30 (?:days|ngày)\b.*(?:three hours|ba giờ)/);
  });
});
