import { accessSync, constants } from 'node:fs';
import path from 'node:path';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these programs that can be run, by its path or by its name on `PATH` or in `/usr/sbin`. */
export function findExecutable(names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  return names
    .flatMap((name) => folders.map((folder) => path.resolve(folder, name)))
    .find(isExecutable);
}

/** The path of a program. Throws with how to install it. */
export function findProgram(name: string, debianPackage: string): string {
  const found = findExecutable([name]);
  if (!found) throw new Error(`No ${name} on this machine: \`apt-get install ${debianPackage}\``);
  return found;
}
