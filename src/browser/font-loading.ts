/** Under this is kept, on the device, that the face has been fetched. */
const KEY = 'face';
const FACE = "'Plus Jakarta Sans Variable'";

type Connection = { downlink: number; rtt: number; saveData: boolean };

function connection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection; // not in the library's types
}

/**
 * Settles before the first paint in which face the page is painted, and stays (src/styles/fonts.css): on a slow network
 * in the stand-in, so that nothing waits for a file that would come too late, until the face is on the device.
 */
export function settleFace(): void {
  const { downlink = 10, rtt = 0, saveData = false } = connection() ?? {};
  if (downlink >= 5 && rtt <= 100 && !saveData) return;
  try {
    if (localStorage.getItem(KEY)) return;
  } catch {
    // Storage may be refused; then nothing is kept.
  }
  document.documentElement.dataset['face'] = 'late';
}

/** Whether this page is painted in the stand-in. */
export function isFaceLate(): boolean {
  return document.documentElement.dataset['face'] === 'late';
}

/** How wide a text is in a list of faces. */
function widthIn(families: string): number {
  const probe = document.createElement('span');
  probe.textContent = 'mmmm';
  Object.assign(probe.style, { position: 'absolute', visibility: 'hidden', fontFamily: families });
  document.body.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width;
}

/**
 * Has the page stay in the stand-in where it was painted in it, because the face had not come in time. A browser that
 * is given another style sheet looks for the faces anew, and would take one that has come since: everything would move.
 */
export function keepFace(): void {
  if (isFaceLate() || widthIn(`${FACE}, monospace`) !== widthIn('monospace')) return;
  document.documentElement.dataset['face'] = 'late';
}

/** Has the face on the device for the pages after this one; not on a connection that is paid by the byte. */
export async function fetchFace(): Promise<void> {
  if (connection()?.saveData) return;
  try {
    // A letter of each subset that the language is written in.
    await document.fonts.load(
      `1em ${FACE}`,
      document.documentElement.lang.startsWith('vi') ? 'aạ' : 'a',
    );
    localStorage.setItem(KEY, 'here');
  } catch {
    // Another page may have more luck.
  }
}
