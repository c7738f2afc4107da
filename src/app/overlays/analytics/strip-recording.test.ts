import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stripRecording } from './strip-recording';

it('takes out words of attributes and queries of addresses, and leaves shapes', () => {
  const recording = JSON.stringify({
    e: ['1.2', 5],
    p: [
      [8, 1, 'DIV', 'class=page wrap', 'aria-label=Delete: My pump', 'title=Linh', 'role=button'],
      [9, 'A', 'href=/profile/essays/e1?from=Linh#Linh', 'data-name=Linh', 'style=color: red'],
      ['http://localhost:3000/majors?q=Linh', '•••• ••'],
    ],
  });
  expect(JSON.parse(stripRecording(recording) ?? '')).toEqual({
    e: ['1.2', 5],
    p: [
      [8, 1, 'DIV', 'class=page wrap', 'aria-label=', 'title=', 'role=button'],
      [9, 'A', 'href=/profile/essays/e1', 'data-name=', 'style=color: red'],
      ['http://localhost:3000/majors', '•••• ••'],
    ],
  });
});

it('drops unreadable records', () => {
  expect(stripRecording('{"e":')).toBeNull();
});

it('removes a secret from any attribute and query', () => {
  const names = fc.constantFrom('aria-label', 'aria-valuetext', 'title', 'value', 'data-x', 'alt');
  fc.assert(
    fc.property(names, fc.string(), fc.string(), (name, before, after) => {
      const secret = `${before}\u{1F98C}secret${after}`;
      const recording = JSON.stringify([`${name}=${secret}`, `https://a.example/b?c=${secret}`]);
      expect(stripRecording(recording)).not.toContain('secret');
    }),
  );
});
