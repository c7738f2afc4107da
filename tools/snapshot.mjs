// Takes from an API what a build has in its HTML (R38): the options of the first question, the majors, the scholarships
// and the guides.
// `npm run snapshot -- https://api.example.com` writes snapshot.json. Without a URL, prints the mock API's.
import { writeFileSync } from 'node:fs';
import { importModule } from './import-module.mjs';

/** @type {typeof import('../src/api/journey/contract.ts')} */
const { getSession, postCountries } = await importModule('src/api/journey/contract.ts');
/** @type {typeof import('../src/api/major/contract.ts')} */
const { getMajors } = await importModule('src/api/major/contract.ts');
/** @type {typeof import('../src/api/resource/contract.ts')} */
const { getResources } = await importModule('src/api/resource/contract.ts');
/** @type {typeof import('../src/api/scholarship/contract.ts')} */
const { getScholarships } = await importModule('src/api/scholarship/contract.ts');
/** @type {typeof import('../src/i18n/locales.ts')} */
const { LOCALES } = await importModule('src/i18n/locales.ts');

/**
 * The JSON of a response. Throws for a failed call.
 * @param {string} url
 * @param {RequestInit} init
 */
async function json(url, init) {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${init.method} ${url}: ${response.status}`);
  return response.json();
}

/**
 * The JSON of an assumed call, `null` if the API does not have it: its page is built without data.
 * @param {string} url
 * @param {RequestInit} init
 */
function jsonIfAny(url, init) {
  return json(url, init).catch((error) => {
    console.error(`Left out: ${error.message}`);
    return null;
  });
}

/**
 * @param {string} api URL
 * @param {string} tag of a language
 * @returns {Promise<import('../src/start/prerender/snapshot.ts').Responses>}
 */
async function responsesOf(api, tag) {
  const headers = { Accept: 'application/json', 'Accept-Language': tag };
  const session = await json(api + getSession.path, { method: getSession.method, headers });
  const countries = await json(api + postCountries.path, {
    method: postCountries.method,
    headers: {
      ...headers,
      'Content-Type': 'application/json',
      'X-auth-token': session.data.token,
    },
    body: '{}',
  });
  /** @param {{ path: string, method: string }} call */
  const read = ({ path, method }) => jsonIfAny(api + path, { method, headers });
  return {
    countries,
    majors: await read(getMajors),
    scholarships: await read(getScholarships),
    resources: await read(getResources),
  };
}

/**
 * @param {string} api URL
 * @param {string} source its name in the snapshot
 * @returns {Promise<import('../src/start/prerender/snapshot.ts').Snapshot>}
 */
async function take(api, source) {
  /** @type {import('../src/start/prerender/snapshot.ts').Snapshot['responses']} */
  const responses = {};
  for (const { tag } of Object.values(LOCALES)) responses[tag] = await responsesOf(api, tag);
  return { source, taken: new Date().toISOString(), responses };
}

const [url] = process.argv.slice(2);
if (url === undefined) {
  /** @type {typeof import('../src/mocks/hosts/http.ts')} */
  const { startHttpMock } = await importModule('src/mocks/hosts/http.ts');
  const mock = await startHttpMock();
  const snapshot = await take(mock.url, 'mock');
  // The process ends once a pipe has taken all of it.
  await new Promise((resolve) => process.stdout.write(JSON.stringify(snapshot), resolve));
} else {
  const snapshot = await take(url.replace(/\/$/, ''), url);
  writeFileSync(
    new URL('../snapshot.json', import.meta.url),
    `${JSON.stringify(snapshot, null, 2)}\n`,
  );
  console.log(`snapshot.json: what ${url} answers`);
}
process.exit();
