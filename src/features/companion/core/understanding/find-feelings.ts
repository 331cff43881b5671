import { FAMILIES, type Family, FEELING_ROWS, PLEASANT } from './feeling-words.ts';
import { wordsOf } from './normalise.ts';

export interface FeelingWord {
  readonly family: Family;
  /** 'loneliness' */
  readonly noun: string;
  /** 'lonely', as it stands after 'feeling'; null where English has only the noun. */
  readonly adjective: string | null;
  /** Only hinted at ('my heart is racing'): it has not been named. */
  readonly isHint: boolean;
}

/** A feeling that somebody names as their own. */
export interface Feeling extends FeelingWord {
  /** The words that named it. */
  readonly said: string;
  /** -1 softened ('a bit'), 0 plain, 1 strengthened ('so', 'really'). */
  readonly degree: -1 | 0 | 1;
}

interface Form extends FeelingWord {
  readonly tokens: readonly string[];
}

const VAGUE = new Set([
  'bad',
  'rough',
  'better',
  'worse',
  'strong',
  'weird',
  'a mess',
  'sorry',
  'lost',
  'used',
  'safe',
  'moved',
  'played',
  'close to',
  'warm',
  'small',
  'gross',
  'broken',
  'down',
  'loved',
  'interested',
  'strange',
  'alone',
  'left me',
  'unfair',
  'ready to',
  'attacked',
  'replaced',
  'hurts',
  'hurt',
  'heavy',
  'love my',
  'comfortable',
  'content',
  'peace',
]);

/** Long or awkward words that lie one slip away from no other common word. */
const OFTEN_MISSPELT = new Set([
  'overwhelmed',
  'exhausted',
  'depressed',
  'frustrated',
  'embarrassed',
  'anxious',
  'disappointed',
  'devastated',
  'terrified',
  'humiliated',
  'heartbroken',
  'jealous',
  'ashamed',
  'hopeless',
  'worthless',
  'irritated',
  'betrayed',
  'miserable',
  'nervous',
  'furious',
  'confused',
  'grateful',
]);

const forms = new Map<string, Form[]>();
const singles: Form[] = [];
for (const family of FAMILIES) {
  for (const row of FEELING_ROWS[family]) {
    const [head = '', adjective = '', rest = ''] = row.split(';').map((part) => part.trim());
    const noun = head.replace(/^~/, '');
    const isHint = head !== noun;
    const word: FeelingWord = { family, noun, adjective: adjective === '' ? null : adjective, isHint };
    for (const text of [noun, adjective, ...rest.split(',')]) {
      const tokens = wordsOf(text);
      const first = tokens[0];
      if (first === undefined) continue;
      const form: Form = { ...word, tokens };
      forms.set(first, [...(forms.get(first) ?? []), form]);
      if (tokens.length === 1 && OFTEN_MISSPELT.has(first)) singles.push(form);
    }
  }
}
for (const list of forms.values()) list.sort((a, b) => b.tokens.length - a.tokens.length);

/** How many distinct feeling words and idioms the guide knows. */
export const KNOWN_FEELING_FORMS = new Set([...forms.values()].flat().map((form) => form.tokens.join(' ')))
  .size;

const NEGATIONS = new Set([
  'not',
  "don't",
  "doesn't",
  "didn't",
  "isn't",
  "wasn't",
  "aren't",
  "i'm not",
  'never',
  "can't",
  'hardly',
  'without',
  "ain't",
  "weren't",
  "haven't",
  'no',
  "wouldn't",
  "won't",
]);
const STRONG = new Set([
  'so',
  'very',
  'really',
  'extremely',
  'incredibly',
  'super',
  'totally',
  'completely',
  'absolutely',
  'deeply',
  'too',
  'such',
  'utterly',
  'always',
  'constantly',
  'beyond',
  'insanely',
  'fucking',
  'bloody',
  'freaking',
  'damn',
]);
const SOFT = new Set([
  'bit',
  'little',
  'slightly',
  'somewhat',
  'kind',
  'sort',
  'fairly',
  'quite',
  'maybe',
  'almost',
  'mildly',
]);
const OTHERS =
  /^(he|she|they|he's|she's|they're|mom|mum|dad|mother|father|boss|sister|brother|husband|wife|partner|friend|boyfriend|girlfriend|son|daughter|everyone|people|everybody|you|you're)$/;
const COPULA =
  /^(is|was|are|were|be|been|gets?|got|seems?|seemed|looks?|looked|sounds?|sounded|feels?|felt|acts?|acted|being|became|becomes|always|so|really|very|too|just|not|a|bit|little|also|still|totally|pretty|quite|never|get)$/;

