import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { aFile, built, bytesOf, SERVERS, test } from '../flows/hosting/hosts';
import { askFor } from '../support/raw';

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;
const ENCODINGS = [
  { name: 'br', suffix: '.br', decompress: brotliDecompressSync },
  { name: 'gzip', suffix: '.gz', decompress: gunzipSync },
] as const;

test('the build has a compressed copy of each text of more than 1 KB, and of nothing else', () => {
  const texts = built.filter((file) => TEXT.test(file) && !file.startsWith('/.vite/'));
  const large = texts.filter((file) => bytesOf(file).length > 1024);
  expect(large.length).toBeGreaterThan(80);
  for (const { suffix, decompress } of ENCODINGS) {
    for (const file of large) {
      expect(decompress(bytesOf(file + suffix)).equals(bytesOf(file)), file).toBe(true);
    }
    for (const file of built.filter((name) => !large.includes(name))) {
      expect(() => bytesOf(file + suffix), file).toThrow('ENOENT');
    }
  }
});

for (const server of SERVERS) {
  test(`${server} sends the compressed copies`, async ({ hosts }) => {
    const files: [address: string, file: string][] = [
      ['/', '/index.html'],
      ['/vi/majors', '/vi/majors.html'],
      ['/school-list', '/school-list.html'],
      ['/profile', '/shell.html'],
      ['/no/such/page', '/shell.html'],
      ...[aFile(/^\/assets\/index-.*\.js$/), aFile(/\/common-vi-.*\.json$/)].map(
        (file): [string, string] => [file, file],
      ),
    ];
    for (const [address, file] of files) {
      const plain = await askFor(hosts[server], address);
      expect(plain.headers['content-encoding'], address).toBeUndefined();
      expect(plain.headers.vary, address).toMatch(/accept-encoding/i);
      for (const { name, suffix, decompress } of ENCODINGS) {
        // As browsers ask; gzip alone as older proxies do.
        const asked = { 'Accept-Encoding': name === 'br' ? 'gzip, deflate, br, zstd' : 'gzip' };
        const { status, headers, bytes } = await askFor(hosts[server], address, { headers: asked });
        const at = `${address} ${name}`;
        expect(status, at).toBe(plain.status);
        expect(headers['content-encoding'], at).toBe(name);
        expect(headers.vary, at).toMatch(/accept-encoding/i);
        expect(headers['cache-control'], at).toBe(plain.headers['cache-control']);
        expect(bytes.equals(bytesOf(file + suffix)), at).toBe(true);
        expect(decompress(bytes).equals(bytesOf(file)), at).toBe(true);
        if (status === 404) continue;
        const { etag = '' } = headers;
        expect(etag, at).not.toBe(plain.headers.etag);
        const again = await askFor(hosts[server], address, {
          headers: { ...asked, 'If-None-Match': etag },
        });
        expect([again.status, again.body], at).toEqual([304, '']);
      }
    }
  });
}
