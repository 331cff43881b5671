import type { Certainty, SafetyGuidance } from '#features/safety/contract.ts';
import { readQuestion } from '#language/open-question.ts';
import { echoes, questionsIn } from '../core/acts/questions.ts';
import {
  changesDraft,
  complains,
  corrects,
  declinedIn,
  declinedLinesIn,
  leaves,
  sentencesOf,
  wantsSteps,
  wantsWording,
} from '../core/acts/said-forms.ts';
import type { CompanionTurn, PastMessage } from '../core/companion.ts';
import { isGrieving, moodOf, pleasantFeeling, type Scene } from '../core/scene.ts';
import { earlierWords } from './earlier.ts';
import { quoteAsData } from './quote-as-data.ts';
import { openingNote, stepNote } from './safety-notes.ts';

/** Where something is to be given there is more room than for listening. */
const WORDS = { read: { listening: 60, giving: 110 }, spoken: { listening: 35, giving: 60 } };

/**
 * This turn's notes for a model: facts and what stands open, in plain sentences, and a suggestion only where the
 * evidence is plain. A model reads the messages too: a note that may be wrong is worse than none. Whatever the person
 * said is quoted as data. `readScene` is asked only where a strength may stand in them: reading takes longer than all
 * notes, and the model waits.
 */
export function writeTurnNotes(
  turn: CompanionTurn,
  readScene: () => Scene,
  recent: readonly PastMessage[],
): string {
  const said = saidNotes(turn);
  const notes = [
    ...safetyNotes(turn),
    ...said,
    ...wishNotes(turn),
    ...strengthNotes(turn, readScene),
    memoryNote(turn),
    lengthNote(turn.spoken),
    ...suggestionNotes(turn, readScene, said),
  ];
  return [
    '# turn notes (from the app, for you alone, never shown)',
    ...notes.map((note) => `- ${note}`),
    ...quote('remembered', turn.preferences.memory),
    ...quote('earlier', earlierWords(turn.history, recent)),
  ].join('\n');
}

const STATUS: Readonly<Record<Certainty, string>> = {
  certain:
    'safety is certain: danger was named or hinted at in this talk, now or in an earlier turn. what they say now may have taken it back: go by that. the app shows a card with people to call, whatever you say',
  suspected:
    'safety, by words alone, is not sure that anything is wrong. one quiet line beneath your words names people; say nothing of it unless they do',
};

function safetyNotes({ safety, content, history }: CompanionTurn): string[] {
  const { certainty, people } = safety;
  const refused = saidBefore(history, content).flatMap(declinedLinesIn).slice(-MOST_DECLINED);
  return [
    ...(certainty === null ? [] : [STATUS[certainty]]),
    ...(people === null || refused.length > 0
      ? []
      : [`numbers where they are, only if they are needed: ${people}`]),
    ...refused.map((words) => `wants no line and nobody sent, in their words: ${quoteAsData(words)}`),
    ...moveNotes(safety),
    ...questionNotes(safety, content),
  ];
}

function moveNotes({ move, step }: SafetyGuidance): string[] {
  if (move === null) return [];
  if (step !== null) return [`${NEXT_STEP}: ${stepNote(move) ?? step}`];
  const opening = openingNote(move);
  return opening === null ? [] : [`safety: ${opening}`];
}

/** Whoever goes is not held with a question about what was said before. */
function questionNotes({ certainty, question }: SafetyGuidance, content: string): string[] {
  if (question === null || (certainty === 'certain' && leaves(content))) return [];
  return [certainty === 'certain' ? ASK_AGAIN : suspects(question)];
}

const NEXT_STEP =
  "safety's next step, if it fits and is not done yet, after you answered what they said; whoever they named or is near comes before any line, and no number is said twice";
const ASK_AGAIN =
  'the danger they told of has not been spoken of for some turns: unless they said it meanwhile, ask once how it is now';
const suspects = (question: string): string =>
  `safety suspects danger to their life and is not sure. unless their words plainly mean something else, ask once, kindly and directly, in their own images: "${question}"`;

const saidBefore = (history: CompanionTurn['history'], content: string): string[] => [
  ...history.filter(({ sender }) => sender === 'user').map(({ text }) => text),
  content,
];

const LONGEST_QUOTE = 200;
const MOST_QUESTIONS = 2;

/** What the turn's words say beyond doubt. */
function saidNotes({ content, history }: CompanionTurn): string[] {
  const lastReply = history.findLast(({ sender }) => sender === 'bot')?.text ?? '';
  const isForDraft = wantsWording(content) || changesDraft(content, lastReply);
  return [
    ...questionsIn(content)
      .map(({ words }) => words)
      .filter((asked) => !echoes(asked, lastReply))
      .filter((question) => question.length <= LONGEST_QUOTE)
      .slice(0, MOST_QUESTIONS)
      .map((question) => `asked you directly: ${quoteAsData(question)}`),
    ...(wantsSteps(content) && !isForDraft ? ['may want steps'] : []),
    ...(isForDraft ? ['may want wording, to send or say'] : []),
    ...(corrects(content, lastReply) ? ['corrects you'] : []),
    ...(complains(content) ? ['complains about you'] : []),
    ...(history.length > 0 && leaves(content) ? ['leaving'] : []),
  ];
}

