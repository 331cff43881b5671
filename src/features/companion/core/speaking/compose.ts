import type { CompanionTurn } from '../companion.ts';
import type { Plan } from '../plan.ts';
import { SITUATIONS, type Situation } from '../situations.ts';
import { type Family, PLEASANT } from '../understanding/feeling-words.ts';
import { trimClause } from '../understanding/mirror.ts';
import type { Reading } from '../understanding/read-message.ts';
import { fitParts, MAX_SPOKEN_WORDS, MAX_WORDS, type Part } from './fit.ts';
import * as feeling from './lines-feeling.ts';
import * as listen from './lines-listening.ts';
import * as moves from './lines-moves.ts';
import { AGAIN, FINE, LONG, NOT_NORMAL, SPECIAL, UNSURE } from './lines-special.ts';
import { speakOtherLanguage } from './other-languages.ts';
import { hashText } from './pick.ts';
import { createVoice, type Voice } from './voice.ts';

export interface Reply {
  readonly text: string;
  /** Sentence hashes to remember. */
  readonly used: readonly string[];
}

interface Speaker {
  readonly plan: Plan;
  readonly turn: CompanionTurn;
  readonly voice: Voice;
}

const part = (text: string | null, keep: Part['keep']): Part | null =>
  text === null ? null : { text, keep };

const SHE =
  /\b(?:mom|mum|mother|mama|sister|daughter|wife|girlfriend|grandma|grandmother|gran|nan|nana|aunt|niece|stepmom|stepmother|margaret)\b/;
const HE =
  /\b(?:dad|father|papa|brother|son|husband|boyfriend|grandpa|grandad|grandfather|uncle|nephew|stepdad|stepfather)\b/;

