/** The aliases of every build and of Vitest: our source, other published files of two packages, and React in place of a shim. */
export function aliases(root: string): { find: string | RegExp; replacement: string }[] {
  const packages = `${root}/node_modules`;
  return [
    { find: '@', replacement: `${root}/src` },
    // By its package.json it is the development build in every mode.
    {
      find: /^react-router$/,
      replacement: `${packages}/react-router/dist/production/index.mjs`,
    },
    // The shim is for React before version 18.
    { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    // Its browser build parses HTML, which the policy forbids (`require-trusted-types-for`).
    {
      find: /^decode-named-character-reference$/,
      replacement: `${packages}/decode-named-character-reference/index.js`,
    },
  ];
}
