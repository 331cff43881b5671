import type { CompanionTurn } from '../companion.ts';
import type { Plan } from '../plan.ts';
import { fitParts, MAX_SPOKEN_WORDS, MAX_WORDS, type Part } from './fit.ts';
import {
  acknowledge,
  echo,
  explore,
  fallback,
  heard,
  leavesRoom,
  nameFeeling,
  number,
  openQuestion,
  part,
  type Speaker,
  theNoun,
  validate,
} from './hearing.ts';
import * as feeling from './lines-feeling.ts';
import * as listen from './lines-listening.ts';
import * as moves from './lines-moves.ts';
import { AGAIN } from './lines-special.ts';
import {
  closing,
  crisis,
  need,
  offerSettle,
  reframeQuestion,
  stepLead,
  stepQuestion,
  stepTaken,
  summaryText,
  theirView,
} from './moves.ts';
import { speakOtherLanguage } from './other-languages.ts';
import { special } from './special.ts';
import { createVoice } from './voice.ts';

export interface Reply {
  readonly text: string;
  /** Sentence hashes to remember. */
  readonly used: readonly string[];
}

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
