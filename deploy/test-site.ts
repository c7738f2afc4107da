import fc from 'fast-check';
import { hostFiles } from './hosts.ts';
import { SHELL, siteHeaders } from './site.ts';

export const site = {
  policy: "default-src 'none'; script-src 'self' 'sha256-abc/+='",
  pages: ['/', '/majors', '/vi', '/vi/majors'],
  files: [
    '/assets/index-abc1234.js',
    '/assets/latin-abc.woff2',
    '/builds/latest.json',
    '/builds/meta/abcdefgh.json',
    '/icon.svg',
    '/robots.txt',
    '/service-worker.js',
  ],
};
const files = hostFiles(site);
export const text = (name: string): string => {
  const found = files[name];
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};
export const headers = siteHeaders(site.policy);
const onDisk = [
  ...site.files,
  SHELL,
  ...site.pages.map((page) => (page === '/' ? '/index.html' : `${page}.html`)),
];
export const has = (file: string) => onDisk.includes(file);

/** Arbitrary paths, real and invented. */
export const paths = fc.oneof(
  fc.constantFrom(
    ...site.pages,
    ...site.files,
    '/shell.html',
    '/.git/config',
    '/assets',
    '/api/v1/x',
    '/majors/',
    '/school-list',
    '/vi/profile/essays/e1/',
    '/x.map',
  ),
  fc
    .array(
      fc.constantFrom('assets', 'builds', 'meta', 'vi', 'majors', '.git', 'a.b', 'x', '', '..'),
      { maxLength: 5 },
    )
    .map((parts) => `/${parts.join('/')}`),
);
