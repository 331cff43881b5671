import type { Move } from '#features/safety/core/protocol/moves.ts';

/*
 * What a model is told of the protocol's moves: facts and what stands open, in English, since it words the reply in the
 * person's language. The protocol's own sentences answer nothing that was said, and a model that is shown one says it.
 */

/** Of the step that is due. A move that is not here is told in the protocol's own words. */
const STEPS: Partial<Readonly<Record<Move, string>>> = {
  ask_directly: 'not asked yet: whether they think of ending their life',
  ask_directly_self_harm:
    'not asked yet: whether, besides hurting themselves, they think of ending their life',
  ask_danger:
    'not known yet: whether they might act on it, and whether tonight; and who near them knows of it',
  danger_later: 'a day or a plan that is not today stands: as grave as tonight; nobody near knows it yet',
  elsewhere: 'they are in another country than the numbers were for: only the ones given here now are theirs',
  tell_them: 'they ask whether somebody may know: yes, and now, in a few words',
  go_to_them: 'they could go to somebody near, or want to: yes, and now',
  with_them: 'somebody is with them or knows: let them stay; no number and no exercise before that',
  for_them:
    'whoever is with them asks what to do: stay, listen, keep them safe, call together if it comes nearer',
  emergency: 'life may be in danger this minute: somebody beside them, or the emergency number',
  emergency_more:
    'life may still be in danger: is somebody with them yet, or called; not the same words again',
  emergency_no: 'they will not or cannot call: somebody near could, or a message to one person',
  emergency_person: 'they named somebody near: that person, now',
  emergency_yes: 'help is being called: let them, and stay where they are seen',
  emergency_coming: 'help is coming: nothing else has to be done this minute',
  willing: 'no person knows of it yet, as far as was said: whoever is nearest, and words for them',
  willing_again: 'it is still there, and no person knows of it yet, as far as was said',
  calling: 'they are reaching somebody: let them',
  after_call: 'they reached somebody: who could be near them for the next hours',
  barrier: 'they do not want to reach out: why that is hard is not known yet',
  barrier_police:
    'they fear what comes of reaching out: most such talks end with a talk, and one may ask first',
  barrier_words: 'they have no words for it: what they wrote here can be shown or read out',
  barrier_burden: 'they fear to be a burden',
  barrier_tried: 'they tried somebody before, and it was bad: another person, or another way',
  barrier_known: 'they fear that somebody hears or finds out: writing makes no noise',
  barrier_phone: 'they cannot speak on a telephone: writing',
  barrier_other: 'they will not reach out now: one small thing that helps to get through the hour',
  coping: 'one small thing that helps to get through the hour',
  coping_grounding: 'one small thing that helps to get through the hour',
  coping_skipped: 'no exercise is wanted: a person for the next hours',
  plan: 'what would help if it came back tonight, and who would notice',
  person: 'a person for the next hours is not named yet',
  person_named: 'they named a person for the next hours',
  person_none: 'they named nobody',
  minimised: 'they take it back without saying no; they need not, and whether it is still there is not known',
  thoughts_unclear:
    'they are not sure whether they think of dying, which is an answer; nobody near knows yet',
};

/** Of what a companion's reply would begin with. */
const OPENINGS: Partial<Readonly<Record<Move, string>>> = {
  believe:
    'they may have said no to the danger. only if that is what their no is about (not a number, a card, a call, a person), believe it, in a few words; a half no is answered as one',
  stand_down: 'they take back anger that was taken for more: own that, in a few words',
  unsure: 'they are not sure whether they think of dying, which is an answer: stay with it',
  bereaved: 'somebody they lost died by suicide',
  own_card:
    "they want the numbers gone: beside those stands 'how is it for you now?', and 'safer' there takes them away",
  own_line: 'people to call were shown by mistake, and they mind it: own it in a few words',
  own_mistake: 'it was a mistake to suspect danger, and they say so: own it in a few words',
};

const noteOf = (notes: Readonly<Record<string, string>>, move: string): string | null => notes[move] ?? null;

export const stepNote = (move: string): string | null => noteOf(STEPS, move);
export const openingNote = (move: string): string | null => noteOf(OPENINGS, move);
