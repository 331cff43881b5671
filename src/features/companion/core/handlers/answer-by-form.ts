import { spellOut } from '#language/spell-out.ts';
import { PLAIN_ANSWERS, type PlainAnswer } from '../moves/answering/plain-answers.ts';
import type { Scene } from '../scene.ts';
import { word } from '../speak.ts';
import type { Draft } from './draft.ts';

export const plainOf = (text: string): string =>
  spellOut(text)
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\bu\b/g, 'you');

type Answer = Omit<PlainAnswer, 'form'>;

/** The answer to a question whose form says what it wants; null where no form does. */
export function answerByForm(scene: Scene, plain: string, address = addressOf(scene)): Draft | null {
  for (const answer of PLAIN_ANSWERS) {
    const found = answer.form.exec(plain);
    if (!found || answer.unless?.test(plain) || answer.only?.test(plain) === false) continue;
    return give(scene, answer, { quality: found.groups?.quality ?? '', address });
  }
  return null;
}

/** Whom the talk is with, where one living person was named in it. */
function addressOf({ record }: Scene): string {
  const named = record.people.filter(({ name, isGone }) => name !== null && !isGone);
  return named.length === 1 ? `${named[0]?.name}, ` : '';
}

export function give(scene: Scene, answer: Answer, slots: Readonly<Record<string, string>>): Draft | null {
  const mayAsk = !scene.record.refused.includes('questions');
  const wording =
    word(answer, scene, { mayAsk, slots }) ?? word(answer, scene, { mayAsk, mayRepeat: true, slots });
  if (!wording) return null;
  return {
    mirror: '',
    wordings: [wording],
    technique: answer.technique,
    hint: answer.hint,
    phase: scene.record.phase,
    asks: null,
    change: {},
  };
}
