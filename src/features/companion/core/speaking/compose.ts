import type { CompanionTurn } from '../companion.ts';
import type { Plan } from '../plan.ts';
import { SITUATIONS } from '../situations.ts';
import { PLEASANT } from '../understanding/feeling-words.ts';
import { fitParts, MAX_SPOKEN_WORDS, MAX_WORDS, type Part } from './fit.ts';
import * as feeling from './lines-feeling.ts';
import * as listen from './lines-listening.ts';
import * as moves from './lines-moves.ts';
import { AGAIN, FINE, LONG, SPECIAL, UNSURE } from './lines-special.ts';
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
    return voice.say(listen.ECHO[first.kind], { m: first.text });
  }
  if (reading.duration !== null && reading.wordCount <= 6)
    return voice.say(/^(?:since|my|all|your)/.test(reading.duration) ? listen.SINCE : listen.DURATION, {
      d: reading.duration.replace(/^for /, ''),
    });
  if (reading.fragment !== null && reading.feelings.length === 0)
    return voice.say(listen.ECHO_FRAGMENT, { p: reading.fragment });
  return null;
};

const firstWords = (mirrored: string): string => mirrored.split(' ').slice(2, 5).join(' ');

/** Names what is felt, when the echo has not. */
const nameFeeling = ({ plan, voice }: Speaker): string | null => {
  const [a, b] = plan.reading.feelings;
  if (a !== undefined && b !== undefined && a.family !== b.family)
    return voice.say(feeling.BOTH, { a: a.noun, b: b.noun });
  if (a !== undefined)
    return voice.say(plan.reading.wordCount <= 4 ? feeling.NAMED : listen.ABOUT_FEELING, { n: a.noun });
  const who = plan.reading.people.at(0)?.name ?? null;
  return voice.say(listen.ABOUT_PERSON, { who });
};

