import { createHash } from 'node:crypto';

const hashOf = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
/** Hashes of the inline scripts of a page; data blocks are not scripts. */
export const hashes = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , code = '']) => hashOf(code))
    .join(' ');
export const STYLE = /<style>([^]*?)<\/style>/;
export const styleOf = (html: string) => STYLE.exec(html)?.[1] ?? '';

/** The whole policy, with the hashes of the page's inline scripts and style sheet. */
export const policyFor = (html: string) =>
  `default-src 'none'; script-src 'self' ${hashes(html)}; style-src 'self' ${hashOf(styleOf(html))}; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types service-worker; upgrade-insecure-requests`;
