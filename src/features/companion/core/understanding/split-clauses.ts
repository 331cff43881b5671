const SUBJECT =
  "(?:i(?:'m|'ve|'d|'ll)?|he(?:'s|'d|'ll)?|she(?:'s|'d|'ll)?|they(?:'re|'ve|'d|'ll)?|we(?:'re|'ve|'d|'ll)?|it(?:'s|'d|'ll)?|that's|there's|nobody|no one|everyone|everybody|everything|nothing|my|his|her|their|our|this|now|then)";

const AT_COMMA = new RegExp(`,\\s+(?=(?:and|but|so|because|then|or|yet|like)?\\s*${SUBJECT}\\b)`, 'g');
const AT_CONJUNCTION = new RegExp(
  `\\s+(?=(?:and then|and so|and|but|because|cause|although|though|except)\\s+${SUBJECT}\\b)`,
  'g',
);

/** Words after which 'i' still belongs to what came before ('when i', 'the way i', 'think i', 'and i'). */
const KEEPS_OPEN =
  /^(and|but|or|so|because|that|if|when|while|what|where|why|how|who|which|as|than|like|think|thought|know|knew|feel|felt|guess|hope|wish|say|said|says|saying|told|tell|believe|swear|mean|until|before|after|since|though|although|once|whenever|wherever|everything|anything|nothing|something|way|thing|things|time|one|all|person|people|moment|reason|place|day|every|each|only|even|unless|sure|afraid|scared|worried|realize|realise|realized|realised|remember|maybe|then|now|do|did|does|am|was|were|is|are|can|should|could|would|will|have|had|the|a|an|my|whether|imagine|pretend|bet|suppose|wonder|see|saw|glad|sad|angry|mad|happy|sorry|where's|between|with|for|to|of|about|from|by|not|whatever|whoever|no|yes|cause|except|plus|also|just|still|honestly|today|yesterday|tonight|tomorrow|lately|recently|sometimes|always|often|usually)$/;
const RUN_ON_SUBJECT = /^(i|i'm|i've|i'd|i'll|he's|she's|they're|it's|he|she|they)$/;
const FINITE_AFTER =
  /^(am|was|can't|can|don't|do|didn't|did|feel|felt|just|have|had|haven't|want|wanted|need|keep|kept|couldn't|won't|hate|love|know|think|never|always|is|were|are|said|says|told|got|cry|cried|should|shouldn't|would|wouldn't|really|still|left|miss|tried|try|thought|doesn't|isn't|wasn't|even|keeps|makes|made)$/;

/** Where people write on without stopping: 'im so tired i cant sleep he keeps calling'. */
const splitRunOn = (clause: string): string[] => {
  const tokens = clause.split(' ');
  if (tokens.length < 8) return [clause];
  const parts: string[] = [];
  let start = 0;
  for (let i = 4; i < tokens.length - 1; i += 1) {
    const token = tokens[i] ?? '';
    const previous = tokens[i - 1] ?? '';
    if (i - start < 3 || !RUN_ON_SUBJECT.test(token) || KEEPS_OPEN.test(previous)) continue;
    if (/^(i|he|she|they)$/.test(token) && !FINITE_AFTER.test(tokens[i + 1] ?? '')) continue;
    const articleNear = tokens
      .slice(Math.max(start, i - 3), i)
      .some((t) => /^(the|a|an|every|any|all|this|that|those|these|only|first|last|best|worst)$/.test(t));
    if (articleNear && !/'/.test(token)) continue;
    parts.push(tokens.slice(start, i).join(' '));
    start = i;
  }
  parts.push(tokens.slice(start).join(' '));
  return parts;
};

/** What somebody else says or thinks stays theirs: 'he says it's because he loves me'. */
const REPORTED =
  /\b(?:he|she|they|everyone|everybody|people|mom|mum|dad|boss|husband|wife|who) (?:always |just |only |also |keeps? )?(?:says?|said|saying|tells?|told|thinks?|thought|claims?|claimed|believes?) [^.]*\b(?:because|that|and|but)\b/;

/** A normalised text cut into clauses, in order; quoted speech stays whole. */
export const splitClauses = (text: string): string[] =>
  text
    .split(/[.!?\n;]+(?=\s|$|["')])|\s[-–—]+\s|—|\n+|\.\.+|(?<=\s):\s|:\s/)
    .flatMap((sentence) => sentence.split(AT_COMMA))
    .flatMap((part) => (/["“]/.test(part) || REPORTED.test(part) ? [part] : part.split(AT_CONJUNCTION)))
    .map((part) => part.trim().replace(/^[,\-–—)(*_~]+\s*|[\s,.!?;:\-–—(*_~]+$/gu, ''))
    .filter((part) => /\p{L}/u.test(part))
    .flatMap(splitRunOn);
