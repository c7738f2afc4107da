import { downloadFile } from '@/browser/download';

/** Hands a link or files to the device's own share sheet. `false`: it has none for them, or it failed. */
export async function shareNatively(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // The person has closed the sheet.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Shares a file, else saves it. */
export async function shareFile(file: File): Promise<void> {
  if (!(await shareNatively({ files: [file] }))) downloadFile(file);
}
