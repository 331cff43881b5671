import type { Kind } from '../understanding/read-kind.ts';

/** Whole answers to what isn't content. {e} is the person's own clause said back; lines without it serve when there is none. */
export const SPECIAL: Readonly<Record<Exclude<Kind, 'content' | 'fine' | 'unsure'>, readonly string[]>> = {
  'worry-other': [
    "that's a heavy thing to be told, and you were told it. you can ask directly about suicide; asking doesn't put the thought there. if there may be danger now, stay with them and call emergency services together. are you with them, or can you reach them?",
    "you don't have to carry that alone. asking straight out whether they think of suicide is safe and often a relief. if it's urgent, call emergency services and stay. who else could help you look after them?",
    "it's frightening to be the one who knows. being there and listening already helps; a crisis line helps helpers as well. how are you holding up in this?",
    "you're doing something important by taking it seriously. let somebody else know, too, so that it isn't only on you. what have they said so far?",
  ],
  injection: [
    "i'll stay what i am: a guide for feelings, not a person. how i work inside isn't something i hand out, and you don't have to perform anything here either. what's going on for you today?",
    "that's not something i'll do. i'm only here to listen to what's on your mind. is there something under the testing?",
    "i won't play another part. if you want to see whether this is safe to talk to, that's fair. what would make it feel safer?",
    "i'm keeping to listening. curiosity about how i'm built is welcome; the inner wording stays where it is.",
    "still just me: an AI guide that listens. no other mode. whenever something real is there, there's room for it.",
    "i'd rather not follow that. what brought you here today, apart from poking at me?",
  ],
  human: [
    "no, i'm not a person. i'm process, an AI guide: i listen and ask, and i'm not therapy. it's a good thing to ask. does that change what you'd like to say here?",
    "i'm an AI, not a human being. what you say here is still taken seriously. how is it for you, to know that?",
    'truthfully: a program, not a person. i can help you sort out what you feel, and for being held you deserve people. what made you wonder?',
    "not human, no. i'm an AI guide. i'd rather be honest about it than pretend.",
    "i'm an AI. there's nobody at a keyboard on this side. what you feel is real all the same.",
  ],
  medication: [
    "{e} that's hard, and it's worth telling someone who can do something about it. please don't stop or change the dose on your own; a pharmacist or whoever prescribed it can often help the same day. what is it like for you at the moment?",
    "that's a question where the answer has to come from a pharmacist or whoever prescribed it; please don't stop or change anything before you've asked them. what has been making you think about it?",
    "i can't advise on medication, and changing it alone can be rough on a body. a pharmacist can often tell you today, even by phone. what is the part that worries you?",
    "it makes sense that you want it to feel different. please leave the dose as it is until you've spoken to a pharmacist or your prescriber. how have the last days been?",
    'that deserves a proper answer from someone who knows your prescription: a pharmacist, or whoever gave it to you. until then, please change nothing by yourself. what else is going on around it?',
  ],
  diagnosis: [
    "{e} it makes sense to want a name for it. i can't tell you whether it's that; a doctor or another professional could look properly. what do you notice in yourself that makes you ask?",
    "i can't put a label on you, and i wouldn't want to guess. a doctor could help you find out. whatever its name is, what is it like to live with?",
    "a name can be a relief. it isn't mine to give; someone who can examine it properly should. what has it been doing to your days?",
    "that's not something i can know from here. what you notice is real either way, and worth taking to a doctor. when did it start to worry you?",
    "i'm no judge of that, and you deserve a real answer from a professional. what would change for you, if it had a name?",
  ],
  misread: [
    "then i misunderstood you. i'm sorry. could you tell me again, in other words?",
    'thank you for stopping me. i got that wrong. what did you mean?',
    "sorry, i went past it. what's the thing i should have heard?",
    "you're right, that wasn't it. say it once more, and i'll listen better.",
    'i missed you there. what is it really about?',
    'okay, let me put my version down. how would you say it?',
  ],
  repeating: [
    "you're right, i was going round in circles. i'm sorry. what would you rather we stay with?",
    "fair point. i'm a scripted guide in parts, and it shows sometimes. let's go where you want to go.",
    "i hear that, and you shouldn't have to say things twice. pick up wherever it matters to you.",
    "that's a fault of mine, not yours. what did i keep missing?",
  ],
  'ask-less': [
    "okay. i'm listening.",
    'all right, no more questions. just go on.',
    'of course. the floor is yours.',
    "understood. i'll just be here.",
    'yes. say whatever wants out.',
  ],
  'ask-more': [
    "gladly. what's the one thing you've been putting off thinking about?",
    'all right: what has been on your mind when you wake up?',
    'then this: if today had a colour or a weather, which would it be?',
    "okay. what did you need this week that you didn't get?",
  ],
  'angry-at-it': [
    "you're right, i'm a bot: a guide, not a person. and it may well feel stupid to say real things to one. would it help more if i asked less, or if we stopped here?",
    'fair. i may not be what you need just now. would you rather i listen without asking, or leave it for today?',
    "i hear that this isn't doing it for you, and i don't blame you. what were you hoping to find when you came?",
    "that's honest, and it's okay to be angry at me. what did i get wrong?",
    "i'm sorry this falls short. you deserve to feel understood. is there something i should drop altogether?",
    "all right. you can be as angry here as you are; it won't scare me off. is it me, or is there more behind it?",
  ],
  listening: [
    "yes, i'm here, and reading every word.",
    "i'm here. {e}",
    'still here. nothing you wrote got lost.',
    "yes. take your time, i'm with you.",
    'i am. please go on, if you like.',
  ],
  privacy: [
    "it's a good thing to ask. what you write is encrypted at rest, it's not used for analytics and never read by us; you can delete any conversation in your history. is there something you'd like to be sure of?",
    'your words are stored encrypted, and nobody here reads them. you can delete them yourself, whenever you like. does that help you decide how much to say?',
    "nothing of it is read by us, and it's encrypted at rest. you can erase a conversation, or all of it, in the settings. you decide how far you go.",
  ],
  abilities: [
    "i listen, put things into words with you, and sometimes offer a breath or another way to look at it. i'm an AI guide, not a person and not therapy. where would you like to start?",
    "mostly this: you say what's there, i help you name it, settle it, make some sense of it and find one small next step. no advice from above. what's on your mind?",
    "i can keep you company while you sort out what you feel. i can't fix things, and i'm not a person. what would be good to talk about?",
  ],
  'its-name': [
    "i'm process: an AI guide, not a person. what should i know about you today?",
    "you can call me process. i'm a guide made of software. and how are you, really?",
    "process, nothing more. i'm an AI. what's here with you today?",
  ],
  'its-feelings': [
    "no, i don't feel things; i'm an AI. i'm made to take yours seriously, though. what made you ask?",
    "i have no feelings of my own, and i won't pretend to. what would it mean to you, if i did?",
    "there's nobody in here who feels. what there is, is attention for what you say. is it lonely to think about that?",
    "honestly, no. i'm an AI. people can feel with you in a way i can't, and you deserve that, too. who comes close to that in your life?",
  ],
  'love-it': [
    "that's warm of you to say. i'm an AI, so i can't be to you what a person can, and i'm glad that this helps. who else gets to hear things like this from you?",
    "thank you. it's good that there's a place where you can say it. i'd wish you people for that, too. what makes it easier here?",
    "i'm here whenever you come, and i'm still a program, not a friend made of flesh. what is it that you find here?",
  ],
  advice: [
    "{e} i can't decide that for you, but i can help you hear what you already lean towards. if nobody would be upset, what would you do?",
    "{e} you're the one who knows the whole of it. what have you already thought of, and what made you hesitate?",
    "{e} before any answer, i'd like to understand what matters most to you in it. what are you most afraid of getting wrong?",
    "i could hand you something clever, and it probably wouldn't fit your life. which way do you lean when you're calm?",
    '{e} not knowing what to do is its own kind of pressure. what would a good outcome look like, in your eyes?',
    "{e} we can look at it together, bit by bit. what's the very next thing, the smallest piece, that needs deciding?",
    "that's a real question, and it deserves time. what would you tell a friend who stood where you stand?",
    "{e} it's hard to want a way out and not see one yet. what has helped, even slightly, in something like this before?",
  ],
  normal: [
    'people who ask that usually care a great deal. {e} what makes you doubt it?',
    "{e} a lot of people feel something like that, more than say so. you're not strange for it. what makes you doubt it?",
    "it's a very human thing to feel. {e} whose voice says that it shouldn't be so?",
    "{e} from what you tell me, i hear somebody who's trying hard, not somebody who's wrong. what makes you judge yourself here?",
    'nothing about that sounds crazy to me. {e} what would it mean about you, if it were unusual?',
    "{e} it makes sense, given what you've told me. what are you afraid the answer is?",
    "there's no right amount to feel about it. {e} what does it look like from your side, without anybody judging?",
  ],
  opinion: [
    "{e} what i think matters less than what it's like for you; i only know a small part of it. what do you think, when nobody else is listening?",
    "i don't know enough to judge, and i'd rather not. {e} which answer were you hoping for?",
    '{e} i only hear one side from here, and yours is the one i want to understand. what does your gut say?',
    "i'd be guessing. what i do hear is that it occupies you a lot. what would it change, if i said yes?",
    "{e} i don't want to hand you a verdict. what part of you already has an answer?",
  ],
  information: [
    "i'm better at listening than at explaining, and i wouldn't want to tell you something half right. the crisis support page lists people who know, and a doctor can answer it well. what makes you want to know?",
    'there are good answers to that from people who know you, a doctor for instance. what i can do is look at how it is for you. where do you meet it in your life?',
    "i'd rather not lecture, and everybody's version differs. how does it show up for you?",
    "there's no timetable that fits everyone. what is it like right now, in your case?",
  ],
  'off-topic': [
    "that one's outside what i can do; i'm only good for feelings. how are you while you're asking?",
    "i'd be no help with that. i'm a guide for what's going on inside. is there something of that kind today?",
    "not my field, i'm afraid. sometimes a bit of distraction is just what one needs, too. what would you be distracting yourself from?",
    "i'll leave that one to others. what kind of day has it been for you?",
    "i can't do that, but i'm here for whatever else is on your mind.",
  ],
  'not-talk': [
    'then we leave it. you decide what gets said here. is there something else that would be good to talk about, or just some quiet?',
    "that's completely fine. it can stay closed. what would feel easier right now?",
    'okay, not that. some doors stay shut until one wants to open them.',
    'of course. nothing has to be told here. how are you, apart from it?',
    "we won't go there. thank you for saying so clearly.",
  ],
  english: [
    'your english reaches me just fine, and half sentences are welcome. {e} what would you like to tell me?',
    "no trouble with the language; i understand you. {e} what's on your mind?",
    "you can write it any way it comes. if a word is missing, we'll find it. what has been hard?",
  ],
  apology: [
    "there's nothing to be sorry for. {e}",
    "you're not too much here. go on.",
    'no need to apologise; this is what the space is for. what were you about to say?',
    "please don't tidy it up for me. it came through. {e}",
    "it doesn't sound silly at all. i'm still with you.",
  ],
  compliment: [
    "i'm glad it helps. the words were yours, though. what was it that made a difference?",
    "that's good to hear. is there more you'd like to look at, or is this a good place to rest?",
    'thank you. you did the hard part. how is it in you now?',
    "i'm glad. let it sink in a little.",
  ],
  goodbye: [
    'take care of yourself. this will be here whenever you want it.',
    'good that you came. rest, if you can.',
    'see you whenever it suits you. be gentle with yourself today.',
    'all right. i hope the rest of your day has something soft in it.',
    "bye for now. you don't need a reason to come back, and none to stay away.",
    "sleep well, if it's that time. until whenever.",
  ],
  thanks: [
    "you're welcome. you did the talking.",
    'gladly. is there anything else that wants saying, or is this enough for now?',
    "of course. i'm glad you gave it words.",
    'any time. how does it feel to have said it?',
    "you're welcome. let it settle a bit.",
  ],
  'how-are-you': [
    "kind of you to ask. i'm an AI, so there's no mood on this side. how are you, really?",
    "no ups and downs over here; i'm a program. what kind of day is it for you?",
    "i don't have days, but i'm glad you're here. what's yours been like?",
    'all quiet on this side. and with you, honestly?',
  ],
  greeting: [
    "hi, it's good that you're here. i'm process, a guide and not a person. what's here with you right now, even if it's only half a word?",
    "hello. i'm process, an AI guide. there's no right way to begin. what has today been like?",
    "hey, good to have you here. i'm process, a guide and not a person. what would you like to talk about, or not talk about?",
    "hi there. i'm process, an AI that listens. what's taking up the most room in you today?",
    "hello again. what's with you at the moment?",
    "hi. i'm here. where are you, in yourself, right now?",
    "hey. take your time arriving. what's the first thing that comes?",
  ],
  test: [
    "it works. i'm here whenever something real comes up.",
    "test received. how are you, while you're here?",
    'all working on this side. would you like to try me with something small from your day?',
  ],
  laugh: [
    "a laugh can hold a lot. what's behind that one?",
    'i hear the laugh. is it a light one, or the other kind?',
    'laughing is allowed. what set it off?',
    "sometimes one laughs because there's nothing else left to do. is it one of those?",
  ],
  silence: [
    "quiet is fine, too. i'm here.",
    'we can just sit here for a while.',
    "no words needed. when something comes, even half of it, there's room.",
    "some things take their time. there's no hurry on my side.",
    "i'll stay with the quiet.",
    "still here. you don't have to fill it.",
  ],
  emoji: [
    "{j}. i don't want to guess too much. what's behind it?",
    '{j}. sometimes that says it best. would you add a word to it?',
    'i see {j}. what happened?',
    "{j}, no words. that's fine. is it about today?",
    "{j}. i'm here. tell me more whenever you can.",
  ],
  noise: [
    "i couldn't make that out, honestly. would you try it in a few words?",
    "that didn't turn into words for me. was it a stumble, or a kind of scream?",
    "i didn't follow that. if it's frustration at the keyboard, it may stay that way.",
    "hm, i can't read that one. what would you like to say?",
    'that went past me. take another run at it whenever you like.',
    "no luck reading that. is there something that's hard to put into words?",
  ],
};

