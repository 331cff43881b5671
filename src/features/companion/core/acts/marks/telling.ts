import type { Mark } from './mark.ts';

/** Feelings and news. */
export const TELLING_MARKS: readonly Mark[] = [
  [
    'IFEEL',
    /\b(?:i (?:feel|felt|am feeling|am so|am just so|am very|was so)|feel(?:s|ing)? (?:like|so|a bit|kind|really)|makes me|it is (?:the )?(?:guilt|shame|fear|anger|grief|sadness|panic)|i am (?:a bit |so |really |just |quite |very |pretty )*#f|like a \w+|i miss|i love|i hate|i could (?:cry|scream|have cried)|sick of)\b/,
  ],
  [
    'FEEL1',
    /^(?:(?:honestly|um|just|so|very|really|a|bit|kind|of|pretty|mostly|i|feel|am|feeling|oh|quite|sort|well|bloody|proper|dead|like|still|more|ok|now|it|is|was|both|erm|absolutely|plain|dunno|maybe) )*#f\b/,
  ],
  [
    'FONLY',
    /^(?:(?:honestly|um|just|so|very|really|a|bit|kind|of|pretty|mostly|i|feel|am|feeling|oh|quite|and|but|or|sort|well|dead|still|more|now|too|maybe|guess|suppose|think|mainly|if|honest) )*#f(?: (?:honestly|and|but|a|bit|so|or|also|mostly|i|guess|suppose|think|really|very|too|kind|of|#f|then|mainly|if|am|honest|tbh|with|at|him|her|them|myself|now|just))*$/,
  ],
  [
    'JOY',
    /\b(?:got (?:the|in|it|my|a place|engaged)|passed|won|said yes|accepted|born|pregnant|all clear|came home|came back|rang me|phoned|best (?:day|night|thing)|did it|done it|finished|cried with|laughed|laughing|offered|promoted|hugged|smiled|worked|proud|amazing|lovely|brilliant|beautiful|loved it|happy|birthday|fixed|found|clapped|cheered|danced|sang|good news|works|negative|clear|home|healthy|delivered|first time)\b/,
  ],
  [
    'LOSS',
    /\b(?:died|dead|passed away|lost|killed|cancer|diagnos\w+|sacked|fired|laid off|redundant|redundancy|dumped|left me|broke up|split|divorce|miscarri\w+|stroke|funeral|failed|stolen|robbed|burgled|evict\w*|cancelled|crash\w*|accident|broken|broke|hospital|rejected|letter|finished with|ended it|put (?:him|her) down|put to sleep|got a call|closing|closed|gone|cut)\b/,
  ],
  [
    'FIRSTNEWS',
    /\b(?:just|today|yesterday|this morning|last night|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|tonight|we|got)\b/,
  ],
  ['THEYSAY', /\b(?:he|she|they|mum|dad) (?:said|says|told|rang|asked)\b/],
];
