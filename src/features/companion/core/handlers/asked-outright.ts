import { spellOut } from '#language/spell-out.ts';
import { tokensOf } from '../acts/act-features.ts';
import { readRequest } from '../acts/sub-kinds.ts';
import { MAX_SPOKEN_WORDS } from '../fit.ts';
import type { KnowHow } from '../moves/knowing/know-how.ts';
import { WAYS_TO } from '../moves/knowing/ways-to.ts';
import { WORDS_FOR } from '../moves/knowing/words-for.ts';
import type { Scene } from '../scene.ts';
import { word } from '../speak.ts';
import { answerRequest } from './answer-request.ts';
import type { Draft } from './draft.ts';

const VERBS = '(?:say|do|tell|write|text|put|answer|reply|try|cook|ask|go|start|begin|speak)';
/** Forms that ask us for something, whatever else the turn may be. */
const ASKING = new RegExp(
  [
    `\\bwhat (?:do|should|can|could|would|shall|else can) (?:i|we|one|you) (?:even |actually )?${VERBS}\\b`,
    '\\bhow (?:do|can|should|would|could|does) (?:i|we|one|people|adults) (?:even )?\\w+',
    '\\b(?:should|shall) (?:i|we) \\w+',
    '\\b(?:is (?:that|this|it)) (?:so )?(?:awful|bad|normal|weird|wrong|silly|usual|ok|okay|strange|terrible|selfish|stupid|too late|common|sad|crazy|pathetic)\\s*\\??$',
    '\\bis it (?:usual|normal|common)\\b',
    '\\bam i (?:being )?(?:overreact\\w*|wrong|selfish|unreasonable|too sensitive|silly|crazy|needy|pathetic)\\b',
    "\\b(?:do|don't) you think (?:i|it's|that|he|she|they)\\b",
    '\\bwhat would you do\\b',
    '\\b(?:can|could) you (?:just |please )?(?:tell me (?:what|how)|give me|help me (?:write|with|find|say)|write|suggest)\\b',
    '\\bhelp me (?:with a|write|say|word)\\b',
    '\\bgive me (?:a|one|some) (?:tip|line|sentence|idea|word)',
    '\\bany (?:tips|ideas|advice|suggestions)\\b',
    '\\bis there (?:something|anything) (?:i can|that helps|to do)\\b',
    '\\bare there (?:actual )?rules\\b',
    '\\bwhat are my rights\\b',
    '\\bcan they just\\b',
    '\\bwhat i can (?:do|say)\\b',
    "\\bwhat(?:'s| is) one thing\\b",
    '\\bwrite me\\b',
    '^(?:so |ok |and |but |right |well |please )*(?:give|tell|help|write|suggest|recommend|show|teach|explain|find) (?:me|us) (?:a|an|one|some|something|with|what|how|to)\\b',
    '\\b(?:got|have you got|do you have) (?:any|a) (?:tips?|ideas?|advice|tricks?|suggestions?|words?|lines?)\\b',
    "\\bwhat(?:'s| is) (?:a|the) (?:good|best|right|kind|nice|polite) (?:way|thing|line|word|answer)\\b",
    '\\bhow long (?:does|do|will|should)\\b',
    '\\bis there (?:a|any) (?:way|trick|word|line)\\b',
    '\\bdoes (?:it|that|this) (?:ever )?(?:get|go|stop|pass|end) ?(?:better|easier|away)?\\b',
    '\\bor (?:should|do) i\\b',
    '\\bwhat helps\\b',
    '\\bknow how to help\\b',
    '\\bwill (?:he|she|it|they) (?:get better|be (?:ok|okay|all ?right)|come back|recover)\\b',
    '\\bplease (?:give|write|make)\\b',
    '\\b(?:know|tell me|got) (?:any |a |another )?jokes?\\b',
    '\\bform of words\\b',
    '\\bdoes it come back\\b',
    '\\bwhat could one say\\b',
    '\\bturn (?:them|it) off\\b',
    "\\bwhat does '?\\w+[- ]?\\w*'? mean\\b",
    '\\bsomething that works\\b|\\bwhat else is there\\b|\\bsomething to do with my hands\\b',
  ].join('|'),
);
const WANTS_WORDS =
  /\b(?:what|how) (?:do|should|can|could|would|does) (?:i|we|one|you) (?:even )?(?:say|tell|write|text|put|answer|word|reply)\b|\bwhat to (?:say|tell|write)\b|\bwrite\b|\bwords\b|\bsentences?\b|\blines\b/;
