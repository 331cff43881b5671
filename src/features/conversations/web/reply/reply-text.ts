/** A run of plain text, or a link to a crisis resource. Nothing else can come out of a reply. */
export type Span =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

export type Block =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Span[])[] };

const ITEM = /^\s*(?:([-*•–])|(\d{1,2})[.)])\s+(?=\S)/;

/**
 * Reads a reply as paragraphs and gentle lists. HTML stays the characters it is, images become their words, and an
 * address is a link only when it is one of `linkable` (the crisis resources' own urls).
 */
export function readReply(text: string, linkable: readonly string[]): Block[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .flatMap((chunk) => readChunk(chunk, linkable));
}

/** One chunk between empty lines: runs of list items and of other lines. */
function readChunk(chunk: string, linkable: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let items: Span[][] = [];
  let ordered = false;
  const close = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', spans: readSpans(lines.join('\n'), linkable) });
    if (items.length > 0) blocks.push({ kind: 'list', ordered, items });
    lines = [];
    items = [];
  };
  for (const line of chunk.split('\n')) {
    const item = ITEM.exec(line);
    if (item !== null) {
      const numbered = item[2] !== undefined;
      if (lines.length > 0 || numbered !== ordered) close();
      ordered = numbered;
      items.push(readSpans(line.slice(item[0].length), linkable));
    } else if (line.trim() !== '') {
      if (items.length > 0) close();
      lines.push(line.trim());
    }
  }
  close();
  return blocks;
}

/** The marks models like to write, taken off: the words stay. */
function plainWords(text: string): string {
  return text
    .replace(/!?\[([^\]\n]*)\]\(([^)\s]*)\)/g, (_, words: string, url: string) =>
      words === '' ? '' : `${words} ${url}`,
    )
    .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/(^|[\s(])[*_](?=\S)([^*_\n]*[^\s*_])[*_](?=$|[\s.,;:!?)])/g, '$1$2')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/^#{1,6}\s+/gm, '');
}

const ADDRESS = /\b(?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s<>"')\]]*)?/gi;

function readSpans(text: string, linkable: readonly string[]): Span[] {
  const words = plainWords(text);
  const spans: Span[] = [];
  let from = 0;
  for (const found of words.matchAll(ADDRESS)) {
    const address = found[0].replace(/[.,;:!?]+$/, '');
    const url = linkable.find((candidate) => addressOf(candidate) === addressOf(address));
    if (url === undefined) continue;
    if (found.index > from) spans.push({ kind: 'text', text: words.slice(from, found.index) });
    spans.push({ kind: 'link', text: address, url });
    from = found.index + address.length;
  }
  if (from < words.length) spans.push({ kind: 'text', text: words.slice(from) });
  return spans;
}

/** The same place, written in any of its ways. */
const addressOf = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');
