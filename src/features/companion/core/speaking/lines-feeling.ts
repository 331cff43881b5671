import type { Family } from '../understanding/feeling-words.ts';

/** What can be said to a feeling without naming it again. Never advice, never praise that was not earned. */
export const FAMILY_SAY: Readonly<Record<Family, readonly string[]>> = {
  fear: [
    'your whole system is trying to keep you safe, and it is loud about it.',
    "it makes sense that you can't just switch that off.",
    'being braced all the time takes so much out of a person.',
    "that's a lot of alarm for one body.",
    'no wonder it is hard to think about anything else.',
    'not knowing how it will go may be the hardest part.',
    'something that matters to you feels at stake.',
  ],
  anger: [
    'of course that gets to you.',
    "there's something there that you're not willing to accept any more, and maybe rightly.",
    'a line of yours was crossed.',
    'that much heat usually guards something that matters.',
    'you have every reason to be worked up about it.',
    "i'm not going to try to talk you down from it.",
    'that would sit badly with most people.',
    'it sounds as if you have swallowed a good deal of it already.',
  ],
  sadness: [
    "that's heavy, and you don't have to lift it here.",
    "i'm sorry it's like this right now.",
    "there's no need to brighten it up for me.",
    'that sounds like a lot of ache for one day.',
    "it's all right for it to be as heavy as it is.",
    'you can let it be sad here for a while.',
    'that would weigh on anyone.',
    "tears or no tears, that's a real weight.",
  ],
  grief: [
    "i'm so sorry.",
    "there's nothing here that you need to make smaller.",
    'it comes in its own time and in its own order.',
    "that absence touches everything. i'm sorry.",
    "you don't have to be further along than you are.",
    'love does not stop because somebody is gone.',
  ],
  shame: [
    'it takes something to say that out loud, even here.',
    "that's a hard voice to live with.",
    "i don't hear what that voice says about you; i hear somebody who's hurting.",
    "you'd probably never speak to somebody else like that.",
    'feeling small like that makes one want to disappear for a while.',
    'nobody here is grading you.',
    'being seen at a bad moment can burn for a long time.',
  ],
  guilt: [
    'you keep going back over it because it matters to you.',
    'it sounds as if you hold yourself to a very strict standard.',
    'carrying the whole of it by yourself is heavy.',
    'caring about what you did to somebody is not a small thing.',
    'looking back, we all know things that nobody could have known then.',
    "there may be a part of it that was yours, and a part that wasn't.",
  ],
  loneliness: [
    "that's a cold place to be in.",
    "it's hard to be the only one who knows what it's like.",
    'wanting to be close to somebody is as human as it gets.',
    'being around people and still not reached can be the loneliest of all.',
    "i'm glad you're saying it here, even if here is only a start.",
    "it can make you wonder whether it's about you. it's a hard thing to wonder alone.",
  ],
  numbness: [
    'sometimes feeling nothing is what is left after too much.',
    "it's strange and a little frightening to be that far away from yourself.",
    'nothing has to be felt on command here.',
    "being far away from everything can be the mind's way of resting.",
    'going through days like that takes more strength than it shows.',
    'flat days count as hard days.',
  ],
  overwhelm: [
    "no wonder; that's more than one person's share.",
    "it's all asking for you at once, and there's only one of you.",
    'anybody would lose their footing under that much.',
    "you don't have to sort it all out in this minute.",
    "there hasn't been a moment to put any of it down.",
    'one thing at a time is allowed here.',
  ],
  tiredness: [
    'you have been carrying this for longer than your strength was made for.',
    "that's the kind of tired that sleep alone doesn't fix.",
    "it's no wonder there's little left.",
    'being worn out makes every single thing weigh double.',
    "you've kept going on very little.",
    'nothing needs to be managed in here.',
  ],
  confusion: [
    "it doesn't have to make sense yet.",
    "being in the middle of it, there's no clear view from there.",
    'not knowing can be more tiring than a bad answer.',
    'we can leave it tangled for the moment.',
    'several true things can pull in different directions.',
    "it's hard to move when nothing points anywhere.",
  ],
  hurt: [
    'that went in deep.',
    'it hurts more when it comes from someone you had let near.',
    "you didn't deserve to be handled like that.",
    'no wonder it still smarts.',
    "that's a wound, even if nobody can see it.",
    'you were open there, and it was not met with care.',
  ],
  envy: [
    "it's a hard feeling to admit to, and it usually points at something you long for.",
    'seeing somebody else have it makes the gap sharper.',
    'wanting it too does not make you a bad person.',
    'it stings to be glad for somebody and sore at the same time.',
  ],
  hopelessness: [
    "when it's been dark for that long, it's hard to picture anything else.",
    "i won't try to argue you out of it.",
    "that's a bleak place to stand, and you are standing in it right now.",
    'having tried and tried, of course you are out of belief.',
    "i'm glad you put it into words instead of staying alone with it.",
    "it can look as if every door is shut. that's a frightening view.",
  ],
  longing: [
    'there is a lot of love inside missing.',
    'the space they left is still their shape.',
    'it can come out of nowhere: a song, a smell, a chair.',
    'wanting it back is the most natural thing.',
  ],
  disgust: [
    'something in you says a very clear no to that.',
    "that's a strong reaction, and it knows something.",
    'no wonder you want distance from it.',
  ],
  joy: [
    'that sounds good, plainly good.',
    "i'm glad you brought that here, too.",
    'there is something light in how you tell it.',
    "it's worth staying with that for a moment before the day moves on.",
    'good things deserve room as much as hard ones.',
    'that reads like sunlight.',
  ],
  calm: [
    'a quiet like that is worth noticing.',
    "there's some space around things again.",
    "it's good that you get to breathe there.",
    'you can let that be enough for now.',
  ],
  gratitude: [
    'that clearly reached you.',
    'it says something that you noticed it.',
    'small kindnesses can hold up a whole day.',
    "it's good to have something that warms.",
  ],
  hope: [
    "there's a little forward movement in that.",
    'it takes courage to hope again.',
    'something in you is leaning towards the light there.',
    'even a thin thread of it counts.',
  ],
  love: [
    "there's a lot of warmth in how you say that.",
    'they clearly have a place in you.',
    'caring that much makes life bigger and more breakable.',
    'it is tender, and it shows.',
  ],
};

