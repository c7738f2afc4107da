import { caddyFiles } from './caddy.ts';
import { cloudflarePagesFiles } from './cloudflare-pages.ts';
import { cloudfrontFiles } from './cloudfront.ts';
import { netlifyFiles } from './netlify.ts';
import { nginxFiles } from './nginx.ts';
import type { Site } from './site.ts';
import { vercelFiles } from './vercel.ts';

/** What each host needs to serve a build, by path: a folder for each host. */
const HOSTS: Readonly<Record<string, (site: Site) => Record<string, string>>> = {
  nginx: nginxFiles,
  caddy: caddyFiles,
  netlify: netlifyFiles,
  'cloudflare-pages': cloudflarePagesFiles,
  vercel: vercelFiles,
  cloudfront: cloudfrontFiles,
};

/** The files of all hosts by their paths, and `policy.txt`: only the policy, for a host that is not among them. */
export function hostFiles(site: Site): Record<string, string> {
  const files: Record<string, string> = { 'policy.txt': `${site.policy}\n` };
  for (const [host, write] of Object.entries(HOSTS)) {
    for (const [name, text] of Object.entries(write(site))) files[`${host}/${name}`] = text;
  }
  return files;
}
