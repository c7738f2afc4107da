import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The path of a program, also in `/usr/sbin`. Throws with how to install it. */
export function findProgram(name: string, debianPackage: string): string {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  const found = folders
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
  if (!found) throw new Error(`No ${name} on this machine: \`apt-get install ${debianPackage}\``);
  return found;
}
