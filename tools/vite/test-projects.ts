import { repositoryFiles, textOf } from '../checks/repository-files.ts';

/** The project of a test file, by its text. */
function projectOf(file: string): 'isolated' | 'node' | 'page' {
  const text = textOf(file) ?? '';
  if (/vi\.(mock|doMock|resetModules)\(|runPart\(/.test(text)) return 'isolated';
  return text.startsWith('// @vitest-environment node') ? 'node' : 'page';
}

/**
 * The test files in three Vitest projects. Loading the app and a DOM for each file was most of the time of a run,
 * so files of one environment share them. Only those that replace or reload modules run isolated, and the fault matrix
 * (`runPart`), which records toasts before a container for them has loaded. The projects run one after the other,
 * because Vitest starts a new worker whenever the next file needs another environment.
 */
export function testProjects() {
  const files = repositoryFiles().filter((file) => /\.test\.tsx?$/.test(file));
  return (['isolated', 'page', 'node'] as const).map((name, groupOrder) => ({
    extends: true as const,
    test: {
      name,
      include: files.filter((file) => projectOf(file) === name),
      isolate: name === 'isolated',
      sequence: { groupOrder },
    },
  }));
}
