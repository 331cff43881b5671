const THING = /\b(the|his|her|their|my|that|this) ((?:\p{Ll}{3,12} )?\p{Ll}{3,14})\b/gu;
const NO_THING =
  /^(?:whole|same|other|only|first|last|next|way|thing|things|time|times|day|days|one|bit|end|rest|lot|kind|sort|point|truth|fact|part|moment|morning|evening|night|week|weekend|year|years|hell|most|own|name|life|head|mind|new|old|best|worst|right|wrong|middle|top|back|is|was|will|has|had|can|could|would|should|just|really|they|she|and|but|because|about|after|before|more|very|too|big|little|little bit|then|when|feeling|feelings|problem|hardest|worst|point|question|world|place|side|idea|reason|number|numbers|people|what|where|who|why|how)$/;

/** Where something is, is not the thing. */
const PLACE = /\b(?:in|at|on|to|into|round|around|from|near|by|under|behind|through|of) (?:all )?$/;

/** A noun of theirs to come back to, the last in the message: 'the basket', 'his claws', 'your course'. */
export function findThing(text: string): string | null {
  const found = [...text.matchAll(THING)].flatMap(({ 1: owner = '', 2: phrase = '', index }) => {
    const noun = phrase.trim().split(' ').at(0) ?? '';
    return NO_THING.test(noun) ||
      owner === 'that' ||
      owner === 'this' ||
      PLACE.test(text.slice(0, index)) ||
      /(?:ed|ly|ing|est|er|n't)$/.test(noun)
      ? []
      : [`${owner === 'my' ? 'your' : owner} ${noun}`];
  });
  return found.find((thing) => !thing.startsWith('the ')) ?? found.at(-1) ?? null;
}
