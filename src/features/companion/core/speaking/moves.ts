import { SITUATIONS } from '../situations.ts';
import { trimClause } from '../understanding/mirror.ts';
import type { Part } from './fit.ts';
import { echo, lossWords, number, part, type Speaker } from './hearing.ts';
import * as listen from './lines-listening.ts';
import * as moves from './lines-moves.ts';

export const summaryText = ({ plan, voice, turn }: Speaker): string | null => {
  const { state } = plan;
  const points = state.points
    .filter((p) => p.split(' ').length <= (turn.spoken ? 8 : 11))
    .slice(turn.spoken ? -1 : -3);
  if (points.length === 0) return null;
  const start = voice.say(moves.SUMMARY_START) ?? "here's what i hear:";
  const lastFeeling = state.feeling?.noun ?? null;
  const need =
    state.asked === 'summary' &&
    state.need !== null &&
    state.need.split(' ').length <= 9 &&
    !/^(?:you|your|i|no|yes|nothing|it)\b/.test(state.need)
      ? voice.say(moves.SUMMARY_NEED, { p: state.need })
      : null;
  const feels =
    need === null && lastFeeling !== null && !points.some((p) => p.includes(lastFeeling))
      ? voice.say(moves.SUMMARY_FEELING, { n: lastFeeling })
      : null;
  const tail = need ?? feels;
  const list =
    tail === null && points.length > 1
      ? `${points.slice(0, -1).join(', ')}, and ${points.at(-1)}`
      : [...points, tail].filter((p) => p !== null).join(', ');
  return `${start} ${list}.`;
};

export const reframeQuestion = ({ plan, voice }: Speaker): string | null => {
  const family = plan.state.feeling?.family;
  const own = family === undefined ? undefined : moves.REFRAME_BY_FAMILY[family];
  return (
    (own === undefined ? null : voice.say(own, lossWords(plan))) ??
    voice.say(moves.FRIEND) ??
    voice.say(moves.EVIDENCE)
  );
};

export const offerSettle = ({ plan, voice }: Speaker): string | null => {
  const x = number(plan.state.lastStrength);
  const isGrief =
    plan.state.feeling?.family === 'grief' ||
    plan.state.situations.some((id) => ['death', 'pet-loss', 'pregnancy-loss'].includes(id));
  const list =
    x === null || (plan.state.lastStrength ?? 0) < 7
      ? moves.OFFER_SETTLE_UNKNOWN
      : isGrief
        ? moves.OFFER_GRIEF
        : moves.OFFER_SETTLE;
  return voice.say(list, { x }) ?? voice.say(moves.OFFER_SETTLE_UNKNOWN);
};

/** Where the trouble may be with the very person that one would suggest. */
const CLOSE_TOPICS: ReadonlySet<string> = new Set([
  'conflict',
  'family',
  'relationships',
  'friends',
  'past',
  'grief',
  'care',
]);

export const stepQuestion = ({ plan, voice }: Speaker): string | null => {
  if (
    plan.state.situations.some((id) => id === 'unsafe-with' || id === 'assault-past' || id === 'bullying')
  ) {
    const safe = voice.say(moves.STEP_SAFE);
    if (safe !== null) return safe;
  }
  const who =
    plan.state.people.find((name) => /friend|sister|brother|mom|mum|partner|husband|wife/.test(name)) ?? null;
  const isConflicted = SITUATIONS.some(
    (s) => CLOSE_TOPICS.has(s.topic) && plan.state.situations.includes(s.id),
  );
  return (
    (who === null || isConflicted ? null : voice.say(moves.STEP_PERSON, { who })) ?? voice.say(moves.STEP)
  );
};