const validate = ({ plan, voice }: Speaker): string | null => {
  const { reading, state } = plan;
  const situation = reading.situations.at(0);
  if (situation !== undefined && situation.weight >= 2) {
    const said = voice.say(situation.say);
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
  if (known !== undefined && turnBit === 1 && !PLEASANT.has(known))
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

const openQuestion = (speaker: Speaker): string | null => {
  const { plan, voice } = speaker;
  const { reading } = plan;
  const [a, b] = reading.feelings;
  if (a !== undefined && b !== undefined && a.family !== b.family) {
    const both = voice.say(feeling.BOTH_ASK);
    if (both !== null) return both;
  }
  const situation = reading.situations.at(0);
  const who = personToAsk(plan);
  if (situation !== undefined && situation.weight >= 2) {
    const asked = voice.say(situation.ask);
    if (asked !== null) return asked;
  }
  if (a !== undefined) {
    const asked = voice.say(feeling.FAMILY_ASK[a.family]);
    if (asked !== null) return asked;
  }
  if (situation !== undefined) {
    const asked = voice.say(situation.ask);
    if (asked !== null) return asked;
  }
  if (who !== null && hashText(reading.text) % 2 === 0) {
    const asked = voice.say(listen.ASK_PERSON, { who });
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
    (reading.feelings.length >= 2 &&
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
  const said = echo(speaker) ?? nameFeeling(speaker);
  const needsMore = said === null || reading.wordCount >= 6;
  return [part(said, 3), needsMore ? part(validate(speaker), 2) : null];
};

const summaryText = ({ plan, voice }: Speaker): string | null => {
  const { state, reading } = plan;
  const points = state.points.filter((p) => p.split(' ').length <= 11).slice(-3);
  if (points.length === 0) return null;
  const start = voice.say(moves.SUMMARY_START) ?? "here's what i hear:";
  const lastFeeling = state.feeling?.noun ?? null;
  const need =
    state.asked === 'summary' &&
    state.need !== null &&
    state.need.split(' ').length <= 9 &&
    !/^(?:you|your|i|no|yes|nothing|that|it)\b/.test(state.need)
      ? voice.say(moves.SUMMARY_NEED, { p: state.need })
      : null;
  const feels =
    need === null && lastFeeling !== null && !points.some((p) => p.includes(lastFeeling))
      ? voice.say(moves.SUMMARY_FEELING, { n: lastFeeling })
      : null;
  void reading;
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
  return (own === undefined ? null : voice.say(own)) ?? voice.say(moves.FRIEND) ?? voice.say(moves.EVIDENCE);
};

const offerSettle = ({ plan, voice }: Speaker): string | null => {
  const x = number(plan.state.lastStrength);
  const isGrief =
    plan.state.feeling?.family === 'grief' ||
    plan.state.situations.some((id) => ['death', 'pet-loss', 'pregnancy-loss'].includes(id));
  const list = x === null ? moves.OFFER_SETTLE_UNKNOWN : isGrief ? moves.OFFER_GRIEF : moves.OFFER_SETTLE;
  return voice.say(list, { x }) ?? voice.say(moves.OFFER_SETTLE_UNKNOWN);
};

const stepQuestion = ({ plan, voice }: Speaker): string | null => {
  const who =
    plan.state.people.find((name) => /friend|sister|brother|mom|mum|partner|husband|wife/.test(name)) ?? null;
  const isConflicted = plan.state.situations.some((id) =>
    [
      'shouted-at',
      'unfair-family',
      'couple-fight',
      'betrayed-friend',
      'cheated',
      'breakup',
      'bullying',
      'assault-past',
      'death',
    ].includes(id),
  );
  return (
    (who === null || isConflicted ? null : voice.say(moves.STEP_PERSON, { who })) ?? voice.say(moves.STEP)
  );
};

const special = (speaker: Speaker): (Part | null)[] => {
  const { plan, voice } = speaker;
  const { move, reading } = plan;
  if (move.do !== 'special') return [];
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
  const chosen =
    (e === null
      ? null
      : voice.say(
          lines.filter((l) => l.includes('{e}')),
          { e },
        )) ??
    voice.say(lines, { e: null, j }) ??
    voice.say(lines, { e, j });
  return [part(chosen ?? fallback(speaker), 3)];
};

const fallback = ({ voice }: Speaker): string =>
  voice.say(listen.ROOM) ?? voice.say(listen.OPEN) ?? voice.say(listen.VALID) ?? "i'm with you.";

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
      return [part(speakOtherLanguage({ reading, content: turn.content, turns: state.turns, voice }), 4)];
    case 'crisis':
      return [part(voice.say(moves.CRISIS) ?? moves.CRISIS[0] ?? null, 4)];
    case 'explore':
      return state.asked === 'exception'
        ? [...acknowledge(speaker), part(voice.say(listen.EXCEPTION) ?? openQuestion(speaker), 4)]
        : isRepeat(turn)
          ? [part(voice.say(AGAIN, { q: null }) ?? fallback(speaker), 4)]
          : explore(speaker);
    case 'ask-feeling':
      return [...heard(speaker), part(voice.say(listen.ASK_FEELING), 4)];
    case 'scale':
      return [...acknowledge(speaker), part(voice.say(feeling.SCALE), 4)];
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
          reading.fragment !== null && reading.wordCount <= 9 && reading.kind === 'content'
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
        part(voice.say(moves.CORRECTED), 3),
        part(echo(speaker), 3),
        part(validate(speaker), 1),
        part(leavesRoom(speaker) ? null : openQuestion(speaker), 2),
      ];
    case 'reframe':
      return [
        ...(reading.wordCount <= 4 || reading.answer === 'yes'
          ? [part(voice.say(moves.CONFIRMED), 2)]
          : acknowledge(speaker)),
        part(reframeQuestion(speaker), 4),
      ];
    case 'reframe-again':
      return [part(voice.say(moves.REFRAME_AGAIN), 3), part(voice.say(moves.EVIDENCE), 4)];
    case 'holds':
      return [part(echo(speaker) ?? nameFeeling(speaker), 3), part(voice.say(moves.HOLDS), 4)];
    case 'step':
      return [part(stepLead(speaker), 3), part(stepQuestion(speaker), 4)];
    case 'smaller-step':
      return [part(voice.say(moves.SMALLER), 4)];
    case 'step-taken':
      return [
        part(stepTaken(speaker), 3),
        part(voice.say(moves.SCALE_AGAIN, { n: state.feeling?.noun ?? 'feeling' }), 4),
      ];
    case 'close':
      return [part(closing(speaker), 4)];
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
          leavesRoom(speaker) ? voice.say(listen.ROOM) : (voice.say(listen.EITHER) ?? openQuestion(speaker)),
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
  return (isLoss ? voice.say(moves.NEED_LOSS) : null) ?? voice.say(moves.NEED);
};

const stepLead = (speaker: Speaker): string | null => {
  const { plan, voice } = speaker;
  const { reading } = plan;
  if (reading.declines || reading.kind === 'not-talk') return voice.say(moves.NOT_NOW);
  if (reading.wordCount <= 4 && reading.answer !== null) return voice.say(moves.AFTER_HOLDS[reading.answer]);
  return echo(speaker) ?? voice.say(moves.AFTER_HOLDS.own);
};

const stepTaken = ({ plan, voice }: Speaker): string | null => {
  const p = plan.reading.mirrors.at(0)?.text ?? plan.reading.fragment;
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
  const text = fitParts(partsFor(speaker), turn.spoken ? MAX_SPOKEN_WORDS : MAX_WORDS);
  return { text: text === '' ? fallback(speaker) : text, used: voice.used() };
};