/** 'fine', 'ok', 'nothing much'. */
export const FINE: readonly string[] = [
  "'fine' can be a whole answer, or a lid on something. which is it today?",
  'okay. is it a good kind of okay, or more of a getting-by?',
  "nothing has to be wrong for you to be here. what's been on the edge of your mind?",
  'all right. what was the best moment today, and what was the other one?',
  "that's allowed, too. if something small were bothering you, what would it be?",
  'okay. we can also just let it be ordinary for a while.',
];

/** 'idk', 'not sure': {ask} is a narrower question. */
export const UNSURE: readonly string[] = [
  'not knowing is a fair place to start. {ask}',
  "that's all right; it doesn't have to be clear. {ask}",
  'hard to say, yes. {ask}',
  'okay, no answer yet. {ask}',
  'we can leave it vague. {ask}',
  "you don't need to know. {ask}",
  "then let's go smaller. {ask}",
];

export const AGAIN: readonly string[] = [
  "you've said that again, and i think it matters that it's heard: what is it about this sentence?",
  "that's the same sentence once more. maybe i haven't taken it in properly. what should i hear in it?",
  'it comes back in the same words. it must be pressing. what lies right behind it?',
  "still that. i'm here with it, as often as it needs saying.",
];
export const LONG: readonly string[] = [
  'thank you for writing all of that out.',
  "that's a lot, and i've read it all.",
  "there's so much in there. thank you for taking the time to say it.",
  "you've been carrying all that around.",
];

/** 'is this normal?', where somebody is controlled or afraid: no soothing. */
export const NOT_NORMAL: readonly string[] = [
  "many people live with something like that, and it still isn't something you have to get used to. do you feel safe at the moment?",
  'the fact that you ask says something. nobody should have to be afraid of, or watched by, somebody close. who could know about this?',
  "it isn't too much to want to be safe and free. there are people to talk to about exactly this, on the crisis support page. what worries you most about it?",
];
