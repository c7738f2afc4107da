import { startData } from '@/browser/start-state';

/**
 * Shows the fallback until both files of the font have come, so that no word mixes two fonts and the text changes once.
 * Returns the start of the loading, for when the style sheet has been read.
 */
export function holdFallbackFont(): () => void {
  const data = startData();
  data.font = 'loading';
  return () => {
    const show = () => void delete data.font;
    document.fonts.load('1em "Plus Jakarta Sans Variable"', 'aạ').then(show, show);
  };
}
