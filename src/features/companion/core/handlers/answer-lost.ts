import type { Asked } from '../acts/asked.ts';
import { readAsked } from '../acts/read-asked.ts';
import { turnClause } from '../mirrors/turn-clause.ts';
import { wholeClause } from '../mirrors/whole-clause.ts';
import { NO_ANSWER } from '../moves/answering/plain-answers.ts';
import { missedTopic } from '../moves/repairing/missed-topic.ts';
import { namesTrouble } from '../practices/choose-practice.ts';
import type { Scene } from '../scene.ts';
import { answerAsked } from './answer-asked.ts';
import { answerByForm, give, plainOf } from './answer-by-form.ts';
import { NO_MIRROR } from './choose-mirror.ts';
import { type Draft, draft } from './draft.ts';
import { meant } from './meant.ts';

/** What they say when a question of theirs was passed over. */
const PASSED_OVER =
  /\byou (?:still )?(?:did ?n[o']t|have ?n[o']t|never|still have ?n[o']t) (?:actually |even )?(?:answer\w*|say|said)\b|\byou (?:just )?(?:skipped|ignored|missed|dodged|passed over) (?:my|the|that) question\b|\bi (?:already )?asked(?= (?:you|if|whether|how|what|which|where|when|who|about|a question|something)\b| *(?:[.,!?]|$))|\bi(?:'?m| am| was| wasn'?t) asking\b|\bnot what i asked\b|\b(?:not|isn'?t|wasn'?t) (?:really |even )?an answer\b|\banswer (?:me|the question|my question)\b|^\W*(?:(?:no|but|and|well|hello) )*i said,? (?:did|does|is|was|should|can|could|will|would) (?:i|he|she|it|that|they|we|the|my)\b|\blost you there\b/;
/** 'i asked how to get started', 'i said did i do it too early': what they asked, said again. */
const ASKED_AGAIN =
  /\bi (?:already )?(?:asked|was asking|am asking)(?: you)? (?<again>(?:if|whether|how|what|which|where|when|who|for|about) .{8,})|\bi said,? (?<said>(?:did|does|is|was|should|can|could|will|would) .{6,})|(?<whether>\bwhether (?:or not )?(?:to|i|he|she|it|that) .{6,})/i;
/** 'i'm asking about jaden': names it, and asks nothing more. */
const OF_A_THING = /^about (?:\S+ ?){1,4}[.!]?$/;
const ASKS =
  /\?|\b(?:have you got|give me|can you|could you|what (?:do|could|should|can) i|how (?:do|can|should)|one (?:idea|thing|tip)|should i|is (?:it|that))\b/;
/** 'did you even read the jaden bit', 'i was asking about the cup'. */
const TOPIC =
  /\b(?:i(?:'?m| am| was| wasn'?t) (?:asking|talking|speaking) (?:about|of)|(?:did|have) you (?:even |actually |really )?(?:read|see|seen|hear|heard|get|notice|catch)(?= (?:the|my) )|you (?:just |even )?(?:skipped|missed|ignored|forgot)(?= (?:the|my) )) (?:(?<of>the|my|our) )?(?<topic>(?!(?:you|it|what|me|him|her|them|this|that|how|us|the|my)\b)[\p{L}']{3,})(?<part> (?:bit|part|thing|stuff)\b)?(?=\W*$|[,.!?]| (?:not|bit|part|thing|stuff)\b|(?<=(?:bit|part|thing|stuff)\b))/u;
const MESSAGES_THAT_COUNT = 6;
/** 'a date??' only says our word again. */
const FEWEST_WORDS_OF_A_QUESTION = 4;

/** A question or a telling that was passed over, taken up when they say so; never a practice nobody asked for. */
export function answerLost(scene: Scene, plain: string): Draft | null {
  if (meant(scene) === 'bye') return null;
  const topic = TOPIC.exec(plain)?.groups;
  const isOfTopic = topic !== undefined;
  if (!PASSED_OVER.test(plain) && !isOfTopic) return null;
  const said = theirs(scene);
  const ofTopic = isOfTopic ? said.filter((text) => plainOf(text).includes(topic.topic ?? '')) : [];
  const asked = lastAsked(ofTopic) ?? askedAgain(scene, plain) ?? (isOfTopic ? undefined : lastAsked(said));
  if (asked !== undefined && !(isOfTopic && OF_A_THING.test(asked))) return answerLate(scene, asked);
  return isOfTopic && ofTopic.length > 0 ? takeTopicUp(scene, topic) : null;
}

const theirs = ({ turn }: Scene): string[] =>
  turn.history
    .filter(({ sender }) => sender === 'user')
    .map(({ text }) => text)
    .slice(-MESSAGES_THAT_COUNT)
    .reverse();

/** In this very turn. */
function askedAgain({ turn }: Scene, plain: string): string | undefined {
  const { again, said, whether } = ASKED_AGAIN.exec(plain)?.groups ?? {};
  const isNew = (plain.match(/[^.!?]+\?/g) ?? []).some(
    (one) => one.trim().split(/\s+/).length >= FEWEST_WORDS_OF_A_QUESTION,
  );
  const should = (whether ?? again)?.replace(/^whether (?:or not )?(?:i should|to)\b/i, 'should i');
  return should ?? said ?? (isNew ? turn.content : undefined);
}

const lastAsked = (said: readonly string[]): string | undefined =>
  said.find(
    (text) => ASKS.test(plainOf(text)) && !PASSED_OVER.test(plainOf(text)) && !TOPIC.test(plainOf(text)),
  );

/** Given only where it is asked for in so many words. */
const OF_PRACTICE: ReadonlySet<Asked> = new Set(['practice', 'cope', 'start']);
const ASKS_FOR_PRACTICE =
  /\b(?:tips?|tricks?|exercises?|techniques?|advice|started|something to do|what helps|idea)\b/;

function answerLate(scene: Scene, asked: string): Draft | null {
  const then: Scene = { ...scene, turn: { ...scene.turn, content: asked } };
  const isSaidNow = plainOf(scene.turn.content).includes(plainOf(asked));
  const kind = readAsked(asked, 'ask') ?? (isSaidNow && namesTrouble(asked) ? 'cope' : null);
  const isBeside =
    kind === null ||
    kind === 'other' ||
    (OF_PRACTICE.has(kind) && !isSaidNow && !ASKS_FOR_PRACTICE.test(plainOf(asked)));
  const late = answerByForm(scene, plainOf(asked), '') ?? (isBeside ? null : answerAsked(then, kind));
  const answer = late ?? give(scene, NO_ANSWER, {});
  return (
    answer && { ...answer, mirror: late && asked !== scene.turn.content ? 'sorry, i passed over that' : '' }
  );
}

/** What they told and we went past: what they say of it now, else its name. */
function takeTopicUp(
  scene: Scene,
  { of = '', topic = '', part = '' }: Record<string, string | undefined>,
): Draft | null {
  const named = `${of} ${topic}${part}`.trim().replace(/^(?:my|our) /, 'your ');
  const told = scene.reading.clauses
    .filter(
      ({ text, isQuestion }) =>
        !isQuestion && !/\b(?:asking|talking|speaking) (?:about|of)\b|\byou\b/.test(text),
    )
    .flatMap(({ text }) => turnClause(text) ?? wholeClause(text) ?? [])
    .find((words) => !NO_MIRROR.test(words));
  return draft(scene, [missedTopic], {
    slots: {
      told: told ?? '',
      bit: told || part === '' ? '' : named,
      about: told || part !== '' ? '' : named,
    },
    mayAsk: false,
    change: { hasOwnedMistake: true },
  });
}