/** How the one who is missed is spoken of: by relation, else by the pronoun the person used, else 'they'. */
const lossWords = ({ reading, state }: Plan): Record<'they' | 'them' | 'were', string> => {
  const names = [...reading.people.map((p) => p.name), ...state.people].join(' ');
  const text = `${reading.text} ${state.points.join(' ')}`;
  const isShe = SHE.test(names)
    ? !HE.test(names)
    : !HE.test(names) && /\b(?:she|her|she's)\b/.test(text) && !/\b(?:he|him|his)\b/.test(text);
  const isHe = HE.test(names)
    ? !SHE.test(names)
    : !SHE.test(names) && /\b(?:he|him|his)\b/.test(text) && !/\b(?:she|her)\b/.test(text);
  if (isShe) return { they: 'she', them: 'her', were: 'was' };
  return isHe ? { they: 'he', them: 'him', were: 'was' } : { they: 'they', them: 'them', were: 'were' };
};

const number = (value: number | null): string | null => (value === null ? null : String(value));

/** The person's words back, as far as that is safe; else who or what it's about; else an honest 'not sure'. */
const echo = ({ plan, voice, turn }: Speaker): string | null => {
  const { reading } = plan;
  const [first, second] = reading.mirrors;
  if (reading.isIronic) return voice.say(listen.IRONY);
  if (first !== undefined) {
    const fitsTwo =
      second !== undefined &&
      first.wordCount + second.wordCount <= (turn.spoken ? 12 : 20) &&
      second.kind !== 'self-attack' &&
      first.kind !== 'self-attack';
    if (fitsTwo && first.kind !== 'belief' && second.kind !== 'belief') {
      const [a, b] =
        reading.text.indexOf(firstWords(first.text)) <= reading.text.indexOf(firstWords(second.text))
          ? [first, second]
          : [second, first];
      const two = voice.say(listen.ECHO_TWO, { m: a.text, k: b.text });
      if (two !== null) return two;
    }
    const lines =
      first.wordCount <= 5 && first.kind !== 'self-attack' && first.kind !== 'belief'
        ? listen.ECHO_SHORT
        : listen.ECHO[first.kind];
    return voice.say(lines, { m: first.text });
  }
  if (reading.duration !== null && reading.wordCount <= 6 && plan.state.pleasantTurns === 0)
    return voice.say(/^(?:since|my|all|your)/.test(reading.duration) ? listen.SINCE : listen.DURATION, {
      d: reading.duration.replace(/^for /, ''),
    });
  if (reading.fragment !== null && reading.feelings.length === 0)
    return voice.say(listen.ECHO_FRAGMENT, { p: reading.fragment });
  return null;
};

const firstWords = (mirrored: string): string => mirrored.split(' ').slice(2, 5).join(' ');

/** 'the dread'; nothing where the noun does not stand after 'the' ('being left out'). */
const theNoun = (noun: string | null | undefined): string | null =>
  noun === undefined || noun === null || noun.startsWith('being ') ? null : noun;

/** Names what is felt, when the echo has not. */
const nameFeeling = ({ plan, voice }: Speaker): string | null => {
  const [a, b] = plan.reading.named;
  if (a !== undefined && b !== undefined && a.family !== b.family)
    return voice.say(feeling.BOTH, { a: theNoun(a.noun), b: theNoun(b.noun) });
  if (a !== undefined)
    return plan.reading.wordCount <= 4 && a.said.split(' ').length <= 2
      ? voice.say(feeling.NAMED, { w: a.said })
      : voice.say(listen.ABOUT_FEELING, { n: theNoun(a.noun) });
  const who = plan.reading.people.at(0)?.name ?? null;
  return voice.say(listen.ABOUT_PERSON, { who });
};

/** Good news inside something hard is not the point of it. */
const leadingSituation = ({ reading, state }: Plan): Situation | undefined =>
  reading.situations.find((s) => s.id !== 'good-news' || reading.isPleasant || state.pleasantTurns > 0);

const validate = ({ plan, voice }: Speaker): string | null => {
  const { reading, state } = plan;
  const situation = leadingSituation(plan);
  if (situation !== undefined && situation.weight >= 2) {
    const said = voice.say(situation.say);
    if (said !== null) return said;
  }
  if (state.pleasantTurns > 0 && reading.isPlain && reading.feelings.length === 0) {
    const said = voice.say(feeling.FAMILY_SAY.joy);
    if (said !== null) return said;
  }
  const family = reading.feelings.at(0)?.family;
  if (family !== undefined) {
    const said = voice.say(feeling.FAMILY_SAY[family]);
    if (said !== null) return said;
  }
  const known = state.feeling?.family;
  const turnBit = hashText(`${plan.state.turns}:${reading.text}`) % 3;
  if (situation !== undefined && turnBit !== 0) return voice.say(situation.say) ?? voice.say(listen.VALID);
  if (reading.isPleasant) return voice.say(feeling.FAMILY_SAY.joy);
  const isHardTalk =
    (known !== undefined && !PLEASANT.has(known)) ||
    SITUATIONS.some((s) => s.weight >= 2 && state.situations.includes(s.id));
  if (reading.isPlain && !isHardTalk) return voice.say(listen.NOTED);
  if (reading.isPlain && reading.mirrors.length > 0 && turnBit !== 2) return null;
  if (known !== undefined && turnBit === 1 && !PLEASANT.has(known) && reading.wordCount >= 6)
    return voice.say(feeling.FAMILY_SAY[known]) ?? voice.say(listen.VALID);
  return voice.say(reading.isPleasant ? feeling.FAMILY_SAY.joy : listen.VALID);
};

const personToAsk = (plan: Plan): string | null => {
  const person = plan.reading.people.find((p) => !p.isAnimal);
  return person === undefined ||
    plan.reading.situations.some((s) => s.topic === 'grief' || s.topic === 'past')
    ? null
    : person.name;
};

const felt0 = (reading: Reading): Family | undefined => reading.feelings.at(0)?.family;

const openQuestion = (speaker: Speaker): string | null => {
  const { plan, voice } = speaker;
  const { reading } = plan;
  const [a, b] = reading.named;
  if (a !== undefined && b !== undefined && a.family !== b.family) {
    const both = voice.say(feeling.BOTH_ASK);
    if (both !== null) return both;
  }
  if (plan.state.pleasantTurns > 0) {
    const asked = voice.say(feeling.FAMILY_ASK[felt0(reading) ?? 'joy']) ?? voice.say(feeling.FAMILY_ASK.joy);
    if (asked !== null) return asked;
  }
  const situation = leadingSituation(plan);
  const who = personToAsk(plan);
  if (situation !== undefined && situation.weight >= 2) {
    const asked = voice.say(situation.ask, lossWords(plan));
    if (asked !== null) return asked;
  }
  const felt = reading.feelings.at(0);
  if (felt !== undefined) {
    const asked = voice.say(feeling.FAMILY_ASK[felt.family]);
    if (asked !== null) return asked;
  }
  if (situation !== undefined) {
    const asked = voice.say(situation.ask, lossWords(plan));
    if (asked !== null) return asked;
  }
  if (who !== null && hashText(reading.text) % 2 === 0) {
    const asked = voice.say(listen.ASK_PERSON, { who });
    if (asked !== null) return asked;
  }
  const earlier = SITUATIONS.find((s) => s.weight >= 2 && plan.state.situations.includes(s.id));
  if (earlier !== undefined && plan.state.turns > 1) {
    const asked = voice.say(earlier.ask, lossWords(plan));
    if (asked !== null) return asked;
  }
  if (plan.state.turns <= 1) return voice.say(listen.OPEN_FIRST) ?? voice.say(listen.OPEN);
  return voice.say(listen.OPEN) ?? voice.say(listen.EITHER);
};

/** Whether this reply leaves room instead of asking. */
const leavesRoom = ({ plan, turn }: Speaker): boolean => {
  const { state } = plan;
  if (turn.preferences.askLess || state.askLess) return true;
  if (state.questionsInRow >= 3) return true;
  return (
    state.questionsInRow === 2 &&
    plan.reading.wordCount >= 8 &&
    hashText(`${turn.seed}:${state.turns}`) % 2 === 0
  );
};

const heard = (speaker: Speaker): (Part | null)[] => {
  const { reading } = speaker.plan;
  const said = echo(speaker);
  const named =
    said === null ||
    (reading.named.length >= 2 &&
      reading.mirrors[0]?.kind !== 'feeling' &&
      reading.mirrors[0]?.kind !== 'self-attack')
      ? nameFeeling(speaker)
      : null;
  const long = reading.wordCount >= 90 ? speaker.voice.say(LONG) : null;
  const unclear =
    said === null &&
    named === null &&
    reading.feelings.length === 0 &&
    reading.situations.length === 0 &&
    reading.wordCount >= 5
      ? speaker.voice.say(listen.UNCLEAR)
      : null;
  return [part(long, 1), part(unclear, 3), part(said, 3), part(named, 2), part(validate(speaker), 2)];
};

const explore = (speaker: Speaker): (Part | null)[] => [
  ...heard(speaker),
  leavesRoom(speaker) ? part(speaker.voice.say(listen.ROOM), 1) : part(openQuestion(speaker), 4),
];

/** Short acknowledgement before a move with a question of its own. */
const acknowledge = (speaker: Speaker): (Part | null)[] => {
  const { reading } = speaker.plan;
  if (reading.strength !== null && reading.wordCount <= 4)
    return [part(speaker.voice.say(moves.HEARD_NUMBER, { x: number(reading.strength) }), 2)];
  const said = echo(speaker) ?? nameFeeling(speaker);
  const needsMore = said === null || reading.wordCount >= 6;
  return [part(said, 3), needsMore ? part(validate(speaker), 2) : null];
};

const summaryText = ({ plan, voice, turn }: Speaker): string | null => {
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

const reframeQuestion = ({ plan, voice }: Speaker): string | null => {
  const family = plan.state.feeling?.family;
  const own = family === undefined ? undefined : moves.REFRAME_BY_FAMILY[family];
  return (
    (own === undefined ? null : voice.say(own, lossWords(plan))) ??
    voice.say(moves.FRIEND) ??
    voice.say(moves.EVIDENCE)
  );
};

const offerSettle = ({ plan, voice }: Speaker): string | null => {
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

const stepQuestion = ({ plan, voice }: Speaker): string | null => {
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

const special = (speaker: Speaker): (Part | null)[] => {
  const { plan, voice } = speaker;
  const { move, reading } = plan;
  if (move.do !== 'special') return [];
  if (
    (move.kind === 'normal' || move.kind === 'opinion' || move.kind === 'advice') &&
    plan.state.situations.includes('unsafe-with')
  ) {
    const said = voice.say(NOT_NORMAL);
    if (said !== null) return [part(said, 4)];
  }
  if (move.kind === 'fine') return [part(voice.say(FINE) ?? voice.say(listen.ROOM), 3)];
  if (move.kind === 'unsure') {
    const ask =
      voice.say(plan.state.situations.length > 0 ? listen.OPEN : listen.EITHER) ?? voice.say(listen.OPEN);
    return [part(voice.say(UNSURE, { ask }) ?? ask, 3)];
  }
  const own = reading.mirrors.find((m) => m.kind !== 'self-attack');
  const e = own === undefined || move.kind === 'injection' ? null : `${own.text}.`;
  const j =
    reading.kind === 'emoji' ? (speaker.turn.content.match(/\p{Extended_Pictographic}/u)?.[0] ?? null) : null;
  const lines = SPECIAL[move.kind];
  const bare = lines.map((line) => line.replace(/\{e\} | \{e\}/g, ''));
  const chosen =
    (e === null
      ? null
      : voice.say(
          lines.filter((l) => l.includes('{e}')),
          { e },
        )) ?? voice.say(bare, { j });
  return [part(chosen ?? fallback(speaker), 3)];
};

const fallback = ({ voice }: Speaker): string =>
  voice.say(listen.ROOM) ?? voice.say(listen.OPEN) ?? voice.say(listen.VALID) ?? "i'm with you.";

/** Somebody may be in danger, and no other feature has answered: their words, a direct care, a person. */
const crisis = (speaker: Speaker): (Part | null)[] => {
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

const partsFor = (speaker: Speaker): (Part | null)[] => {
  const { plan, voice, turn } = speaker;
  const { state, reading } = plan;
  const x = number(state.firstStrength);
  const y = number(state.lastStrength);
  switch (plan.move.do) {
    case 'special':
      return special(speaker);
    case 'language':
      return [
        part(
          speakOtherLanguage({
            reading,
            content: turn.content,
            turns: state.turns,
            leavesRoom: leavesRoom(speaker),
            voice,
          }),
          4,
        ),
      ];
    case 'crisis':
      return [...crisis(speaker)];
    case 'explore':
      return state.asked === 'exception'
        ? [...acknowledge(speaker), part(voice.say(listen.EXCEPTION) ?? openQuestion(speaker), 4)]
        : explore(speaker);
    case 'ask-feeling':
      return [...heard(speaker), part(voice.say(listen.ASK_FEELING), 4)];
    case 'scale':
      return [
        ...acknowledge(speaker),
        part(
          voice.say(feeling.SCALE, { n: theNoun(state.feeling?.noun) }) ?? voice.say(feeling.SCALE_PLAIN),
          4,
        ),
      ];
    case 'no-number':
      return [part(voice.say(moves.NO_NUMBER), 3), part(openQuestion(speaker), 4)];
    case 'heard-number':
      return [part(voice.say(moves.HEARD_NUMBER, { x: y }), 3), part(openQuestion(speaker), 4)];
    case 'offer-settle':
      return reading.strength !== null
        ? [part(offerSettle(speaker), 4)]
        : [...acknowledge(speaker).slice(0, 1), part(offerSettle(speaker), 4)];
    case 'breathe':
      return [part(voice.say(moves.BREATHE) ?? moves.BREATHE[0] ?? null, 4)];
    case 'ground':
      return [part(voice.say(moves.GROUND, { x: y }) ?? voice.say(moves.BREATHE), 4)];
    case 'ask-after-settle':
      return [part(voice.say(moves.ASK_AFTER), 4)];
    case 'after-settle':
      return [
        part(
          x !== null && y !== null && state.firstStrength !== state.lastStrength && Number(y) < Number(x)
            ? voice.say(moves.CAME_DOWN, { x, y })
            : voice.say(moves.NOW_AT, { y }),
          3,
        ),
        part(need(speaker), 4),
      ];
    case 'still-high':
      return [part(voice.say(moves.STILL_HIGH, { y }), 3), part(need(speaker), 4)];
    case 'declined-settle':
      return [part(voice.say(moves.DECLINED), 3), part(openQuestion(speaker), 4)];
    case 'need':
      return [...acknowledge(speaker), part(need(speaker), 4)];
    case 'summary': {
      const summary = summaryText(speaker);
      if (summary === null) return [...acknowledge(speaker), part(reframeQuestion(speaker), 4)];
      return [
        part(
          reading.fragment !== null &&
            reading.wordCount <= 9 &&
            reading.kind === 'content' &&
            !summary.includes(reading.fragment)
            ? `${reading.fragment}.`
            : null,
          1,
        ),
        part(summary, 3),
        part(voice.say(moves.SUMMARY_END), 4),
      ];
    }
    case 'missed':
      return [part(voice.say(moves.MISSED), 4)];
    case 'corrected':
      return [
        part(
          voice.say(reading.answer === 'no' || reading.kind === 'misread' ? moves.CORRECTED : moves.ADDED),
          3,
        ),
        part(echo(speaker), 3),
        part(validate(speaker), 1),
        part(leavesRoom(speaker) ? null : openQuestion(speaker), 2),
      ];
    case 'reframe':
      return [
        ...(reading.strength === null &&
        (reading.answer === 'yes' || reading.saysThatIsIt || reading.kind !== 'content')
          ? [part(voice.say(moves.CONFIRMED), 2)]
          : acknowledge(speaker)),
        part(reframeQuestion(speaker), 4),
      ];
    case 'reframe-again':
      return [part(voice.say(moves.REFRAME_AGAIN), 3), part(voice.say(moves.EVIDENCE), 4)];
    case 'holds':
      return [
        part(
          theirView(speaker, true) ?? echo(speaker) ?? theirView(speaker, false) ?? nameFeeling(speaker),
          3,
        ),
        part(voice.say(moves.HOLDS), 4),
      ];
    case 'step':
      return [part(stepLead(speaker), 3), part(stepQuestion(speaker), 4)];
    case 'smaller-step':
      return [part(voice.say(moves.SMALLER), 4)];
    case 'step-taken':
      return [
        part(stepTaken(speaker), 3),
        part(voice.say(moves.SCALE_AGAIN, { n: theNoun(state.measured) ?? 'feeling' }), 4),
      ];
    case 'close':
      return [
        part(
          reading.isStep
            ? stepTaken(speaker)
            : reading.wordCount >= 3 && reading.strength === null
              ? echo(speaker)
              : null,
          3,
        ),
        part(closing(speaker), 4),
      ];
    case 'savor':
      return explore(speaker);
    case 'savor-close':
      return [...heard(speaker), part(voice.say(moves.SAVOR_CLOSE), 4)];
    case 'direct':
      return [
        ...(reading.wordCount >= 5
          ? acknowledge(speaker).slice(0, 1)
          : [part(reading.answer === 'no' ? 'not one.' : null, 1)]),
        part(voice.say(moves.DIRECT), 4),
      ];
    case 'direct-no':
      return [part(voice.say(moves.DIRECT_NO), 4)];
    case 'direct-yes':
      return [part(voice.say(moves.DIRECT_YES), 4)];
    case 'terse':
      return [
        part(voice.say(moves.TERSE[reading.answer ?? 'maybe']), 3),
        part(
          leavesRoom(speaker)
            ? voice.say(listen.ROOM)
            : ((state.turns <= 4 && state.situations.length === 0 ? voice.say(listen.EITHER) : null) ??
                openQuestion(speaker)),
          4,
        ),
      ];
    case 'after-close':
      return [part(voice.say(listen.ROOM), 4)];
  }
};

const need = ({ plan, voice }: Speaker): string | null => {
  const isLoss = plan.state.situations.some(
    (id) => ['death', 'pet-loss', 'pregnancy-loss', 'breakup'].includes(id) && SITUATION_IDS.has(id),
  );
  return (isLoss ? voice.say(moves.NEED_LOSS, lossWords(plan)) : null) ?? voice.say(moves.NEED);
};

/** What they would tell a friend is kept as it was said: it may speak to a 'you'. */
const theirView = ({ plan, voice }: Speaker, onlyToYou: boolean): string | null => {
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

const stepLead = (speaker: Speaker): string | null => {
  const { plan, voice } = speaker;
  const { reading } = plan;
  if (reading.strength !== null && reading.wordCount <= 4)
    return voice.say(moves.HEARD_NUMBER, { x: number(reading.strength) });
  if (reading.declines || reading.kind === 'not-talk') return voice.say(moves.NOT_NOW);
  if (reading.kind === 'unsure') return voice.say(moves.AFTER_HOLDS.no);
  if (reading.wordCount <= 4 && reading.answer !== null) return voice.say(moves.AFTER_HOLDS[reading.answer]);
  return echo(speaker) ?? voice.say(moves.AFTER_HOLDS.own);
};

const stepTaken = ({ plan, voice }: Speaker): string | null => {
  const p =
    plan.reading.mirrors.at(0)?.text ?? plan.reading.fragment?.replace(/^(?:maybe|perhaps) /, '') ?? null;
  return (
    (p === null || p.split(' ').length > 12 ? null : voice.say(moves.STEP_TAKEN, { p })) ??
    voice.say(moves.STEP_TAKEN_BARE)
  );
};

const closing = ({ plan, voice }: Speaker): string | null => {
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

const isRepeat = (turn: CompanionTurn): boolean => {
  const own = turn.history.findLast((m) => m.sender === 'user');
  return (
    own !== undefined &&
    own.text.trim().toLowerCase() === turn.content.trim().toLowerCase() &&
    turn.content.trim().length > 3
  );
};

/** Puts a plan into words: one reply, at most 60 words (35 spoken), at most one question, nothing said lately. */
export const composeReply = (plan: Plan, turn: CompanionTurn): Reply => {
  const voice = createVoice(
    `${turn.seed}:${plan.state.turns}:${turn.history.length}`,
    turn.history,
    plan.state.used,
  );
  const speaker = { plan, turn, voice };
  const again =
    isRepeat(turn) && plan.reading.kind === 'content' && plan.reading.language === 'en'
      ? voice.say(AGAIN)
      : null;
  const text = fitParts(
    again === null ? partsFor(speaker) : [part(again, 4)],
    turn.spoken ? MAX_SPOKEN_WORDS : MAX_WORDS,
  );
  return { text: text === '' ? fallback(speaker) : text, used: voice.used() };
};
