import { repositoryFiles, textOf } from '../house/repository-files.ts';

function replacesModules(file: string): boolean {
  return /vi\.(mock|doMock|resetModules)\(/.test(textOf(file) ?? '');
}

/**
 * The test files in two Vitest projects. Loading the app and a DOM for each file was most of the time of a run,
 * so that files share them; only those that replace or reload modules run isolated.
 */
export function testProjects() {
  const files = repositoryFiles().filter((file) => /\.test\.tsx?$/.test(file));
  const shared = files.filter((file) => !replacesModules(file));
  return [
    { extends: true as const, test: { name: 'shared', include: shared, isolate: false } },
    { extends: true as const, test: { name: 'isolated', include: files.filter(replacesModules) } },
  ];
}
