import type { Family } from '../understanding/feeling-words.ts';

/** {x} a number, {y} a later number, {n} the feeling's noun, {p} own words, {who} a person. */
export const HEARD_NUMBER: readonly string[] = [
  "a {x}. that's there, and it leaves a little room to look around.",
  '{x}. thank you, that helps me picture it.',
  'a {x}, then. we can look at it from here.',
  '{x}. okay.',
];
export const NO_NUMBER: readonly string[] = [
  'no number needed.',
  "that's fine; it doesn't have to be measured.",
  'we can leave the numbers out of it.',
  "some things don't fit on a scale. that's all right.",
];
export const OFFER_SETTLE: readonly string[] = [
  'a {x} is a lot to sit with. before we look at it any closer, we could let your body come down a little: in for four, hold for four, out for six, three times. would you like to, or would you rather keep talking?',
  '{x} is high. would it be all right to slow your breath first: in for four, hold for four, out for six, a few rounds? or do you want to go on talking?',
  'at {x}, thinking gets hard for anyone. we could breathe for a minute, in for four, hold for four, out for six. would that be welcome, or would you rather talk?',
  'a {x} fills everything. we can ease it a little before we go on: in for four, hold for four, out for six. shall we, or is talking better right now?',
];
export const OFFER_SETTLE_UNKNOWN: readonly string[] = [
  'before we go deeper, we could let your body rest for a moment: in for four, hold for four, out for six, three times. would you like to, or would you rather keep talking?',
  "there's a lot moving in this. would a slow breath or two be welcome, in for four, hold for four, out for six, or is talking better?",
];
export const OFFER_GRIEF: readonly string[] = [
  "{x}. it doesn't need to get smaller. still, your body could do with a little rest: in for four, hold for four, out for six, a few times. would you like that, or would you rather tell me more?",
  "{x} is so much. we don't have to take any of it away; we could only breathe beside it, in for four, hold for four, out for six. or would you rather talk?",
];
export const BREATHE: readonly string[] = [
  "okay. let your shoulders drop. breathe in for four... hold for four... and out, slowly, for six. three times, at your own pace. tell me when you're done, and what number it is then.",
  "good. feet on the floor, if you can. in through the nose for four, hold for four, out for six as if through a straw. three rounds. i'll wait. where is it afterwards, 0 to 10?",
  "let's. in, two, three, four. hold, two, three, four. out, slowly, to six. again, and once more. take all the time you need, then tell me the number.",
];
export const GROUND: readonly string[] = [
  "it's still at {x}, and that's all right. another way: look for 5 things you can see, 4 you can feel, 3 you can hear, 2 you can smell, 1 you can taste. no hurry. what number is it afterwards?",
  "{x}. breath isn't for everybody. try this instead: name 5 things you see, 4 you can touch, 3 you hear, 2 you smell, 1 you taste. how is it when you reach the end, 0 to 10?",
];
export const ASK_AFTER: readonly string[] = [
  'thank you for trying that. what number would you give it now, 0 to 10?',
  'okay. and where is it now, from 0 to 10, roughly?',
  "that's a minute well spent, whatever it did. which number fits now, 0 to 10?",
];
export const CAME_DOWN: readonly string[] = [
  'from {x} to {y}, with your own breath.',
  '{x} to {y}. you did that yourself.',
  "that's a step down, from {x} to {y}.",
  'a little more room, then: {x} to {y}.',
];
export const NOW_AT: readonly string[] = [
  "{y}. there's a bit more room at that height.",
  "{y}, then. that's something we can talk across.",
];
export const STILL_HIGH: readonly string[] = [
  "it's still at {y}, and we don't need to push it. it may simply need to be heard.",
  "{y}. it isn't ready to come down, and that's no failure.",
];
export const DECLINED: readonly string[] = [
  'of course. talking it is.',
  "that's fine. let's stay with your words.",
  'then we just talk.',
  'sure, no exercises.',
  'all right, we leave that.',
];
export const NEED: readonly string[] = [
  "when you picture the hardest moment of it, what did you need just then that wasn't there?",
  'what did you need in that moment, more than anything?',
  'what would have helped, right then?',
  'underneath all that, what matters so much to you here?',
  'if somebody had been there with you, what would you have wanted from them?',
  "what's the need in this, if you had to name one?",
  'what does this tell you about what you care about?',
  'what would the kindest version of that moment have had in it?',
];
export const NEED_LOSS: readonly string[] = [
  'what do you need, in the middle of missing {them}?',
  'what of {them} would you like to keep close?',
  'what did {they} give you that you still carry?',
  'what would make the empty places a bit more bearable?',
];
export const SUMMARY_START: readonly string[] = [
  "here's what i have so far:",
  "let me put together what i've heard:",
  'let me say back what i have understood:',
  'this is how it sounds to me so far:',
  'if i gather it up:',
  'so, in your words as far as i could keep them:',
];
export const SUMMARY_END: readonly string[] = [
  'is that close, or did i miss something?',
  'did i get that right, or is something missing?',
  'is that close?',
  'have i got that, or would you put it differently?',
  'what did i miss, if anything?',
  'does that fit, or is a piece of it wrong?',
];
export const SUMMARY_NEED: readonly string[] = [
  'and what would have helped is {p}',
  'and what you needed was {p}',
  "and under it there's a need: {p}",
];
export const SUMMARY_FEELING: readonly string[] = [
  "and through it all there's {n}",
  'and what it leaves you with is {n}',
  'and the feeling in it is {n}',
];
export const MISSED: readonly string[] = [
  'then i have it wrong. what would make it truer?',
  'thank you for saying so. which part did i miss?',
  'okay, not quite. how would you say it?',
  "good that you tell me. what's off about it?",
];
export const CORRECTED: readonly string[] = [
  'thank you, that sets it right.',
  "ah. that's different from what i had.",
  'okay, i see it better now.',
  "i'm glad you corrected me.",
  'that belongs in it, yes.',
];
export const ADDED: readonly string[] = [
  'that belongs in it, too.',
  'ah, and that. thank you.',
  "okay, i'll add that.",
  'so that is a part of it as well.',
  "i hadn't heard that piece yet.",
];
export const CONFIRMED: readonly string[] = [
  "good, then we're looking at the same thing.",
  "okay. i'm glad i'm not far off.",
  "then let's stay with that for a moment.",
  'all right.',
  "thank you. then i'd like to look at it from one more side.",
];
export const FRIEND: readonly string[] = [
  'if a friend had been through exactly this, and asked you what you thought of them, what would you tell them?',
  'suppose someone you love told you all this about themselves. what would you say to them?',
  'if your closest friend said these very words to you, how would you look at them?',
  'what would you tell somebody you care about, if this were theirs?',
  "imagine hearing this from a person you're fond of. what would you want them to know?",
];
export const EVIDENCE: readonly string[] = [
  "is there anything, however small, that doesn't fit with the hardest version of it?",
  'which part of it do you know, and which part is the fear talking?',
  'what would somebody say who likes you and saw all of it?',
  "looking back in a year, what might you see that can't be seen from here?",
  'is there another way to read what happened, even one you only half believe?',
  'if it were a little less true than it feels, what would you notice first?',
];
export const REFRAME_BY_FAMILY: Partial<Readonly<Record<Family, readonly string[]>>> = {
  grief: [
    'if {they} could hear you now, what would you want {them} to know?',
    'what would {they} say, seeing you carry this?',
    'what of {them} goes on in you?',
  ],
  longing: [
    "what did you have there that you'd like to have somewhere in your life again?",
    'what would {they} wish for you now?',
  ],
  anger: [
    'what is the anger standing up for?',
    'what would have to change for it to be able to rest?',
    'what does it know about what you deserve?',
  ],
  hurt: [
    'what would you say to a friend this had been done to?',
    'what does it say about them, and what, if anything, does it say about you?',
  ],
  guilt: [
    'what would you say to a friend who had done exactly that, and was as sorry as you are?',
    'what could you not have known at the time?',
  ],
  shame: [
    'if a child you love said that about themselves, what would you answer?',
    "what would somebody who's fond of you say to that voice?",
  ],
  hopelessness: [
    "if there were a part of you, however small, that isn't sure it's hopeless, what would it point to?",
    'what has kept you going up to here?',
  ],
  overwhelm: [
    'if a friend had all of that on their plate, what would you tell them to put down?',
    'which of these would still matter in a month?',
  ],
};
export const REFRAME_AGAIN: readonly string[] = [
  "that's fair. another way in:",
  "it's hard to see from inside. let me ask differently:",
  'no need to force it. maybe like this:',
  'okay. let me try it from another side:',
];
export const HOLDS: readonly string[] = [
  'does some part of that hold for you, too?',
  'could a little of that be true for you?',
  'what happens when you say that to yourself?',
  'how much of that would you let in, if it were said to you?',
  'does any of it reach you, when it is turned your way?',
];
export const AFTER_HOLDS: Readonly<Record<'yes' | 'no' | 'maybe' | 'own', readonly string[]>> = {
  yes: [
    'good that a part of you knows that.',
    "i'm glad it can be true for you, too.",
    "then that's something to lean on.",
  ],
  no: [
    "not yet, then. it doesn't have to.",
    "that's honest. it may take its time.",
    'okay. it was only a look from another side.',
  ],
  maybe: [
    'maybe is enough.',
    'maybe will do for today.',
    'half is already a lot.',
    'a maybe has a door in it.',
  ],
  own: [
    "that's worth holding on to.",
    "i'd like to keep that sentence.",
    'that sounds like you, at your kindest.',
    "there's something steady in that.",
  ],
};
export const NOT_NOW: readonly string[] = [
  'not now is a fine answer.',
  'okay, we leave that where it is.',
  'that can wait.',
];
export const STEP: readonly string[] = [
  'is there one small thing that would make the next day a bit softer, or one person who could know about it?',
  "what's the smallest thing that would help, say, before tonight?",
  'who is one person who could know even a part of this?',
  'if you took one thing with you from here, what would it be?',
  'what would be a kind next step, small enough that you would really do it?',
  "is there one thing you could do for yourself today that doesn't have to fix anything?",
  'what would help you through the next hours: something to do, or somebody to be with?',
];
export const STEP_PERSON: readonly string[] = [
  'would {who} be somebody who could know about this, or is there someone better?',
  'is there a small thing that would help, or a person, maybe {who}, or somebody quite different?',
];
export const SMALLER: readonly string[] = [
  'it may be as small as a glass of water, a walk round the block, or a message with one word in it. does any of these come close?',
  "nothing big: opening a window, going to bed ten minutes earlier, texting somebody 'thinking of you'. would one of them do?",
  "then let's make it tiny. a shower, some daylight, one line to one person: which is nearest?",
];
export const STEP_TAKEN: readonly string[] = [
  "{p}. that sounds doable, and it's yours.",
  '{p}. small, and it points somewhere.',
  '{p}: a good next step.',
  '{p}. i like that it is your own.',
  "{p}. then that's the plan.",
];
export const STEP_TAKEN_BARE: readonly string[] = [
  "that sounds doable, and it's yours.",
  'a small step, and it points somewhere.',
  "good. it's your own idea, and that makes it likelier to happen.",
  "then that's the plan.",
];
export const SCALE_AGAIN: readonly string[] = [
  'how strong is the {n} now, 0 to 10?',
  'how is it at this moment, from 0 to 10?',
  'and where is the {n} now, from 0 to 10?',
  'what number would you give the {n} at this moment, 0 to 10?',
];
export const CLOSE_DOWN: readonly string[] = [
  "from {x} to {y}. you did that. i'll be here after, whichever way it goes.",
  '{x} when you came, {y} now. that was your work. come back whenever you like.',
  'from {x} to {y}. take that with you. the door stays open.',
];
export const CLOSE_SAME: readonly string[] = [
  "{y}. it didn't have to shrink for this to count. you've looked at it, and you're not alone with it.",
  "{y}, so it's still there. you said it out loud, and you have a next step. i'll be here.",
];
export const CLOSE: readonly string[] = [
  "that seems a good place to rest. i'll be here whenever you want to go on.",
  "then let's leave it there for now. you can pick it up any time.",
  "good. you've done something with this today. there's room here whenever you need it.",
  "okay. be a bit gentle with yourself after this. i'll be here.",
  'let it settle. nothing more has to be done with it right now.',
];
export const SAVOR_CLOSE: readonly string[] = [
  'is there somebody you would like to share this with?',
  'what would you like to keep from this, for a greyer day?',
  'how could you let yourself have a bit more of this?',
];
export const DIRECT: readonly string[] = [
  "thank you for saying it plainly. when it's been like this, people sometimes also have thoughts of not wanting to be here. has that been so for you?",
  'i want to ask you something straight, because it matters: with all this, have there been thoughts of not wanting to be here any more?',
];
export const DIRECT_NO: readonly string[] = [
  'okay. i believe you, and thank you for answering so straight. if that changes, you can say it here, any time.',
  "i'm glad you told me. should that ever be different, say it; there are people for it day and night.",
];
export const DIRECT_YES: readonly string[] = [
  "thank you for trusting me with that. you don't have to carry it alone. there are people to call or text right now on the crisis support page. is somebody near you who could know?",
  "i'm glad you said it. please let a person know, too; the crisis support page has people you can reach right now. who could be with you tonight?",
];
/** When somebody is in danger and another feature has not already answered. */
export const CRISIS: readonly string[] = [
  'thank you for staying here with me. what you feel matters, and so do you. who could be near you right now, even just in the same room?',
  "i'm glad you're still talking. you deserve a real voice with you in this, too; the people on the card are there now. could you reach one of them, or someone you know?",
  "i hear how much this is. it's too much for one person alone. is there somebody who could come, or whom you could call, in the next few minutes?",
  "you're still here, saying it. let's keep you safe first and leave everything else for later. are you somewhere safe at this moment?",
  "that's a great deal of pain. please don't be alone with it tonight. who's one person you could send two words to?",
  "i'm here, and i'd like a human being to be there as well. would you call or text one of the numbers above, while you keep writing to me?",
  'nothing has to be solved tonight except getting through it. what has carried you through an hour like this before?',
  "i believe you. the pain is real, and it can change, even if that's hard to see from here. who'd want to know how you are?",
  "let's go slowly. put some distance between you and anything you could hurt yourself with, if you can. is there somebody who could help with that?",
  'thank you for telling me. the card stays up here for you, day and night. what would make the next ten minutes a bit safer?',
  "you don't have to explain it well. being here is enough. could you let one person know that it's bad today?",
  "i'm staying with this. can you sit down somewhere warm, and tell me if anybody is close by?",
];
export const TERSE: Readonly<Record<'yes' | 'no' | 'maybe', readonly string[]>> = {
  yes: ['okay, yes.', 'yes. i hear it.', 'mm, yes.', "that's a clear yes.", 'right.'],
  no: [
    'okay, no.',
    "no. that's clear.",
    'not that, then.',
    'all right, not that.',
    "no, and that's fine to say.",
  ],
  maybe: [
    'maybe is enough.',
    'a maybe counts, too.',
    'somewhere in between, then.',
    "it doesn't have to be a yes or a no.",
  ],
};

export const CRISIS_PERSON: readonly string[] = [
  "what's one sentence you could send them, as it is? we can find it together.",
  "good that there's somebody. could you let them know now, even in two words?",
  'what would make it easier to reach out to them tonight?',
];
export const CRISIS_DENIED: readonly string[] = [
  "i believe you, and i'd like to keep the numbers up here for now. is there somebody near you who could know how it is?",
  'okay. thank you for answering me straight. the card stays here all the same. who could be around you today?',
];
/** For those who are being harmed: a person comes first. */
export const STEP_SAFE: readonly string[] = [
  'who is one person who could know even a part of this?',
  'the crisis support page has people who know about exactly this. would it help to look at it, just to have it?',
  'what would make tonight a bit safer for you?',
  'is there somebody you trust, whom you could tell one sentence of it?',
];
