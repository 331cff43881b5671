import type { Move } from '../move.ts';

/** Little was understood for a while: a plain question about the thing itself, true of whatever is told. */
export const askPlainly: Move = {
  name: 'ask-plainly',
  technique: 'open_question',
  hint: 'little is settled yet: ask one plain, honest question about the thing itself.',
  lines: [
    'tells-hard|what was the worst of it?',
    'tells-hard|which part of it is the hardest?',
    'tells-hard|who else knows about it?',
    'tells-hard|what do you need most just now?',
    'cross|what would put it right?',
    'cross|what gets you most about it?',
    'quarrel living|what would you have wanted {him} to say?',
    'quarrel|what would you have wanted to hear?',
    'betrayal living|what would you want to say to {him}?',
    'tells-fun|ha. and then?',
    'tells-open event|what happened then?',
    'tells-open event|and then?',
    "tells-open unsure|i can't tell from here whether that's good or hard. how is it for you?",
    'tells-open unglad|where does that leave you?',
    'tells-open unglad|and how are you with that?',
    'tells-open|which part of it stays with you most?',
    'tells-open|what do you make of it?',
    'tells-open|say a bit more about that?',
  ],
};