/** Whether something goes with a medicine, or which treatment to take. */
const MEDICINE =
  /\b(?:alright|ok|okay|safe|mix|take (?:it|them|that)|interact\w*)\b.{0,30}\b(?:with|on)\b.{0,20}\b(?:\w+(?:pine|pril|olol|statin|traline|oxetine|azepam|parin|sartan)|tablets?|meds|medication|pills?|antidepressants?)\b|\bshould i\b.{0,60}\b(?:treatment|dose|the stronger)\b|\btreatments?\b.{0,60}\bshould i\b/;
const NOT_ASKED = /^(?:refuse|bye|gripe|fix)$/;
const SOMETHING = /\b(?:something|what else|works|calm|what i can do)\b/;
const ANOTHER = /\bplease (?:give|write|make)\b|\bsomething (?:less|more|not|shorter|softer)\b/;
const LAST_MESSAGES = 8;

const plainOf = (text: string): string =>
  spellOut(text)
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'");

/** What is asked for is given at once: what we know about it, else an answer of its kind. Null where nothing is asked. */
export function answerIfAsked(scene: Scene): Draft | null {
  const { act } = scene.reading;
  const plain = plainOf(scene.turn.content);
  if (MEDICINE.test(plain)) return answerRequest(scene, 'medicine');
  const isAsking = act.kind === 'ask' || (ASKING.test(plain) && !NOT_ASKED.test(act.kind));
  if (!isAsking || isAboutUs(scene)) return null;
  const read = act.request ?? readRequest(tokensOf(scene.turn.content).join(' '));
  const request =
    read === 'fact' && ASKING.test(plain) ? (SOMETHING.test(plain) ? 'practice' : 'advice') : read;
  if (/\bjokes?\b/.test(plain)) return answerRequest(scene, 'favour');
  if (scene.before.asked === 'wording' && ANOTHER.test(plain))
    return giveAnother(scene) ?? knowHowFor(scene, plain);
  if (request === 'medicine' || request === 'label') return answerRequest(scene, request);
  return knowHowFor(scene, plain) ?? (ASKING.test(plain) ? answerRequest(scene, request) : null);
}

const isAboutUs = ({ reading }: Scene): boolean =>
  reading.act.kind === 'askus' && reading.act.aboutUs !== 'other' && reading.act.aboutUs !== 'can_do';

function knowHowFor(scene: Scene, plain: string): Draft | null {
  const said = scene.turn.history.filter(({ sender }) => sender === 'user').map(({ text }) => plainOf(text));
  const lately = [...said.slice(-LAST_MESSAGES), plain].join(' ');
  const wantsWords = scene.before.asked === 'wording' || (WANTS_WORDS.test(plain) && !/\bmean\b/.test(plain));
  const all = wantsWords
    ? [...WORDS_FOR, ...WAYS_TO]
    : /\bshould i\b/.test(plain)
      ? WAYS_TO
      : [...WAYS_TO, ...WORDS_FOR];
  for (const known of all) {
    if (!known.request.test(plain) || !known.about.test(lately)) continue;
    const drafted = give(scene, known);
    if (drafted) return drafted;
  }
  return null;
}

/** As much of it as can be taken in by ear: whole sentences, the first always. */
function firstSentences(text: string): string {
  const [first = '', ...others] = text.split(/(?<=[.!?]'?)\s+/);
  let said = first;
  for (const next of others) {
    if (`${said} ${next}`.split(/\s+/).length > MAX_SPOKEN_WORDS) return said;
    said = `${said} ${next}`;
  }
  return said;
}

function give(scene: Scene, known: KnowHow): Draft | null {
  const wording = word(known, scene, { mayAsk: !scene.record.refused.includes('questions') });
  if (!wording) return null;
  return {
    mirror: '',
    wordings: [scene.turn.spoken ? { ...wording, text: firstSentences(wording.text) } : wording],
    technique: known.technique,
    hint: known.hint,
    phase: scene.record.phase,
    asks: known.asks ?? null,
    change: {},
  };
}

/** The same again in other words, where what was given did not suit; null where nothing was given. */
export function giveAnother(scene: Scene): Draft | null {
  const last = scene.record.used.findLast((id) => id.startsWith('know-'));
  const known = [...WAYS_TO, ...WORDS_FOR].find(({ name }) => last?.startsWith(`${name.slice(0, 19)}:`));
  return known ? give(scene, known) : null;
}
