import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, readReply, type Span } from './reply-text.ts';

const links = ['https://988lifeline.org/', 'https://www.samhsa.gov/find-help/national-helpline'];
const wordsOf = (spans: readonly Span[]) => spans.map((span) => span.text).join('');
const spansOf = (block: Block): readonly Span[] =>
  block.kind === 'paragraph' ? block.spans : block.items.flat();
const linksIn = (text: string) =>
  readReply(text, links).flatMap((block) => spansOf(block).filter((span) => span.kind === 'link'));

describe('a reply as it is read', () => {
  it('has paragraphs, and keeps single line breaks inside them', () => {
    const blocks = readReply('one\ntwo\n\n\nthree\r\n', links);
    expect(blocks.map((block) => wordsOf(spansOf(block)))).toEqual(['one\ntwo', 'three']);
  });

  it('has simple lists, also right after a line', () => {
    const blocks = readReply('you could:\n- breathe\n* walk\n1. write\n2) rest\nand then see', links);
    expect(
      blocks.map((block) =>
        block.kind === 'list' ? [block.ordered, block.items.map(wordsOf)] : wordsOf(block.spans),
      ),
    ).toEqual(['you could:', [false, ['breathe', 'walk']], [true, ['write', 'rest']], 'and then see']);
  });

  it('does not take a dash or a number in a sentence for a list', () => {
    expect(readReply('from 8 to 4 - you did that\n2026 was long', links)).toHaveLength(1);
  });

  it('takes off the marks and leaves the words', () => {
    const [block] = readReply('## hear this\n**you** are *not* `alone`, 2 * 3 * 4, snake_case_name', links);
    expect(block && wordsOf(spansOf(block))).toBe('hear this\nyou are not alone, 2 * 3 * 4, snake_case_name');
  });

  it('leaves HTML as the characters it is', () => {
    const [block] = readReply('<img src=x onerror=alert(1)><script>1</script>', links);
    expect(block).toEqual({
      kind: 'paragraph',
      spans: [{ kind: 'text', text: '<img src=x onerror=alert(1)><script>1</script>' }],
    });
  });

  it('links to crisis resources and to nothing else', () => {
    expect(
      linksIn('see 988lifeline.org, or https://www.988lifeline.org/.').map(
        (span) => span.kind === 'link' && span.url,
      ),
    ).toEqual([links[0], links[0]]);
    expect(linksIn('[help](https://988lifeline.org)')).toHaveLength(1);
    expect(
      linksIn('http://evil.example/988lifeline.org 988lifeline.org.evil.example javascript:alert(1)'),
    ).toEqual([]);
    expect(linksIn('![x](https://evil.example/p.png) [you](https://evil.example)')).toEqual([]);
    expect(linksIn('988lifeline.org/other')).toEqual([]);
  });

  it('only ever links to the given urls, whatever a model writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        for (const block of readReply(text, links)) {
          for (const span of spansOf(block)) if (span.kind === 'link') expect(links).toContain(span.url);
        }
      }),
    );
  });

  it('loses no word of a plain text', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zé]{1,8}$/), { minLength: 1, maxLength: 30 }), (words) => {
        const read = readReply(words.join(' \n'), links).map((block) => wordsOf(spansOf(block)));
        expect(read.join(' ').split(/\s+/)).toEqual(words);
      }),
    );
  });
});
