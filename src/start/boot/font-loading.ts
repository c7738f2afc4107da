import { startData } from '@/browser/start-state';

/**
 * Shows the fallback until both files of the font have come: Vietnamese words need both, and would mix two fonts
 * meanwhile. Returns the start of their loading, for when the style sheet has been read.
 */
export function holdFallbackFont(): () => void {
  const data = startData();
  data.font = 'loading';
  return () => {
    const show = () => void delete data.font;
    document.fonts.load('1em "Plus Jakarta Sans Variable"', 'aạ').then(show, show);
  };
}