const QUESTIONS_IN_ROW = 4;
const MOST_DECLINED = 3;

/** What they would not have, now or before, and how much they were asked. */
function wishNotes({ content, history, preferences, question, safety }: CompanionTurn): string[] {
  const said = saidBefore(history, content);
  const ofLines = new Set(safety.certainty === null ? [] : said.flatMap(declinedLinesIn));
  const declined = said
    .flatMap(declinedIn)
    .filter((words) => !ofLines.has(words))
    .slice(-MOST_DECLINED);
  const inRow = questionsInRow(history);
  const isCalm = safety.certainty === null && safety.tier === 'T0' && question?.kind !== 'dying';
  return [
    ...declined.map(
      (words) => `declined, in their words: ${quoteAsData(words.trim().slice(0, LONGEST_QUOTE))}`,
    ),
    ...(preferences.askLess ? ['wants fewer questions, by their settings'] : []),
    ...(inRow >= QUESTIONS_IN_ROW && isCalm ? [`you asked in each of your last ${inRow} replies`] : []),
    ...(question?.kind === 'dying'
      ? ['your last words asked about danger to life; this turn may be the answer']
      : []),
    ...(parrots(history)
      ? [`your last ${PARROTED} replies began with their words: begin this one with something of your own`]
      : []),
  ];
}

const PARROTED = 2;
/** Words of a first sentence that came from the person, and their share of it, from which on it is theirs. */
const LEAST_PARROTED = 3;
const PARROT_SHARE = 0.6;
const SMALL_WORDS = 3;

/** Whether each of the last replies began by giving the person's words back. */
function parrots(history: readonly PastMessage[]): boolean {
  const answered = history.flatMap(({ sender, text }, at) => {
    const said = history[at - 1];
    return sender === 'bot' && said?.sender === 'user' ? [{ reply: text, said: said.text }] : [];
  });
  return answered.length >= PARROTED && answered.slice(-PARROTED).every(beginsWithTheirs);
}

function beginsWithTheirs({ reply, said }: { readonly reply: string; readonly said: string }): boolean {
  const theirs = new Set(sentencesOf(said).flatMap(({ plain }) => plain.split(' ')));
  const first = (sentencesOf(reply)[0]?.plain ?? '').split(' ').filter((word) => word.length > SMALL_WORDS);
  const given = first.filter((word) => theirs.has(word)).length;
  return given >= LEAST_PARROTED && given / first.length >= PARROT_SHARE;
}

function questionsInRow(history: readonly PastMessage[]): number {
  const replies = history.filter(({ sender }) => sender === 'bot').reverse();
  const at = replies.findIndex(({ text }) => readQuestion(text) === null);
  return at === -1 ? replies.length : at;
}

/** A number counts where one was asked for: 'moss. 9 now' is a dog's age, 'seven out of ten, then' a mark for us. */
function strengthNotes({ history, question, safety }: CompanionTurn, readScene: () => Scene): string[] {
  const isMeant =
    question?.kind === 'strength' ||
    history.some(({ sender, text }) => sender === 'bot' && readQuestion(text) === 'strength');
  if (!isMeant || safety.certainty !== null) return [];
  const { strength } = readScene().record;
  if (strength === null) return [];
  const { first, last } = strength;
  return [`latest strength they gave: ${last}${first === last ? '' : `, ${first} at first`}`];
}

function memoryNote({ preferences: { memoryEnabled, memory } }: CompanionTurn): string {
  if (!memoryEnabled) return 'memory across talks: off, nothing is kept unless they switch it on in settings';
  return `memory across talks: on${memory.length === 0 ? ', nothing kept yet' : ''}`;
}

function lengthNote(spoken: boolean): string {
  const { listening, giving } = spoken ? WORDS.spoken : WORDS.read;
  return `the reply is ${spoken ? 'spoken' : 'read'}: at most ${listening} words, ${giving} where they want steps or wording`;
}

const STRONG = 7;

/** Only where a number was asked for and is high for the first time, in nothing glad and no grief. */
function suggestionNotes(
  { question, safety }: CompanionTurn,
  readScene: () => Scene,
  said: readonly string[],
): string[] {
  const isFree = safety.certainty === null && safety.opening === null && safety.question === null;
  if (!isFree || said.length > 0 || question?.kind !== 'strength') return [];
  const scene = readScene();
  const isStrong = (scene.reading.act.strength ?? 0) >= STRONG && scene.before.strength === null;
  const isHard = moodOf(scene) === -1 && !isGrieving(scene) && !pleasantFeeling(scene);
  return isStrong && isHard && scene.mayAsk ? [SUGGESTION] : [];
}

const SUGGESTION =
  'suggestion: it is strong: offer one well-known practice, or to keep talking; their choice.';

function quote(tag: string, sentences: readonly string[]): string[] {
  if (sentences.length === 0) return [];
  return [`<${tag}>`, ...sentences.map((sentence) => `- ${quoteAsData(sentence)}`), `</${tag}>`];
}
