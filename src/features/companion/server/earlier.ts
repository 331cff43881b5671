import type { PastMessage } from '../core/companion.ts';
import type { TalkFact, TalkPerson, TalkRecord } from '../core/record/talk-record.ts';

const OUTCOMES = {
  offered: null,
  given: null,
  helped: 'helped',
  no_help: 'did not help',
  declined: 'they declined it',
} as const;

/**
 * What the record still holds of this talk from before the window of messages that a model reads: people, what
 * happened, wishes, steps, and what came of them. Nothing that stands in the window.
 */
export function earlierNotes(record: TalkRecord, recent: readonly PastMessage[]): string[] {
  const said = recent.filter(({ sender }) => sender === 'user').map(({ text }) => text.toLowerCase());
  // The turn that is being answered is the record's own.
  const firstInWindow = record.turn - said.length;
  if (firstInWindow <= 1) return [];
  const isBefore = ({ turn }: { readonly turn: number }): boolean => turn < firstInWindow;
  const isUnsaid = (words: string): boolean => !said.some((text) => text.includes(words.toLowerCase()));
  return [
    ...record.people.filter(isBefore).map(describePerson),
    ...record.facts.filter(isBefore).map(describeFact),
    ...record.feelings.filter(isBefore).map(({ word }) => `felt ${word}`),
    ...record.wishes.filter(isUnsaid).map((wish) => `wished at the time: ${wish}`),
    ...record.steps.filter(isUnsaid).map((step) => `meant to at the time: ${step}`),
    ...record.practices.flatMap(({ name, state }) => {
      const outcome = OUTCOMES[state];
      return outcome === null ? [] : [`${name.replaceAll('_', ' ')}: ${outcome}`];
    }),
  ].filter((note) => note !== '');
}

/** A bare 'sister' tells nothing. */
function describePerson({ name, relation, isGone }: TalkPerson): string {
  if ((name === null || name === '') && !isGone) return '';
  const who = [relation, name].filter((part) => part !== null && part !== '').join(' ');
  return who === '' ? '' : `${who}${isGone ? ', who died' : ''}`;
}

const LEAST_WORDS = 4;
const isWhole = (words: string): boolean => words.split(' ').length >= LEAST_WORDS;

/** A scrap of a clause ('n smiled') tells nothing either. */
const describeFact = ({ words, who, kind }: TalkFact): string => {
  if (!isWhole(words)) return '';
  return kind === 'told' ? words : `${kind.replaceAll('_', ' ')}${who === null ? '' : ` (${who})`}: ${words}`;
};
