import { startData } from '@/browser/start-state';

/** Shows the fallback until `loadFont`, so that no word mixes two fonts and the text changes once. */
export function holdFallbackFont(): void {
  startData().font = 'loading';
}

/** Shows the font once both of its files have come. */
export function loadFont(): void {
  const show = () => void delete startData().font;
  document.fonts.load('1em "Plus Jakarta Sans Variable"', 'aạ').then(show, show);
}
