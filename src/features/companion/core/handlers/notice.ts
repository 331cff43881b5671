import { spellOut } from '#language/spell-out.ts';
import type { Noticing } from '../moves/noticing/noticing.ts';
import { NOTICINGS } from '../moves/noticing/noticings.ts';
import { soundsGlad } from '../record/gladness.ts';
import { isGrieving, isJoyful, type Scene } from '../scene.ts';
import { word } from '../speak.ts';
import { chooseMirror } from './choose-mirror.ts';
import type { Draft } from './draft.ts';
import { phaseAfterTelling } from './phase-after-telling.ts';

const plainOf = (content: string): string =>
  spellOut(content)
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'");

function mayBeSaid({ mood }: Noticing, scene: Scene): boolean {
  if (mood === 'hard') return !isJoyful(scene);
  if (mood === 'good')
    return isJoyful(scene) || (soundsGlad(scene.reading) && !isGrieving(scene) && !scene.cues.has('low'));
  return true;
}

const isTold = ({ sign, unless }: Noticing, plain: string): boolean =>
  sign.test(plain) && unless?.test(plain) !== true;

/** What they tell of, known by its words: one true sentence about it, a question that fits, or both. */
export function notice(scene: Scene, { isFirst = false } = {}): Draft | null {
  const plain = plainOf(scene.turn.content);
  for (const told of NOTICINGS) {
    if (isFirst && !told.isFirst) continue;
    if (!mayBeSaid(told, scene) || !isTold(told, plain)) continue;
    const { it = '' } = told.sign.exec(plain)?.groups ?? {};
    const drafted = sayAbout(scene, told, it);
    if (drafted) return drafted;
  }
  return null;
}

function sayAbout(scene: Scene, told: Noticing, it: string): Draft | null {
  const slots = { it };
  const said = word(told, scene, { mayAsk: false, slots });
  const wantsQuestion = scene.mayAsk && scene.before.questionsInRow === 0;
  const asked =
    wantsQuestion || !said ? word(told, scene, { mayAsk: scene.mayAsk, mustAsk: true, slots }) : null;
  if (!said && !asked) return null;
  const mirror = chooseMirror(scene) ?? '';
  const both = mirror === '' && said && asked ? [said, asked] : [];
  const [one] = asked && wantsQuestion ? [asked] : [said ?? asked];
  return {
    mirror,
    wordings: both.length > 0 ? both : one ? [one] : [],
    technique: asked ? 'open_question' : told.technique,
    hint: told.hint,
    phase: phaseAfterTelling(scene),
    asks: null,
    change: {},
  };
}