/** Whether the words before a feeling say that it is somebody else's: 'my mom is so angry'. */
const belongsToOther = (before: readonly string[], said: string): boolean => {
  let sawCopula = /(?:ed|ing|s|cry|cries|cried|hurt|lost)$/.test(said) && !/\bme\b/.test(said);
  for (let i = before.length - 1; i >= Math.max(0, before.length - 5); i -= 1) {
    const token = before[i] ?? '';
    if (/^(he's|she's|they're|you're|everyone's)$/.test(token)) return true;
    if (OTHERS.test(token))
      return sawCopula && !/^(for|with|by|at|about|of|to|me|makes?|made)$/.test(before[i - 1] ?? '');
    if (!COPULA.test(token)) return false;
    sawCopula = true;
  }
  return false;
};

const isNegated = (before: readonly string[]): boolean => {
  const near = before.slice(-3);
  const at = near.findIndex((token) => NEGATIONS.has(token));
  if (at === -1) return false;
  const after = near.slice(at + 1);
  return !after.some((token) =>
    /^(just|only|but|and|because|stop|help|wonder|so|why|until|matter)$/.test(token),
  );
};

/** Same first letter and one slip of the finger apart: a letter too many, too few, another one, or two swapped. */
const isOneSlipAway = (a: string, b: string): boolean => {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1 || a === b) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  if (a.length === b.length) {
    const swapped = a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2);
    return swapped || a.slice(i + 1) === b.slice(i + 1);
  }
  return a.length > b.length ? a.slice(i + 1) === b.slice(i) : a.slice(i) === b.slice(i + 1);
};

const matchAt = (tokens: readonly string[], at: number): { form: Form; length: number } | null => {
  const token = tokens[at] ?? '';
  const known = forms.get(token);
  if (known !== undefined) {
    const form = known.find(({ tokens: want }) => want.every((word, k) => tokens[at + k] === word));
    if (form !== undefined) return { form, length: form.tokens.length };
    return null;
  }
  if (token.length < 6) return null;
  const slip = singles.find(({ tokens: [word = ''] }) => isOneSlipAway(token, word));
  return slip === undefined ? null : { form: slip, length: 1 };
};

const SAYS_FEELING =
  /^(feel|feeling|felt|feels|i'm|am|was|been|makes|made|me|so|really|very|just|bit|too|such|and|i|or|little|be|being|get|getting|got|more|totally|completely|still|all|like|kind|of|pretty|a|also|but|is|super)$/;

/** Short, common words ('bad', 'lost', 'used') name a feeling only where somebody says so, or where they stand alone. */
const isMeant = (said: string, before: readonly string[], total: number): boolean => {
  if (!VAGUE.has(said) || total <= 3) return true;
  const last = before.at(-1) ?? '';
  if (said === 'alone')
    return /^(feel|feeling|felt|so|i'm|all|completely|really|totally|very|feels)$/.test(last);
  if (said === 'lost' || said === 'used' || said === 'played' || said === 'moved')
    return /^(feel|feeling|felt|so|i'm|completely|totally|feels)$/.test(last);
  return (
    SAYS_FEELING.test(last) &&
    before.slice(-4).some((token) => /^(i|i'm|feel|feeling|felt|me|i've)$/.test(token))
  );
};

export interface FoundFeelings {
  readonly own: readonly Feeling[];
  /** Feelings that were said not to be there. */
  readonly denied: readonly FeelingWord[];
}

/** The feelings a normalised text names as the speaker's own, in order, one per noun. */
export const findFeelings = (text: string): FoundFeelings => {
  const own: Feeling[] = [];
  const denied: FeelingWord[] = [];
  for (const sentence of text.split(/[.!?\n;]+/)) {
    const tokens = wordsOf(sentence);
    for (let at = 0; at < tokens.length; at += 1) {
      const match = matchAt(tokens, at);
      if (match === null) continue;
      const { family, noun, adjective, isHint } = match.form;
      const said = tokens.slice(at, at + match.length).join(' ');
      const before = tokens.slice(0, at);
      at += match.length - 1;
      if (!isMeant(said, before, tokens.length) || belongsToOther(before, said)) continue;
      const word: FeelingWord = { family, noun, adjective, isHint };
      if (isNegated(before)) {
        denied.push(word);
        if (PLEASANT.has(family) && !own.some((f) => f.family === 'sadness'))
          own.push({
            family: 'sadness',
            noun: 'unhappiness',
            adjective: null,
            isHint: true,
            said: `not ${said}`,
            degree: 0,
          });
        continue;
      }
      const near = before.slice(-3);
      const degree = near.some((t) => STRONG.has(t)) ? 1 : near.some((t) => SOFT.has(t)) ? -1 : 0;
      if (!own.some((f) => f.noun === noun)) own.push({ ...word, said, degree });
    }
  }
  return { own, denied };
};
