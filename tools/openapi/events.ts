import { createParser } from 'eventsource-parser';

/** A server-sent event with its data. */
export type Event = { event: string; data: unknown };

/** The events in the text of a stream. */
export function eventsIn(text: string): Event[] {
  const events: Event[] = [];
  createParser({
    onEvent: (message) => {
      const data: unknown = JSON.parse(message.data);
      events.push({ event: message.event ?? '', data });
    },
  }).feed(text);
  return events;
}

/** The text of a stream with these events. */
export function streamOf(events: readonly Event[]): string {
  return events
    .map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    .join('');
}
