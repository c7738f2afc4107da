/** How a stream ends after its last chunk. */
export type StreamEnd = 'closed' | 'open' | 'broken';

/** A stream of these chunks; `left` is called if it is not read to its end, `abort` breaks it off. */
export function streamOf(
  pieces: readonly Uint8Array[],
  end: StreamEnd,
  left: () => void,
): { stream: ReadableStream<Uint8Array>; abort: () => void } {
  const waiting = [...pieces];
  let abort = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      abort = () => controller.error(new Error('aborted'));
    },
    pull(controller) {
      const piece = waiting.shift();
      if (piece) controller.enqueue(piece);
      else if (end === 'closed') controller.close();
      else if (end === 'broken') controller.error(new TypeError('terminated'));
    },
    cancel: left,
  });
  return { stream, abort };
}
