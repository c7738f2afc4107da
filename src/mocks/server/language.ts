import type { Language } from '@/mocks/catalogue/text';

function wish(part: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
  return { tag: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
}

/** The language of an `Accept-Language` header; English for none and for any other (R3). */
export function languageOf(header: string | null): Language {
  const wishes = (header ?? '').split(',').map(wish);
  let best: { language: Language; weight: number } = { language: 'en', weight: 0 };
  for (const { tag, weight } of wishes) {
    if ((tag === 'en' || tag === 'vi') && weight > best.weight) best = { language: tag, weight };
  }
  return best.language;
}
