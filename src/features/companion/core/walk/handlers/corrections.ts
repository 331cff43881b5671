import { compose, type Draft } from '../../draft.ts';
import { TOLD_BEFORE } from '../../lines/company.ts';
import { CORRECTED, OWN_UP } from '../../lines/repairing.ts';
import type { Scene } from '../../scene.ts';
import { wordAlways } from '../../speak.ts';
import { takenUp } from '../clause-to-take-up.ts';
import { quoted } from '../quote.ts';
import { thingMeant } from '../reading/thing-meant.ts';
import { isNamed } from '../reading/who-died.ts';
import { withoutQuestions } from './refusals.ts';

/*
 * We had it wrong, asked too much, or asked what was told before: owned in a line.
 */

const MOST_OWNED = 2;

/** A complaint about us: owned, and followed by less, not by more. */
export function ownUp(scene: Scene): Draft | null {
  const { thread } = scene.before;
  const ofAsking =
    /\b(?:(?:keep|stop|always|are|just) (?:on )?asking|questions|questionnaire|interrogat\w*)\b/i.test(
      scene.turn.content,
    );
  const isQuiet = ofAsking || thread.owned >= MOST_OWNED;
  return compose(scene, [wordAlways(OWN_UP, scene, { cues: ofAsking ? ['asks'] : [], mayAsk: false })], {
    thread: {
      owned: thread.owned + 1,
      hasToldWhatItIs: true,
      open: null,
      // Whatever was walked did not fit: it is not gone on with.
      at: null,
      aside: null,
      ...endOfTone(scene),
      ...(isQuiet ? { isQuiet: true } : {}),
    },
    change: isQuiet ? withoutQuestions(scene) : {},
  });
}

/** Owned in a line; a wrong feeling with the right thing in their own words. */
export function beCorrected(scene: Scene): Draft | null {
  const thing = thingMeant(scene);
  if (thing !== null) return takeThing(scene, thing);
  const thread = endOfTone(scene);
  const right = scene.reading.fact?.clause.written ?? takenUp(scene.turn.content)?.words;
  const it = right === undefined ? '' : quoted(right);
  const isFelt = thread.tone === 'plain';
  return compose(scene, [wordAlways(CORRECTED, scene, isFelt ? { cues: ['felt'], slots: { it } } : {})], {
    thread,
  });
}

/** The right thing as they named it; in quotation marks where it is told from where they stand. */
export function takeThing(scene: Scene, thing: string): Draft | null {
  const isOurs = !/\b(?:i|i'm|my|me|mine|we|our|us)\b/i.test(thing);
  const it = isOurs ? `${thing.toLowerCase()}, then.` : quoted(thing);
  return compose(scene, [wordAlways(CORRECTED, scene, { cues: ['thing'], slots: { it } })], {});
}

/** A question of ours was answered before it was asked: sorry, by the name. */
export function ownTold(scene: Scene): Draft | null {
  const { who } = scene.record.thread;
  const isByName = who !== null && isNamed(who);
  return compose(
    scene,
    [wordAlways(TOLD_BEFORE, scene, isByName ? { cues: ['named'], slots: { who: who.label } } : {})],
    {},
  );
}

/** A gladness or a grief that they say was none is over, with its questions. */
function endOfTone({ before, turn }: Scene): Draft['thread'] {
  const { tone } = before.thread;
  const over = { at: null, aside: null, open: null };
  if (tone === 'joy' && NOT_GLAD.test(turn.content)) return { tone: 'plain', ...over };
  if (tone !== 'grief' || !NOT_GRIEVING.test(turn.content)) return {};
  return { tone: GLAD.test(turn.content) ? 'joy' : 'plain', who: null, ...over };
}
const NOT_GLAD = /\b(?:n[o']t (?:a )?(?:happy|glad|good|proud)|lovely\?|wonderful\?|wrong end|doubt)/i;
const NOT_GRIEVING =
  /\bnot (?:grieving|sad|mourning|about (?:him|her|them|that))\b|\bi(?:['’]?m| am) happy\b/i;
const GLAD = /\bi(?:['’]?m| am) (?:so |very |really )?(?:happy|glad|in love)\b/i;
