import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** A program of the machine, also where `/usr/sbin` is not on the path. Throws with how to get it. */
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