/** Open questions that fit a feeling; none names it. */
export const FAMILY_ASK: Readonly<Record<Family, readonly string[]>> = {
  fear: [
    'what is the worst of it, when it gets loud?',
    'what do you think it is trying to protect?',
    'where in your body does it sit?',
    'when did it last leave you alone, even for a minute?',
    "what is the 'what if' that keeps coming?",
  ],
  anger: [
    'what would you like to say, if nobody could answer back?',
    'what was it that crossed the line?',
    'what is underneath it, if anything?',
    'what do you wish had happened instead?',
    'who ought to have stood up there?',
  ],
  sadness: [
    'what hurts the most in it?',
    'what would it say, if it could talk?',
    'when in the day is it closest?',
    'what do you wish somebody would notice?',
    'is it about one thing, or many that came together?',
  ],
  grief: [
    'what do you wish people would ask you about it?',
    'what comes back to you most often?',
    'which small thing brings it up?',
    'what would you like to tell me about them?',
  ],
  shame: [
    'whose voice does it sound like?',
    'what do you think others would see, if they really looked?',
    'when did you first start believing that?',
    'what would you hide first?',
  ],
  guilt: [
    'what did you know back then, and what do you only know now?',
    'what would you want to say to them?',
    'what was going on for you at that time?',
    'which part of it is really yours?',
  ],
  loneliness: [
    'when do you notice it most?',
    'what do you miss about having somebody there?',
    'who used to know how you really are?',
    'what would being understood look like?',
  ],
  numbness: [
    'is it there all the time, or does it lift now and then?',
    'what was the last thing that reached you, even slightly?',
    'what might be behind it, if it were a wall?',
    'has it been like this long, or is it new?',
  ],
  overwhelm: [
    'which piece presses hardest just now?',
    'what is the one thing you would hand over, if you could?',
    'what has been added lately that was not there before?',
    'what do you not get to, because of it all?',
  ],
  tiredness: [
    'what takes the most out of you?',
    'what would rest look like, if it were allowed?',
    'since when has it been like this?',
    'what are you keeping going for?',
  ],
  confusion: [
    'what are the sides that pull at you?',
    'if one part of you could speak first, what would it say?',
    'what do you know for sure, even if it is small?',
    'what would be clearer, if nobody else had a say?',
  ],
  hurt: [
    'what did you need from them just then?',
    'which moment of it stays with you?',
    'what did it make you believe about yourself?',
    'do they know how it landed?',
  ],
  envy: [
    'what is it that they have, that you long for most?',
    'what would having it change for you?',
    'what does it tell you about what you want?',
  ],
  hopelessness: [
    'what has been the heaviest part of holding on?',
    'was there a time when it was a shade lighter?',
    'who knows how dark it has become?',
    'what have you already tried that nobody gave you credit for?',
  ],
  longing: [
    'what do you miss most?',
    'what were you like, when that was there?',
    'what would you do with one more hour of it?',
  ],
  disgust: ['what is it in it that you reject?', 'what would you like to be far away from?'],
  joy: [
    'what made it so good?',
    'where do you feel it, just now?',
    'what about it would you like to keep?',
    'who would you like to tell?',
    'what part did you have in it?',
  ],
  calm: ['what helped it come?', 'what is it like in your body?', 'what would you like to remember of this?'],
  gratitude: [
    'what was it exactly that touched you?',
    'what did it remind you of?',
    'would you like them to know?',
  ],
  hope: [
    'what shifted, to make that possible?',
    'what would be the first sign that it is real?',
    'what do you need to keep it going?',
  ],
  love: ['what do you love about them?', 'what is it like to be near them?', 'do they know?'],
};

/** Two feelings at once: {a} and {b} are nouns. */
export const BOTH: readonly string[] = [
  '{a}, and {b} as well. both can be true at once.',
  "there's {a} in it, and there's {b} next to it. neither cancels the other.",
  'it sounds like {a} and {b} are taking turns.',
  'so {a} on one side and {b} on the other, at the same time. that is a lot to hold together.',
];
export const BOTH_ASK: readonly string[] = [
  'which one is louder right now?',
  'which of the two has been there longer?',
  'if you could only speak for one of them, which would it be?',
  'which of them gets less room?',
];

/** One named feeling, in the person's own word. */
export const NAMED: readonly string[] = [
  '{w}.',
  'so {w} is the word.',
  '{w}. thank you for finding a word for it.',
  "{w}: that's a clear word.",
  'it has a name, then: {w}.',
  '{w}. i hear that.',
];
export const SCALE: readonly string[] = [
  'how strong is the {n} this minute, from 0 to 10? a guess is fine.',
  'if 0 is quiet and 10 is as strong as it gets, where is the {n} right now?',
  'just roughly, from 0 to 10: how strong is the {n} at the moment?',
  'could you give the {n} a number for this moment, from 0 to 10? it need not be exact.',
];
export const SCALE_PLAIN: readonly string[] = [
  'how strong is what you feel this minute, from 0 to 10? a guess is fine.',
  'if 0 is quiet and 10 is as strong as it gets, where are you right now?',
  'just roughly, from 0 to 10: how strong is the feeling at the moment?',
];
