import { turnClause } from '../mirrors/turn-clause.ts';
import { askMore } from '../moves/asking/ask-more.ts';
import { goOn } from '../moves/listening/go-on.ts';
import type { Scene } from '../scene.ts';
import { chooseMirror } from './choose-mirror.ts';
import { type Draft, draft } from './draft.ts';
import { speakTheirLanguage } from './speak-their-language.ts';

/** A short true mirror and the one question of safety; nothing else is asked. */
export function askForSafety(scene: Scene): Draft | null {
  const { question } = scene.turn.safety;
  if (question === null) return null;
  return {
    mirror: chooseMirror(scene) ?? '',
    wordings: [{ id: 'safety:question', text: question }],
    technique: 'resource',
    hint: 'ask the one question of safety, directly and kindly; nothing else.',
    phase: scene.before.phase,
    asks: null,
    change: {},
  };
}

/** The sentence that owns a mistake, then their topic as they last told it; in their own language. */
export function openForSafety(scene: Scene): Draft | null {
  const { opening } = scene.turn.safety;
  if (opening === null) return null;
  const topic = scene.language === 'en' ? backToTopic(scene) : speakTheirLanguage(scene);
  if (!topic) return null;
  const back = topic.mirror === '' ? [] : [{ id: 'safety:topic', text: `${topic.mirror}.` }];
  const rest = topic.wordings.filter(({ text }) => !NOTICE.test(text));
  return {
    ...topic,
    mirror: '',
    wordings: [{ id: 'safety:opening', text: opening }, ...back, ...rest],
    technique: 'validate',
    phase: scene.before.phase,
  };
}

const backToTopic = (scene: Scene): Draft | null =>
  draft(scene, [askMore, goOn], { mirror: topicOf(scene) ?? chooseMirror(scene), mayAsk: true });

/** What the guide can read is told another time. */
const NOTICE = /\(english or spanish/;

const DENIAL =
  /^(?:no|nah|nope|what|god|omg|jesus|lol|of course|course)\b|\b(?:suicid|kill|die\b|dying|hurt|danger|alive|harm)/;

/** What they add to the denial; else the last thing told before it. */
function topicOf({ reading, before }: Scene): string | null {
  const added = reading.clauses
    .filter(({ text }) => !DENIAL.test(text))
    .flatMap(({ text }) => turnClause(text) ?? []);
  const echo = reading.echo !== null && !DENIAL.test(reading.echo) ? reading.echo : null;
  return added.at(-1) ?? echo ?? before.facts.at(-1)?.words ?? null;
}
