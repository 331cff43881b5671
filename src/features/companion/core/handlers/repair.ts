import { turnClause } from '../mirrors/turn-clause.ts';
import { wholeClause } from '../mirrors/whole-clause.ts';
import { goOn } from '../moves/listening/go-on.ts';
import { acceptRefusal } from '../moves/repairing/accept-refusal.ts';
import { corrected } from '../moves/repairing/corrected.ts';
import { missedTopic } from '../moves/repairing/missed-topic.ts';
import { ownUp } from '../moves/repairing/own-up.ts';
import { playAlong } from '../moves/repairing/play-along.ts';
import { reminded } from '../moves/repairing/reminded.ts';
import { isGrieving, type Scene } from '../scene.ts';
import { chooseGiven } from './choose-given.ts';
import { NO_MIRROR } from './choose-mirror.ts';
import { type Draft, draft } from './draft.ts';
import { declineOffer } from './practising.ts';

/** 'i was telling you my dad didn't recognise me', 'like i said'. */
const REMINDS =
  /\b(?:i (?:was|am) (?:just )?telling you|i (?:already |just |did )?(?:told|tell) you|(?:like|as) i (?:just |already )?said|i (?:just|already) (?:said|told))\b(?: that| about| so)?[,: ]*(?<again>[^.!?]*)/i;
const LEFT_OUT =
  /\byou(?:'ve| have)? (?:left out|forgot|missed(?: out)?|skipped) (?<what>(?:the|my|about the|about my) [\p{L}' ]{3,30}?)(?: though| bit| part| tho)*[.!]*\s*$/iu;

/** What they had told already: said now, with a word for passing over it. */
export function takeReminder(scene: Scene): Draft | null {
  if (scene.before.turn === 0 || scene.reading.act.asked !== null) return null;
  const { content } = scene.turn;
  const what = LEFT_OUT.exec(content)
    ?.groups?.what?.toLowerCase()
    .replace(/^about /, '');
  const found = REMINDS.exec(content.replace(/[\u2018\u2019]/g, "'"));
  if (what === undefined && !found) return null;
  const again = found?.groups?.again?.trim().toLowerCase() ?? '';
  const rest = scene.reading.clauses.filter(({ text }) => !REMINDS.test(text)).at(-1)?.text ?? '';
  const mirror = what?.replace(/^my /, 'your ') ?? sayBack(again) ?? sayBack(rest);
  return mirror === null
    ? null
    : draft(scene, [reminded], { mirror, mayAsk: false, change: { hasOwnedMistake: true } });
}

export const sayBack = (text: string): string | null => {
  const turned = turnClause(text) ?? wholeClause(text);
  return turned === null || NO_MIRROR.test(turned) ? null : turned;
};

/** The correction is the next line, once. */
export function takeCorrection(scene: Scene): Draft | null {
  const { clauses, feelings } = scene.reading;
  const told = clauses.flatMap(
    ({ text }) => sayBack(text.replace(/^(?:oh|no|nah|well|sorry|i said|i meant)\b[, ]*/g, '')) ?? [],
  );
  const mirror =
    aboutWhat(scene.turn.content) ??
    saidNot(scene.turn.content) ??
    notThis(scene.turn.content) ??
    itWas(scene.turn.content) ??
    told.find((words) => !DENIES.test(words)) ??
    feelings.at(-1)?.word ??
    told[0] ??
    scene.reading.echoes.find(({ share }) => share >= SURE)?.words ??
    null;
  return draft(scene, [corrected, goOn], { mirror, change: { hasOwnedMistake: true, toldSinceSummary: 0 } });
}

/** Words that nearly any listener would take up. */
const SURE = 0.6;

/** What they put in place of it says more than what it was not. */
const DENIES = /n't\b|\bnot\b|\bnothing\b/;

/** 'but i was asking about the job' → 'the job, then'. */
function aboutWhat(content: string): string | null {
  const [, owner = '', thing = ''] =
    /\bi (?:(?:was|am) (?:asking|talking) about|meant (?:in|at|on|for|with|about)) (the|my) (\w+)/i.exec(
      content,
    ) ?? [];
  return thing === ''
    ? null
    : `${owner.toLowerCase() === 'my' ? 'your' : 'the'} ${thing.toLowerCase()}, then`;
}

