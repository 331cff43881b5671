import { type Clause, splitClauses } from '#language/split-clauses.ts';

const FEWEST_WORDS = 3;
const MOST_WORDS = 8;
/** Said to us, asked, half a thought, or a blow at themselves: nothing that is given back. */
const NOT_GIVEN =
  /\?|\b(?:you|your|u|ur|lol|haha|idk|btw|tbh|process|guide|app|question)\b|\b(?:worthless|useless|pathetic|stupid|idiot|ugly|fat|disgusting|failure|loser|weak|crazy|mad|awful|horrible|terrible|bad (?:mum|mom|mother|dad|father|person|friend|wife|husband|son|daughter)|hate (?:me|myself)|daft|foolish|fool|dumb|coward|fuck\w*|shit\w*|cunt|bitch|wank\w*|arse\w*)\b/i;
const HALF =
  /^(?:i (?:mean|think|guess|suppose|know|just)|i don'?t (?:even )?know|anyway|so|well|but|like|or|if|when|because|cos|which|that|than|as|who|whose|to|of|with|for|at least|you know|i (?:meant|was asking|asked|said|told|have earned|wasn'?t asking)|i'?ve earned|and so on|it'?s (?:just|fine|ok)|no(?:t)?|yes|yeah|thanks?|ok(?:ay)?|sorry|it is|it was|there'?s|that'?s|this is)\b/i;
const HAS_VERB =
  /\b(?:is|was|are|were|has|had|have|did|does|do|said|says|told|went|came|got|gets|took|made|kept|keeps|put|left|rang|called|asked|sat|stood|looked|laughed|cried|hummed|\p{L}{3,}ed|'s|'d|'ve|'re|can't|couldn't|won't|wouldn't|didn't|never|always)\b/iu;

/** The clause that is taken up: whole, short and told; the last there is, since people end on what matters; they begin a talk with it. */
export function clauseToTakeUp(content: string, which: 'first' | 'last' = 'last'): string | null {
  const fit = splitClauses(content).filter(isGiven);
  return fit.at(which === 'first' ? 0 : -1)?.written.replace(/^(?:and|but|so|then) /i, '') ?? null;
}

function isGiven({ written, isQuestion }: Clause): boolean {
  const words = written.split(/\s+/).length;
  if (isQuestion || words < FEWEST_WORDS || words > MOST_WORDS) return false;
  return (
    !NOT_GIVEN.test(written) && !HALF.test(written) && HAS_VERB.test(written) && !/["“”()]/.test(written)
  );
}
