import type { MirrorKind } from '../understanding/mirror.ts';

/** How the person's own clause comes back. {m} is the clause in the second person, {k} a second one. */
export const ECHO: Readonly<Record<MirrorKind, readonly string[]>> = {
  statement: [
    '{m}.',
    'so {m}.',
    'it sounds like {m}.',
    'if i have it right, {m}.',
    '{m}: i hear that.',
    'what i hear is that {m}.',
  ],
  feeling: [
    '{m}.',
    'so {m}.',
    'i hear that {m}.',
    "{m}. i'm glad you can say it here.",
    "{m}. that's clear, and it counts.",
    '{m}. thank you for putting it so plainly.',
    'it comes through: {m}.',
    "{m}. okay, i'm with you.",
    'right now {m}.',
  ],
  'self-attack': [
    "there's a harsh voice in there. it says that {m}.",
    'part of you has decided that {m}, and it says so without mercy.',
    'the thought that {m} sounds like it comes often, and hits hard.',
    "when it's at its worst, it tells you that {m}.",
    'it hurts to hear you carry the sentence that {m}.',
    "that's a verdict: that {m}. i notice how little kindness there is in it.",
  ],
  belief: [
    'right now it feels as if {m}.',
    'from where you stand, {m}.',
    'it seems to you that {m}.',
    'the way it looks tonight, {m}.',
    'it has come to feel like {m}.',
    'it can feel that way: {m}.',
    'in your experience, {m}.',
    "it's as though {m}.",
  ],
  wish: [
    '{m}.',
    "there's a wish in that: {m}.",
    'so {m}.',
    "{m}. that's worth hearing.",
    'underneath, {m}.',
    '{m}. that seems clear.',
    "what's true is that {m}.",
    "{m}, and that's not too much to want.",
  ],
};
export const ECHO_TWO: readonly string[] = [
  '{m}, and {k}.',
  'so {m}, and {k}.',
  'it sounds like {m}, and {k}.',
  '{m}. {k}.',
  '{m}, while {k}.',
  'i hear {m}, and i hear {k}.',
];
/** A short answer said back: {p}. */
export const ECHO_FRAGMENT: readonly string[] = [
  '{p}.',
  '{p}. i hear you.',
  '{p}. that says a lot.',
  "{p}. i'll stay with that for a moment.",
];
/** For clauses of five words or fewer: nothing that makes much of little. */
export const ECHO_SHORT: readonly string[] = ['{m}.', 'so {m}.', '{m}. i hear you.'];
/** Nothing could be said back safely, but who or what it is about is known. */
export const ABOUT_PERSON: readonly string[] = [
  'it sounds like this is very much about {who}.',
  'so {who} is right in the middle of it.',
  'i hear how much room {who} takes up in this.',
  'this with {who} seems to go deep.',
  '{who} keeps coming up in what you tell me.',
];
export const ABOUT_FEELING: readonly string[] = [
  'i hear {n} in that.',
  "there's {n} in what you write.",
  'it sounds like {n}, and quite a bit of it.',
  'what reaches me most is the {n}.',
  'under the words i hear {n}.',
  'that carries a lot of {n}.',
];
export const DURATION: readonly string[] = [
  '{d} of {n} is long, and tiring.',
  '{d} of this is long, and tiring.',
  '{d} is a long time to carry it.',
  '{d}. that wears a person down.',
  '{d}, and still here with it.',
];
export const SINCE: readonly string[] = [
  "{d}. that's a long way back.",
  '{d}: so it has been with you for a while.',
  "{d}. that's a long time to carry something.",
];
export const IRONY: readonly string[] = [
  "i don't think that 'great' is very great.",
  'that came out dry, and i suspect it is not that funny from inside.',
  'i hear the irony, and something tired behind it.',
  'said with a straight face, and it still sounds sore.',
];
/** Validation for anything hard. */
export const VALID: readonly string[] = [
  'it makes sense that this takes up room.',
  "that's a lot to be holding.",
  "i can see why it won't leave you alone.",
  'anyone would feel that.',
  "you don't have to make it sound smaller here.",
  "that can't be easy to sit with.",
  'thank you for saying it so plainly.',
  'it matters, and it makes sense that it does.',
  "no wonder it's on your mind.",
  'that sounds hard, and it sounds real.',
  "you're allowed to feel exactly this about it.",
  "it's understandable that it got to you.",
  "i'm glad you didn't keep that one to yourself.",
  'that would be a lot for anybody.',
  'that seems to touch something important.',
  'i can hear that it costs you something to say.',
  "there's nothing silly about it.",
  "that's worth taking seriously.",
  'no wonder that stays with you.',
];
/** For what may be neither hard nor happy. */
export const NOTED: readonly string[] = ['thank you for telling me that.', "i'm with you."];
/** Open questions for any content. */
export const OPEN: readonly string[] = [
  'what about it keeps coming back?',
  "what's the part that gets to you most?",
  'what is it like for you, right in the middle of that?',
  'what did that bring up in you?',
  'what would you say is at the heart of it?',
  'what happens inside when you think of it?',
  'what did you make of it afterwards?',
  'what is the piece that nobody sees?',
  'which moment of it stays with you?',
  'what did you wish for just then?',
  'how did it get this far, do you think?',
  'what else is there, behind that?',
  'where do you notice it in your body?',
  "what haven't you said about it yet?",
  'what would you want somebody to understand about this?',
  'what was the hardest part of it today?',
  'what makes this one different from other times?',
  'what does it mean to you that it went like this?',
  'if that feeling could speak, what would it say first?',
  'when did you first notice it?',
  'what do you tell yourself about it, when you are alone?',
  'what would you rather not look at in this?',
  'who else knows?',
  'what stayed with you afterwards?',
  'what would make it one small bit lighter?',
  'what does a moment of that look like, from inside?',
  'what are you most afraid it might mean?',
  'what has it been asking of you?',
  "what do you need while you're telling me this?",
  'how has that been changing things for you?',
];
export const OPEN_FIRST: readonly string[] = [
  'what about it keeps coming back?',
  "what's the part that gets to you most?",
  'what is it like for you right now?',
  'what happens in you when you think of it?',
  'what makes it so present today?',
  'what is the hardest bit of it?',
  'where does it start for you?',
];
export const ASK_PERSON: readonly string[] = [
  'what would you want {who} to understand?',
  'what do you wish {who} could see?',
  'what is it like for you to be around {who}?',
  'what do you not say to {who}?',
  'what did you need from {who} just then?',
];
/** No question: room to go on. */
export const ROOM: readonly string[] = [
  "i'm listening.",
  'take your time.',
  "there's room for all of it here.",
  'go on, if you like.',
  "i'm here.",
  'we can stay with that for a moment.',
  'say as much or as little as you want.',
  'no hurry.',
  'whatever comes next is fine.',
  "i'm not going anywhere while you type.",
];
export const ASK_FEELING: readonly string[] = [
  "if there's one word for what that brings up in you right now, what would it be?",
  'what would you call the feeling that comes with it?',
  "if you had to name what's underneath, which word comes closest?",
  'what is the feeling in it, in a word or two?',
];
/** A narrower question, for people of few words. */
export const EITHER: readonly string[] = [
  'does it sit more in your head, in your body, or more like a fog over everything?',
  'is it new today, or has it been around for a while?',
  'is it more heavy, or more restless?',
  'is it about something that happened, or something that might?',
  'is it louder in the morning, or at night?',
  'is it about a person, or more about yourself?',
  'would it be easier to say what it is not?',
  'is it more like too much, or more like nothing at all?',
  'does it come and go, or does it stay?',
];
export const EXCEPTION: readonly string[] = [
  'was there a day in it that was even slightly clearer?',
  'was there any moment in all that when it was a shade lighter?',
  'has there been a day when it let go a little?',
];
export const UNCLEAR: readonly string[] = [
  "i'm not sure i follow yet, so i may miss something.",
  "i don't have the whole picture yet.",
  'i may not have understood that fully.',
  'some of that went past me, honestly.',
  "i want to get this right, and i'm not there yet.",
];
/** What somebody would say to a friend, in their very words: {q}. */
export const THEIR_VIEW: readonly string[] = [
  "'{q}'.",
  "'{q}': those are your words.",
  "'{q}'. that's kind, and clear.",
];
