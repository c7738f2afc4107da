/** Whether an input method uses the key, such as Enter to accept a word; some browsers report it only as key code 229. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
