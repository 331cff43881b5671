import type { Mood } from '../contract.ts';
import type { PastMessage } from './companion.ts';
import { SITUATIONS, type Topic } from './situations.ts';
import { type Family, PLEASANT } from './understanding/feeling-words.ts';
import type { Feeling } from './understanding/find-feelings.ts';
import { type Reading, readMessage } from './understanding/read-message.ts';

/** What a history list shows of a conversation. */
export interface Derived {
  /** Own words, lowercase, at most 60 characters. */
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly themes: readonly string[];
  readonly mood: Mood | null;
  readonly hasBreakthrough: boolean;
  readonly insights: number;
}

const TITLE_CHARS = 60;
const UNTITLED = 'a quiet start';
const MOOD_OF: Readonly<Record<Family, Mood>> = {
  fear: 'anxious',
  anger: 'angry',
  sadness: 'sad',
  grief: 'sad',
  shame: 'sad',
  guilt: 'reflective',
  loneliness: 'sad',
  numbness: 'sad',
  overwhelm: 'overwhelmed',
  tiredness: 'overwhelmed',
  confusion: 'reflective',
  hurt: 'sad',
  envy: 'anxious',
  hopelessness: 'sad',
  longing: 'sad',
  disgust: 'angry',
  joy: 'excited',
  calm: 'calm',
  gratitude: 'grateful',
  hope: 'hopeful',
  love: 'grateful',
};
/** Words that mark that something was understood anew. */
const INSIGHT =
  /\b(?:i (?:just |finally |now )*(?:realis|realiz)e[ds]?|i (?:never|hadn't) (?:thought|saw|seen|noticed|realised|realized)|it makes sense now|now i (?:see|get|understand|know)|i see (?:now|it now|that)|maybe it(?:'s| is|'s not| is not) (?:not )?(?:that|about|my)|i think it(?:'s| is) (?:really |actually )?(?:about|because)|that's why|so that's|i guess (?:what )?i (?:really |actually |just )?(?:needed|need|wanted|want)|what i (?:really |actually )?(?:need|needed|want|wanted) (?:is|was)|it clicked|i hadn't (?:thought|looked)|i'm allowed to|i don't have to|it wasn't my fault|it's not my fault|i can (?:let|say|ask|choose)|i deserve)\b/;

const cutTo = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.-]+$/u, '').toWellFormed()}…`;
};

const shortest = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** The most telling thing said, in the first person as it was said where that is short enough. */
const titleOf = (read: readonly Reading[], texts: readonly string[]): string => {
  const content = read
    .map((reading, at) => ({ reading, text: texts[at] ?? '' }))
    .filter(
      ({ reading }) =>
        reading.kind === 'content' ||
        reading.kind === 'advice' ||
        reading.kind === 'normal' ||
        reading.kind === 'medication',
    );
  const early = content.slice(0, 4);
  const telling =
    early.find(
      ({ reading }) =>
        reading.wordCount >= 3 && (reading.situations.length > 0 || reading.feelings.length > 0),
    ) ??
    early.find(({ reading }) => reading.wordCount >= 3) ??
    early[0];
  if (telling === undefined) return UNTITLED;
  const plain = shortest(
    telling.reading.text.replace(/^(?:(?:hi|hey|hello|so|well|ok|okay|um|just|and|but)\b[\s,.!]*)+/, ''),
  );
  const sentences = plain.split(/(?<=[.!?])\s+/).map((s) => s.replace(/[.!,;:]+$/, ''));
  const first = sentences.find((s) => s.split(' ').length >= 3) ?? plain;
  return cutTo(first === '' ? shortest(telling.text) : first, TITLE_CHARS);
};

const moodOf = (feelings: readonly Feeling[], read: readonly Reading[]): Mood | null => {
  if (feelings.length === 0) return null;
  const recent = read.findLast((r) => r.feelings.length > 0)?.feelings ?? [];
  const score = new Map<Mood, number>();
  for (const feeling of feelings)
    score.set(
      MOOD_OF[feeling.family],
      (score.get(MOOD_OF[feeling.family]) ?? 0) +
        1 +
        (recent.includes(feeling) ? 0.6 : 0) +
        feeling.degree * 0.2,
    );
  const calm = recent.some((f) => f.family === 'calm') && recent.every((f) => PLEASANT.has(f.family));
  if (calm) return recent.some((f) => /peace/.test(f.said)) ? 'peaceful' : 'calm';
  return [...score].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
};

const joinWords = (words: readonly string[]): string =>
  words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/**
 * What can be said about a conversation from the person's own words: title, summary, tags, themes, mood. Pure; reads
 * at most the last 200 messages.
 */
export const deriveConversation = (messages: readonly PastMessage[]): Derived => {
  const texts = messages
    .slice(-200)
    .filter((m) => m.sender === 'user')
    .map((m) => m.text);
  const read = texts.map((text) => readMessage(text, false));
  const feelings = read.flatMap((r) => r.feelings);
  const nouns = [...new Set(feelings.map((f) => f.noun))];
  const situationIds = new Set(read.flatMap((r) => r.situations.map((s) => s.id)));
  const themes = [
    ...new Set<Topic>(SITUATIONS.filter((s) => situationIds.has(s.id)).map((s) => s.topic)),
  ].slice(0, 5);
  const strengths = read.flatMap((r, at) =>
    r.strength !== null && (at > 0 || r.wordCount <= 4) ? [r.strength] : [],
  );
  const [start, end] = [strengths[0], strengths.at(-1)];
  const insights = read.filter((r) => INSIGHT.test(r.text)).length;
  const eased = start !== undefined && end !== undefined && start - end >= 3;
  const points = read
    .flatMap((r) => r.mirrors.slice(0, 1))
    .filter((m) => m.kind !== 'self-attack')
    .map((m) => m.text);
  const told = [...new Set(points)].slice(0, 2);
  const about = themes.length > 0 ? `about ${joinWords(themes.slice(0, 2))}` : '';
  const felt = nouns.length > 0 ? `you named ${joinWords(nouns.slice(0, 3))}` : '';
  const moved =
    start !== undefined && end !== undefined && start !== end ? `it went from ${start} to ${end}` : '';
  const summary = [
    told.length > 0 ? `you said that ${joinWords(told)}` : about === '' ? '' : `you talked ${about}`,
    felt,
    moved,
  ]
    .filter((s) => s !== '')
    .join('. ');
  return {
    title: titleOf(read, texts),
    summary: summary === '' ? '' : `${cutTo(summary, 280)}.`,
    tags: nouns.slice(0, 5),
    themes,
    mood: moodOf(feelings, read),
    hasBreakthrough: eased || insights >= 2,
    insights,
  };
};