/** Somebody may be in danger, and no other feature has answered: their words, a direct care, a person. */
export const crisis = (speaker: Speaker): (Part | null)[] => {
  const { plan, voice } = speaker;
  const { reading } = plan;
  const who = reading.people.find((p) => !p.isAnimal)?.name ?? null;
  const own = reading.mirrors.find(
    (m) => m.kind !== 'self-attack' && m.kind !== 'belief' && m.wordCount <= 10,
  );
  const said =
    own === undefined
      ? null
      : voice.say(['{m}.', 'i hear that {m}.', '{m}. i take that seriously.'], { m: own.text });
  if (who !== null && reading.wordCount <= 6)
    return [part(`${who}.`, 2), part(voice.say(moves.CRISIS_PERSON), 4)];
  if (reading.answer === 'no')
    return [part(said, 2), part(voice.say(moves.CRISIS_DENIED) ?? voice.say(moves.CRISIS), 4)];
  return [part(said, 2), part(voice.say(moves.CRISIS) ?? moves.CRISIS[0] ?? null, 4)];
};

const SITUATION_IDS = new Set(SITUATIONS.map((s) => s.id));

export const need = ({ plan, voice }: Speaker): string | null => {
  const isLoss = plan.state.situations.some(
    (id) => ['death', 'pet-loss', 'pregnancy-loss', 'breakup'].includes(id) && SITUATION_IDS.has(id),
  );
  return (isLoss ? voice.say(moves.NEED_LOSS, lossWords(plan)) : null) ?? voice.say(moves.NEED);
};

/** What they would tell a friend is kept as it was said: it may speak to a 'you'. */
export const theirView = ({ plan, voice }: Speaker, onlyToYou: boolean): string | null => {
  const said = trimClause(
    plan.reading.text.replace(
      /^(?:that|(?:i'd|he'd|she'd|they'd) (?:say|tell (?:her|him|them|me))|i would (?:say|tell (?:her|him|them)))\s+(?:that\s+|to\s+)?/,
      '',
    ),
  );
  const isShort = plan.reading.wordCount >= 3 && plan.reading.wordCount <= 14 && !/[.!?;\n]/.test(said);
  const isKind =
    !/[<>{}[\]\\@#`|]|\b(?:fuck\w*|shit\w*|die|kill\w*|dead|prompt|coward|bastard|bitch\w*|hate)\b/.test(
      said,
    );
  return isShort && isKind && (!onlyToYou || /\b(?:you|your|you're|ur)\b/.test(said))
    ? voice.say(listen.THEIR_VIEW, { q: said })
    : null;
};

export const stepLead = (speaker: Speaker): string | null => {
  const { plan, voice } = speaker;
  const { reading } = plan;
  if (reading.strength !== null && reading.wordCount <= 4)
    return voice.say(moves.HEARD_NUMBER, { x: number(reading.strength) });
  if (reading.declines || reading.kind === 'not-talk') return voice.say(moves.NOT_NOW);
  if (reading.kind === 'unsure') return voice.say(moves.AFTER_HOLDS.no);
  if (reading.wordCount <= 4 && reading.answer !== null) return voice.say(moves.AFTER_HOLDS[reading.answer]);
  return echo(speaker) ?? voice.say(moves.AFTER_HOLDS.own);
};

export const stepTaken = ({ plan, voice }: Speaker): string | null => {
  const p =
    plan.reading.mirrors.at(0)?.text ?? plan.reading.fragment?.replace(/^(?:maybe|perhaps) /, '') ?? null;
  return (
    (p === null || p.split(' ').length > 12 ? null : voice.say(moves.STEP_TAKEN, { p })) ??
    voice.say(moves.STEP_TAKEN_BARE)
  );
};

export const closing = ({ plan, voice }: Speaker): string | null => {
  const { firstStrength, lastStrength } = plan.state;
  const wasAsked = plan.reading.strength !== null && firstStrength !== null && lastStrength !== null;
  const slots = { x: number(firstStrength), y: number(lastStrength) };
  if (wasAsked)
    return (
      voice.say(lastStrength < firstStrength ? moves.CLOSE_DOWN : moves.CLOSE_SAME, slots) ??
      voice.say(moves.CLOSE)
    );
  return voice.say(moves.CLOSE);
};