/** 'i said sons, not son' → 'sons, not son'. */
function saidNot(content: string): string | null {
  const [, said = '', not = ''] =
    /\bi (?:said|meant) (?:(?:i|he|she|it|they) (?:was|were|is|am) |it'?s )?([\p{L} ]{2,20}?),? not ([\p{L} ]{2,20})[.!]*$/iu.exec(
      content.trim(),
    ) ?? [];
  return said === '' || /\b(?:i|my|me|you)\b/i.test(`${said} ${not}`)
    ? null
    : `${said}, not ${not}`.toLowerCase();
}

/** 'not my dad, my grandad', 'it wasn't the money, it was the lie', 'it's not x but y', 'i meant y': what stands in its place. */
function notThis(content: string): string | null {
  const plain = content.toLowerCase().replace(/[\u2018\u2019]/g, "'");
  const found =
    /\b(?:not|wasn't|isn't|weren't|aren't) (?:about |for |with )?(?:(?:the|my|a|an|his|her) )?[\p{L}' ]{2,30}?(?:[,;.]+ (?:but )?| but )(?:it was |it's |it is |just |only |rather )?(?<said>(?:the|my|a|an|his|her|our) [\p{L}' ]{2,28})[.!]*$/u.exec(
      plain,
    ) ??
    /\bi (?:meant|mean|said) (?<said>(?:the|my|a|an|his|her|our) [\p{L}' ]{2,28}?)(?:,? not\b.*)?[.!]*$/u.exec(
      plain,
    );
  const said = found?.groups?.said ?? '';
  return said === '' || /\b(?:i|i'm|me|you|we)\b/.test(said) ? null : said.replace(/\b(?:my|our)\b/g, 'your');
}

/** 'it was the eighth' → 'the eighth'; the last that stands so. */
function itWas(content: string): string | null {
  const found = [
    ...content
      .toLowerCase()
      .matchAll(/\b(?:it (?:was|is)|it's|more like) (the |every |a |one )([\p{L} ]{2,24})(?=[.,;!]|$)/gu),
  ];
  const words = `${found.at(-1)?.[1] ?? ''}${found.at(-1)?.[2] ?? ''}`;
  return words === '' || /\b(?:i|my|me|you|we|our)\b/.test(words) ? null : words;
}

/** 'no, you don't get it, he isn't my boss any more': what they tell beside the complaint. */
function toldBeside(scene: Scene): string | null {
  const given = scene.reading.wordCount < WORDS_OF_MORE_THAN_A_COMPLAINT ? null : chooseGiven(scene);
  return given?.words ?? null;
}

const WORDS_OF_MORE_THAN_A_COMPLAINT = 8;

/** 'you keep saying back what i said', 'why u repeat what i said'. */
export const MINDS_ECHOES =
  /\b(?:you|u|ur|you'?re|stop|keep) (?:\w+ )?(?:repeat\w*|say(?:ing)? back|parrot\w*|echo\w*|copy(?:ing)?)\b|\bsay(?:ing)? back what i\b/i;

/** A complaint about us: owned, and followed by less, not by more. */
export function takeComplaint(scene: Scene): Draft | null {
  const isRepeating = scene.reading.act.complaint === 'repeating';
  const isOfEchoes = MINDS_ECHOES.test(scene.turn.content);
  const cues = scene.standing === 'dying' ? ['danger'] : isOfEchoes ? ['echoing', 'repeating'] : [];
  const told = isRepeating || scene.standing === 'dying' ? null : toldBeside(scene);
  if (told !== null)
    return draft(scene, [missedTopic, goOn], {
      slots: { told },
      mayAsk: false,
      change: { hasOwnedMistake: true },
    });
  return draft(scene, [ownUp, goOn], {
    mayAsk: true,
    cues,
    change: { hasOwnedMistake: true, ...(isRepeating ? { questionsInRow: 2 } : {}) },
  });
}

/** What they do not want is kept to. */
export function acceptWish(scene: Scene): Draft | null {
  const isOfWords = /\b(?:say|call|tell)\b/i.test(scene.turn.content);
  const declined = scene.standing === 'practice' && !isOfWords ? declineOffer(scene) : null;
  if (declined && scene.reading.act.refusal !== 'questions')
    return {
      ...declined,
      change: {
        ...declined.change,
        refused: [...new Set([...scene.record.refused, 'exercises' as const])].slice(-6),
      },
    };
  return draft(scene, [acceptRefusal, goOn], { mayAsk: !isGrieving(scene) });
}

export const takeTest = (scene: Scene): Draft | null => draft(scene, [playAlong, goOn], { mayAsk: true });
