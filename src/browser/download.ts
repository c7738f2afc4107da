/** Hands the browser a text as a file to keep; `type` is its media type. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it later than the press; the address has to stay until then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
