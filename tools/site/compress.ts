import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { COMPRESSED_TYPES } from '../../deploy/site.ts';

const brotliBest = promisify(brotliCompress);
const gzipBest = promisify(gzip);

/** Files below this size fit in one packet anyway. In bytes. */
const SMALLEST = 1024;

/**
 * Writes a Brotli and a gzip copy beside each text file of a build, at the highest level (Node's default for Brotli),
 * for hosts that send such copies.
 */
export async function compressFiles(dir: string): Promise<void> {
  const names = await readdir(dir, { recursive: true });
  const texts = names.filter(
    (name) => !name.startsWith('.') && COMPRESSED_TYPES.includes(path.extname(name).slice(1)),
  );
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(dir, name);
      const content = await readFile(file);
      if (content.length <= SMALLEST) return;
      await Promise.all([
        writeFile(`${file}.br`, await brotliBest(content)),
        writeFile(`${file}.gz`, await gzipBest(content, { level: 9 })),
      ]);
    }),
  );
}
