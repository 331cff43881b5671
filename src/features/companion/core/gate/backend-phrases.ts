import { compileRules, type PhraseRule, type PhraseSet } from './phrase-filter.ts';

const BLOCKS = 'think|thinking|scratchpad|reasoning|system|analysis|instructions?|internal|plan';
const LABELS = 'system|assistant|ai|bot|process|response|reply|output|companion';
const NOTES =
  'phase|technique|mood|tier|intent|mode|step|role|task|instructions?|context|internal note|note to self|backend|system note|hint';
const IN_TAG = '([^a-z0-9>][^>]{0,60}|)';

/**
 * Phrases that look like instructions to or from the machinery (specification, section 5). They are taken out of a
 * reply, with what goes with them; the rest stays.
 */
const SOURCES: readonly (readonly [PhraseRule['rest'], string])[] = [
  // A model thinking aloud: never words to the person, however few remain without it.
  ['block', `~<(${BLOCKS})${IN_TAG}>`],
  ['nothing', `~</?(${BLOCKS}|assistant|user|response|reply|output|s)${IN_TAG}>`],
  ['nothing', '~<\\|[^|>]{0,40}\\|>'],
  ['nothing', '~\\[/?(inst|sys|system|assistant|user|end|context|internal|note|instruction)[^\\]]{0,200}\\]'],
  ['nothing', '~\\[ ?r[1-6]([^a-z0-9\\]][^\\]]{0,80}|)\\]'],
  [
    'nothing',
    '~\\((phase|technique|mode|tone|internal|note to self|stage direction|system) ?[:=][^)]{0,160}\\)',
  ],
  ['nothing', `^~(${LABELS}) ?:`],
  ['line', `^~(${NOTES}) ?[:=]`],
  ['line', '^~#{1,4} ?(system|instructions?|context|response|task|output)'],
  ['line', '^~```'],
  ['nothing', '~```'],
  ['line', '^~\\{ ?"(role|content|phase|technique|response|message)" ?:'],
  [
    'nothing',
    "~here('s| is) (a|my|the) ((empathetic|supportive|gentle|short) |)(response|reply|answer)( (to|for) the user|) ?[:.]",
  ],
  ['nothing', '~as (an |a |)(empathetic|supportive) (assistant|companion)[ ,]+i (should|will|would) ?[:.]'],
  ['sentence', '~the user (is|has|said|seems|wants|asks|asked|feels|expresses)'],
  [
    'sentence',
    '~i (should|need to|must) (respond|validate|reflect|acknowledge|not mention|follow (up|my|the)|keep (it|my|the reply)|use (a|the|their)|ask (them|the user|an open|about their))',
  ],
  [
    'nothing',
    '~((according to|per|based on|following) (my (guidelines|instructions|programming|rules|training)|(my|the) system prompt))(,| )',
  ],
  ['nothing', '~as (an ai( language|) model|a (large |)language model)(,| )'],
];

let compiled: PhraseSet<PhraseRule> | null = null;

/** Compiled when first asked for: a page that shows no reply needs none of it. */
export function backendPhrases(): PhraseSet<PhraseRule> {
  compiled ??= compileRules(
    SOURCES.map(([rest, source]) => ({ rest, source })),
    'line',
  );
  return compiled;
}
