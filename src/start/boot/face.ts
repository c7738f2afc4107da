import { startData } from '@/browser/start-state';

/**
 * Shows the fallback until all files of the font have come: a Vietnamese word needs two, and would mix both fonts
 * meanwhile. Returns the start of their loading, for when the style sheet has been read.
 */
export function holdFace(): () => void {
  const data = startData();
  data.face = 'loading';
  return () => {
    const text = document.documentElement.lang === 'vi-VN' ? 'aạ' : 'a';
    const show = () => void delete data.face;
    document.fonts.load('1em "Plus Jakarta Sans Variable"', text).then(show, show);
  };
}
