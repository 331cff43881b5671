import type { CompanionTurn } from '../companion.ts';
import type { Plan } from '../plan.ts';
import { SITUATIONS, type Situation } from '../situations.ts';
import { type Family, PLEASANT } from '../understanding/feeling-words.ts';
import type { Reading } from '../understanding/read-message.ts';
import type { Part } from './fit.ts';
import * as feeling from './lines-feeling.ts';
import * as listen from './lines-listening.ts';
import * as moves from './lines-moves.ts';
import { LONG } from './lines-special.ts';
import { hashText } from './pick.ts';
import type { Voice } from './voice.ts';

/** One reply in the making. */
export interface Speaker {
  readonly plan: Plan;
  readonly turn: CompanionTurn;
  readonly voice: Voice;
}

export const part = (text: string | null, keep: Part['keep']): Part | null =>
  text === null ? null : { text, keep };

const SHE =
  /\b(?:mom|mum|mother|mama|sister|daughter|wife|girlfriend|grandma|grandmother|gran|nan|nana|aunt|niece|stepmom|stepmother|margaret)\b/;
const HE =
  /\b(?:dad|father|papa|brother|son|husband|boyfriend|grandpa|grandad|grandfather|uncle|nephew|stepdad|stepfather)\b/;

/** How the one who is missed is spoken of: by relation, else by the pronoun the person used, else 'they'. */
export const lossWords = ({ reading, state }: Plan): Record<'they' | 'them' | 'were', string> => {
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

export const number = (value: number | null): string | null => (value === null ? null : String(value));

/** The person's words back, as far as that is safe; else who or what it's about; else an honest 'not sure'. */
export const echo = ({ plan, voice, turn }: Speaker): string | null => {
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
export const theNoun = (noun: string | null | undefined): string | null =>
  noun === undefined || noun === null || noun.startsWith('being ') ? null : noun;

/** Names what is felt, when the echo has not. */
export const nameFeeling = ({ plan, voice }: Speaker): string | null => {
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

export const validate = ({ plan, voice }: Speaker): string | null => {
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

export const openQuestion = (speaker: Speaker): string | null => {
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
export const leavesRoom = ({ plan, turn }: Speaker): boolean => {
  const { state } = plan;
  if (turn.preferences.askLess || state.askLess) return true;
  if (state.questionsInRow >= 3) return true;
  return (
    state.questionsInRow === 2 &&
    plan.reading.wordCount >= 8 &&
    hashText(`${turn.seed}:${state.turns}`) % 2 === 0
  );
};

export const heard = (speaker: Speaker): (Part | null)[] => {
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

export const explore = (speaker: Speaker): (Part | null)[] => [
  ...heard(speaker),
  leavesRoom(speaker) ? part(speaker.voice.say(listen.ROOM), 1) : part(openQuestion(speaker), 4),
];

/** Short acknowledgement before a move with a question of its own. */
export const acknowledge = (speaker: Speaker): (Part | null)[] => {
  const { reading } = speaker.plan;
  if (reading.strength !== null && reading.wordCount <= 4)
    return [part(speaker.voice.say(moves.HEARD_NUMBER, { x: number(reading.strength) }), 2)];
  const said = echo(speaker) ?? nameFeeling(speaker);
  const needsMore = said === null || reading.wordCount >= 6;
  return [part(said, 3), needsMore ? part(validate(speaker), 2) : null];
};

/** Something true and small, when all else was said lately. */
export const fallback = ({ voice }: Speaker): string =>
  voice.say(listen.ROOM) ?? voice.say(listen.OPEN) ?? voice.say(listen.VALID) ?? "i'm with you.";
