import { describe, expect, it } from 'vitest';
import { wholeClause } from './whole-clause.ts';

describe('a clause given back whole', () => {
  it.each([
    [
      'government vet stood in my yard with a clipboard',
      'government vet stood in your yard with a clipboard',
    ],
    ['coach did it over text', 'coach did it over text'],
    ['grandad started that herd in 1951', 'your grandad started that herd in 1951'],
    ['everyone laughed', 'everyone laughed'],
    ['the husband cried and kissed my hand', 'the husband cried and kissed your hand'],
    ['got dropped from the team lol', 'got dropped from the team'],
  ])('keeps their grammar and turns only my and me: %s', (clause, words) => {
    expect(wholeClause(clause)).toBe(words);
  });

  it.each([
    'i knew every one of them',
    "wife says we'll restock",
    'when he left the gate open',
    'quiet in the mornings',
    'you did that',
    'what he did to them',
  ])('says nothing where it hangs on more, has no verb, or is about the two who talk: %s', (clause) => {
    expect(wholeClause(clause)).toBeNull();
  });
});
