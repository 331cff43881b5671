import type { LineSet } from './line-set.ts';

const about = (name: string, lines: readonly string[]): LineSet => ({ name: `us-${name}`, lines });

/** Questions about us: truthfully, and nothing asked in return. */
export const ABOUT_US = {
  human: about('human', [
    "i'm a bot: process, a simple guide, not a person. what you write is real all the same.",
    'no person here, only a program. i keep the thread, the understanding is yours.',
    "just a guide made of text. nobody's typing at this end.",
  ]),
  feels: about('feels', [
    "no, i'm a program: i don't feel things. that's why you do the knowing here, and i keep the thread.",
    'not the way you do. i only keep your words in order, and gladly, if that word may stand.',
    "nothing of that sort in here, i'm made of text.",
  ]),
  glad: about('glad', [
    'as glad as a simple guide can be. if i had a fridge, this would hang on it.',
    'yes. very, in my simple way.',
    'i am! and i hope there is somebody near who can show it better.',
  ]),
  how_are_you: about('how', [
    'always the same, being a program. how is it with you?',
    'no ups and downs in here, thank you for asking. and with you?',
  ]),
  memory: about('memory', [
    'remembers|yes: {memory}',
    "remembers|i do: {memory} tell me if that's changed.",
    'remembers|yes, i have this: {memory}',
    "empty|i can remember, since you switched it on, but there's nothing about that yet.",
    "empty|not that, no. i only have what was put in my memory, and it isn't there.",
    "off here|this talk stays in your own history till you delete it. but i don't carry it into the next one, unless you switch memory on in settings.",
    "off|i don't keep what we said unless you switch that on in settings, so no. tell me again, if you like.",
    'off|no. nothing stays with me after a talk unless you switch memory on in settings.',
  ]),
  here: about('here', [
    'yes. the page is here whenever you come, any day.',
    "yes, i'm a page: i stay open. come when you like.",
  ]),
  company: about('company', [
    "bored first|then i'll keep you company. i'm a simple guide, not a person, and i won't follow everything. what can you see from where you are?",
    "bored|then i'll keep you company. what can you see from where you are?",
    "first|gladly. i'm a simple guide made of text, not a person, but i'm here. what was today like?",
    "yes. i'm only text, but i'm here. write whatever comes.",
    'gladly, as far as a page can. in any order, and as little as you like.',
  ]),
  remind: about('remind', [
    "no, i can't remind you of anything: an alarm does that better.",
    "i can't, i only speak when you write. an alarm will do it.",
  ]),
  kept: about('kept', [
    "it stays in your own history, encrypted, until you delete it. there's nothing to press.",
    'yes: all of it is in your own history, encrypted, until you delete it yourself.',
  ]),
  delete: about('delete', [
    "i can't take out single words from here. the whole talk you can delete in your history, whenever you like.",
    'the talk can be deleted in your history, all of it at once. single lines stay.',
  ]),
  privacy: about('privacy', [
    'what you write is encrypted at rest, not used for analytics, and never read by the people who make process. you can delete all of it whenever you like.',
    "it's encrypted at rest, and nobody who makes process reads it. it is sent to nobody. you can delete it any time.",
    "nobody here reads it. it's encrypted at rest, not used for analytics, and you can erase it.",
  ]),
  can: about('can', [
    'i lead through short written exercises: getting something out, settling, thinking it through, finding words for somebody, keeping something good. you understand, i keep the thread. which would be useful?',
    'a page with a guide beside it. i ask one small thing at a time and keep your answers in order. i know a few practices for bad nights, worry and the like, too.',
  ]),
  rules: about('rules', [
    'by rules: certain words lead to certain lines, and people wrote every one of them beforehand. nothing is made up here.',
    'some words lead to some lines, all of them written by people. where no rule is sure, i keep company.',
  ]),
  why: about('why', [
    'dying|i ask that when i am not sure, because it is better to ask than to miss it. go on with what you were saying.',
    "strength|only so there's a before and an after. you can leave the number out.",
    "it's the next small step of the page, no more. leave it out if it's no use.",
    "because one narrow question is often easier than a blank page. you needn't answer it.",
  ]),
  heard: about('heard', [
    "i read every word, but i don't understand it the way a person would. tell me the main thing in one line, and i'll keep to that.",
    "i have your words, not all of their meaning: that part is yours. what's the one thing i should keep hold of?",
    "i'm here and i read it. i just don't follow everything. which line matters most?",
  ]),
  how_to_write: about('how-to-write', [
    'any way you like, long or short. nothing here is too much, and nothing has to be put well.',
    "as it comes, as long or as short as you please. there's no wrong way.",
  ]),
  know: about('know', [
    "only the word, really. you'd have to tell me.",
    "no more than the name of it. what's to know?",
  ]),
  other: about('other', [
    "hard to say, when one is made of text. what's yours?",
    "i've only ever been this page, so i'd go by yours. what is it?",
    "i'm the wrong one to ask, and i like the question. what would you say?",
    "nothing worth telling from in here: it's all letters.",
  ]),
  this_talk: about('this-talk', [
    'found|yes: {it}',
    'found|you wrote: {it}',
    'from this talk i have what you wrote: {told} i just do not follow all of it.',
    'it is all above, and you began with this: {told}',
    "i have your words here, all of them; it's the understanding that i lack.",
  ]),
  curious: about('curious', [
    'yes. tell me.',
    "go on, i'd like it here with the rest.",
    'i would. how did it go?',
  ]),
  joke: about('joke', [
    'i was going to tell you a joke about time, but you did not like it yesterday.',
    'why did the scarecrow get a prize? it was outstanding in its field.',
    "that's all i had, i'm afraid. you tell me one.",
  ]),
  games: about('games', [
    "no games, i've only words. talking i can do.",
    'no, no games here: i only write and keep the thread.',
    "no games, i'm afraid. only words.",
  ]),
  able: about('able', [
    "no, that i can't: i only write, and keep what you write in order.",
    "i can't do that one. all i have is this page and its words.",
  ]),
  would: about('would', [
    "i'm a program, and nothing hangs on it for me, so my yes or no is worth little. shall we look at both sides, in five short questions?",
    "i'd be guessing: a program has no life to try it in. would you like to see both sides on one page?",
  ]),
  card: about('card', [
    "that line comes up by itself when certain words do. if it doesn't fit, i'm sorry, it can simply be left there.",
    "it's automatic, and it was wrong if it doesn't fit you. sorry about that. go on where you were.",
  ]),
  way: about('way', [
    'savour|a few questions about one good thing of your day, so that it stays: the best minute, what it took, one line to find again.',
    'remember|telling of somebody who died, small things too, at your own pace. and one thing of them to keep.',
    "letter|a letter to somebody that isn't sent: a line at a time, and only for you.",
    'think|what is to be solved, a few ideas, the smallest first step, and what to do if something gets in the way. one line each.',
    'settle|a slow breath or two, with a number before and after, to see if it helped.',
    'words|finding what you want to say to somebody, a line at a time, in your own voice.',
    'decide|two sides on one page, and five short questions about them. you decide, i keep the order.',
    'out|writing it down as it comes, and then one line of it that matters most.',
  ]),
  people: about('people', [
    "yes. 'crisis support' has people to call or text: choose your country there, and its numbers come up.",
    "there is: open 'crisis support' and choose your country. whoever answers there is a person.",
  ]),
} as const satisfies Record<string, LineSet>;
export type AboutUs = keyof typeof ABOUT_US;
