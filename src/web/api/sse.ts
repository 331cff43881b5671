/** One server-sent event as dispatched: `type` defaults to 'message'; `id` is the last event id seen so far. */
export interface SseEvent {
  readonly type: string;
  readonly data: string;
  readonly id: string;
}

export interface SseParser {
  /** Feeds decoded text as it arrives; returns the events it completes. */
  push(chunk: string): SseEvent[];
}

/**
 * An incremental reader of `text/event-stream`, after the HTML standard's
 * ["parsing an event stream"](https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream):
 * LF, CR and CRLF line ends (also split between chunks), comments, multi-line data, a leading BOM.
 * An event that is not closed by an empty line is never dispatched.
 */
export function createSseParser(): SseParser {
  let buffer = '';
  let started = false;
  let skipLineFeed = false;
  let type = '';
  let data: string[] = [];
  let id = '';

  const readLine = (line: string, events: SseEvent[]): void => {
    if (line === '') {
      if (data.length > 0) events.push({ type: type || 'message', data: data.join('\n'), id });
      type = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    if (colon === 0) return;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') type = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id' && !value.includes('\0')) id = value;
  };

  return {
    push(chunk) {
      const events: SseEvent[] = [];
      if (!started && chunk !== '') {
        started = true;
        chunk = chunk.replace(/^\uFEFF/, '');
      }
      if (skipLineFeed && chunk !== '') {
        skipLineFeed = false;
        chunk = chunk.replace(/^\n/, '');
      }
      skipLineFeed ||= chunk.endsWith('\r');
      const lines = (buffer + chunk).split(/\r\n|\r|\n/);
      buffer = lines.pop() ?? '';
      for (const line of lines) readLine(line, events);
      return events;
    },
  };
}
