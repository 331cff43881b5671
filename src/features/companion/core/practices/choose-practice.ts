import type { PracticeName, TalkRecord } from '../record/talk-record.ts';

type Signs = readonly (readonly [RegExp, readonly PracticeName[]])[];

/** Everyday words: signs only in a request. 'he never picks up the phone' is none. */
const ASKED_SIGNS: Signs = [
  [/\b(?:googl\w*|doomscroll\w*|looking (?:it|things) up)\b/, ['circling', 'phone_away']],
  [/\bwith my hands\b/, ['senses', 'too_much']],
  [
    /\b(?:procrastinat\w*|putting (?:it|things|stuff) off|put(?:ting)? off|get(?:ting)? (?:myself )?started|start(?:ing)? (?:it|on|my|the)|(?:don'?t|can'?t) (?:just )?(?:start|begin|get going)|motivat\w*|focus|concentrat\w*|youtube|tiktok)\b/,
    ['starting'],
  ],
  [/\bbreath(?:e|ing)\b/, ['breathing', 'senses']],
  [/\b(?:calm\w*|relax\w*|(?:com(?:e|ing)|wind(?:ing)?) down)\b/, ['breathing', 'senses']],
  [
    /\b(?:scroll\w*|screen ?time)\b|\b(?:put|leave|get|keep|stay|away|down|less|checking|looking at|stop)\b.{0,16}\b(?<!on the )phone\b|\bphone (?:away|down|in bed|habit|addict\w*)\b/,
    ['phone_away'],
  ],
];
const SIGNS: Signs = [
  [
    /\b(?:mind|head|brain)(?: just)? (?:goes|went|going|go) blank\b|\b(?:go|going|goes|went) blank\b|\bblank(?:ed)? out\b/,
    ['blank', 'breathing'],
  ],
  [
    /\b(?:night ?shifts?|nights|night bus|shift work\w*|by day|in daylight|(?:light|bright|sun(?:ny|light)?) (?:is )?(?:up|outside|out)|during the day|daytime)\b(?=.*\ba?sleep)|\ba?sleep\w*\b(?=.*\b(?:daylight|daytime|by day|during the day|in the mornings?|sun is up|light outside|after (?:a |my )?(?:night|nights|shift))\b)/,
    ['by_day'],
  ],
  [
    /\b(?:sleep\w*|awake|insomnia|4 ?am|3 ?am|5 ?am|(?:at|bad|all|every) nights?|(?:in|to) bed|wak(?:e|ing))\b/,
    ['awake', 'dull_word', 'circling', 'breathing'],
  ],
  [/\b(?:panic\w*|heart (?:is )?(?:racing|pounding)|can'?t breathe)\b/, ['panic', 'senses', 'breathing']],
  [
    /\b(?:say(?:ing)? no|no to|turn (?:him|her|them|it) down|people pleas\w*|boundar\w*|keep saying yes|said yes)\b/,
    ['saying_no', 'hard_talk'],
  ],
  [
    /\b(?:speech|presentation|presenting|interview|stage ?fright|on stage|nerves|nervous|exam|voice goes|knees? (?:go|knock\w*)|wobbl\w*|shak(?:e|es|ing|y)|trembl\w*)\b/,
    ['breathing', 'senses', 'circling'],
  ],
  [/\b(?:angry|anger|furious|rage|raging|temper|livid|fuming|throttle|strangle)\b/, ['anger', 'breathing']],
  [
    /\b(?:talk to (?:him|her|them|my)|tell (?:him|her|them|my)|conversation|confront|bring it up|ask for)\b/,
    ['hard_talk', 'breathing'],
  ],
  [
    /\b(?:stop thinking|going round|round and round|overthink\w*|worry\w*|worries|thoughts|switch off|mind (?:won't|wont|racing))\b/,
    ['circling', 'senses', 'breathing'],
  ],
  [
    /\b(?:miss (?:him|her|them|my)|missing (?:him|her|them|my)|grief|death|died|funeral)\b/,
    ['grief_wave', 'breathing'],
  ],
  [
    /\b(?:too much|overwhelm\w*|so much to do|everything at once|to-?do lists?|falling behind|deadlines?)\b/,
    ['too_much', 'breathing'],
  ],
  [/\b(?:decide|decision|choose|choice|torn|stay or|whether)\b/, ['decision']],
  [
    /\b(?:hate myself|stupid|failure|useless|not good enough|my fault|guilt\w*|asham\w*|beat(?:ing)? myself)\b/,
    ['self_criticism', 'breathing'],
  ],
  [/\b(?:lonely|alone|no friends|nobody to)\b/, ['loneliness']],
  [/\b(?:happy|best day|joy|good news|proud|keep this)\b/, ['savouring']],
];
const OTHERWISE: readonly PracticeName[] = ['breathing', 'senses', 'circling', 'too_much'];

/** Asked for something of its own: what fits anything would be beside the point. */
const FOR_SOMETHING =
  /\b(?:tips?|tricks?|advice|anything|something|ideas?|techniques?)\b.{0,12}\b(?:for|on|with|about|against|to (?:get|help|stop|deal))\b/i;

export const isForSomething = (asked: string): boolean => FOR_SOMETHING.test(asked);

/** The practice that fits a request, else the feelings of the talk; never one that was given or declined. */
export function practiceAskedFor(record: TalkRecord, asked: string): PracticeName | null {
  const own = practicesAskedFor(asked);
  const isCertain = own.length > 0 || isForSomething(asked) || record.feelings.length === 0;
  return isCertain ? firstLeft(record, own) : practiceFor(record, asked);
}

/** The practice that fits what was just said, else what the talk is about; never one that was given or declined. */
export function practiceFor(record: TalkRecord, said: string): PracticeName | null {
  const talk = [
    ...record.facts.map(({ kind }) => kind.replaceAll('_', ' ')),
    ...record.feelings.map(({ word }) => word),
  ].join(' ');
  const signed = [said.toLowerCase(), talk].flatMap((text) => practicesSignedBy(SIGNS, text));
  return firstLeft(record, [...signed, ...OTHERWISE]);
}

const practicesAskedFor = (asked: string): readonly PracticeName[] =>
  practicesSignedBy([...ASKED_SIGNS, ...SIGNS], asked.toLowerCase());

const practicesSignedBy = (signs: Signs, text: string): readonly PracticeName[] =>
  signs.filter(([sign]) => sign.test(text)).flatMap(([, names]) => names);

function firstLeft({ practices }: TalkRecord, fitting: readonly PracticeName[]): PracticeName | null {
  const taken = new Set(practices.filter(({ state }) => state !== 'offered').map(({ name }) => name));
  return fitting.find((name) => !taken.has(name)) ?? null;
}
