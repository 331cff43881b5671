import type { TurnReading } from './read-turn.ts';

const GLAD =
  /\b(?:happy|happiest|glad|great|good|best|better|love(?:d|ly)?|yay|yes+|finally|at last|proud|chuffed|buzzing|over the moon|brilliant|amazing|fantastic|wonderful|beautiful|perfect|beaming|smil\w+|laugh(?:ed|ing) (?!at)|delighted|excited|thrilled|won|passed|woo\w*|hooray|made my day|dream|thank god|can'?t believe)\b|!|🎉|🥳|😍|❤/iu;
const HEAVY =
  /\b(?:died|dead|hate|angry|furious|scared|afraid|can'?t sleep|alone|worried|guilty|ashamed|hurts?|sick|tired|fell out|fault|cancer|hospital|strangle|feel(?:ing)? bad|not talking|but then nothing|used to|nobody)\b/i;

/** Whether good news is told. Weights alone do not say so: a jolly answer to bad news wounds, so a word of it must be there. */
export const isGlad = ({ act, content, fact }: TurnReading): boolean =>
  act.kind === 'good' && (fact?.valence === 1 || (GLAD.test(content) && !HEAVY.test(content)));

/** Joy of before is not carried over to a turn that tells something heavy. */
export const isHeavy = ({ content }: Pick<TurnReading, 'content'>): boolean => HEAVY.test(content);
