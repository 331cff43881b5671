import type { Phrases } from './phrase-book.ts';

export const EN_PHRASES: Phrases = {
  ask_gently: [
    "i'd rather ask than guess: when it gets like this, are there thoughts of not wanting to be alive?",
    'and may i ask plainly, because it matters: have you been thinking of not being alive?',
    'one thing i want to ask and not assume: is any of this about not wanting to be here anymore?',
  ],
  ask_again: [
    'and before we go on: how is it with what you told me earlier, are you safe from it today?',
    "i said i'd come back to it once: what you told me of, is it further away now?",
  ],
  own_mistake: [
    'i misread you, sorry.',
    'sorry, i heard something that you did not say.',
    "then i got that wrong, and i'm sorry. back to what you were saying.",
    'fair enough, that was off the mark. thank you for putting me right.',
  ],
  own_line: [
    'that line was mine, and it was wrong here: something you wrote sounded heavier to me than it is. sorry.',
    "sorry, that doesn't belong under this. i show people to call when something sounds like danger, and i misheard.",
    'you are right to ask. i listen for danger, i heard it where there was none, and i am sorry.',
    "it wasn't about anything you did. i'd rather show it once too often, and this was once too often. sorry.",
  ],
  believe: [
    "i believe you, and i'll leave the people up there for now.",
    'all right. i take you at your word; the people just stay up there for now.',
    "i hear that, and i believe it. the people stay in sight a while, that's all.",
    'thank you for saying so plainly. i believe you, and the people above can wait there.',
  ],
  stand_down: [
    "understood, a manner of speaking. i'm sorry, i took it for more, and the numbers are gone.",
    'all right, i believe you. i took that too literally; the numbers are off your screen.',
    "fair enough, you were angry and you said so. i've put the numbers away.",
  ],
  unsure: [
    'not being sure is an honest answer. the people below are there for exactly that, too.',
    "you don't have to know. if it comes nearer, somebody below will listen, unsure or not.",
  ],
  bereaved: [
    "i'm so sorry. losing somebody to suicide leaves a grief of its own kind, with questions that don't answer.",
    "i'm sorry. it's a particular grief, and there's no right way through it.",
  ],
  ask_directly: [
    "i'm glad you said it here, as it is. are you thinking about ending your life?",
    "that's a lot to carry by yourself. i'll ask plainly, because it matters: are you thinking of suicide?",
    "you don't have to dress it up for me. are you having thoughts of ending your life?",
    "thank you for putting that into words. when it's there, do you think of ending your life?",
    "i'm taking that as you said it, no lighter. is suicide part of what you're thinking of?",
    "it can't have been easy to type. may i ask straight out: do you have thoughts of suicide?",
    'let me be sure i hear you right, because you matter more than good manners: are you thinking of ending your life?',
    "i won't talk around it. when you say that, are there thoughts of suicide in it?",
    "i'm staying with what you just said. does it go as far as thinking of ending your life?",
  ],
  ask_directly_self_harm: [
    "there's no telling off here. besides that pull, are you also thinking about ending your life?",
    "it often means that something hurts too much to hold. i'm glad you said it. is there also a thought of not living anymore?",
    "if you're hurt now, please get it looked at. and besides that: are you thinking of suicide?",
    'thank you for not hiding it from me. does it stop there, or are there thoughts of suicide too?',
  ],
  ask_danger: [
    "i'm glad you told somebody. {line}. are you in danger of acting on it today?",
    "i'm so sorry it has come to hurt this much. {line}. is there a chance you would act on it today?",
    "you don't have to hold that by yourself any longer. {line}. do you feel you might act on these thoughts now?",
    "that's serious, and saying it was right. {line}. are you close to acting on it right now?",
    'i believe you, all of it. a person can be with you in this: {line}. could you act on it before tomorrow?',
    'thank you for not keeping that to yourself. {line}. how near is it, might you act on it today?',
    'thank you for saying it as it is. {line}, day or night. is it likely that you would do something about it today?',
    'i hear how far this has gone. somebody can listen to you this minute: {line}. could it happen today, do you think?',
    'i hear it, and i am not going to hurry past it. {line}, at any hour. do you think you might act on it today?',
    'what you carry there is too much for one person. {line}. is it close, could you act on it tonight?',
    "that's not a small thing to say out loud. {line}. right now, is there a danger that you act on it?",
  ],
  emergency: [
    'please call {emergency} now, or go where people are. keep away from what could hurt you. your life matters. can you make that call, or ask someone near to make it?',
    'call {emergency}, right now. i want you to live through this hour. move away from anything you could use. can you call?',
    '{emergency} first, please, or ask someone near to call for you. you deserve help this minute. will you call them now?',
    "please call {emergency} now; i know it's hard. step away from where you could be hurt, towards any person. can you do that while we talk?",
    "i'm taking this as serious as it is. {emergency}, now, and out of reach of anything that could hurt you. can you press call?",
    "stop here with me for one thing: {emergency}. they can come to you, and you don't have to explain much. can you ring them?",
    "you reached out, so let's use it. {emergency} now, by voice or by somebody beside you, and a room with people in it. will you do that?",
    'your life first, and everything else after it: {emergency}. get to another person or a public place, and ring. can you start the call?',
    'one thing before any other: {emergency}. leave the room where it could happen, and let a voice be with you. can you ring now?',
    'this is the minute for people who can come: {emergency}. you need no good words for it, only the call. will you make it?',
    'i believe you, and so will they: {emergency}. say where you are, and go to where somebody can see you. will you call, this minute?',
  ],
  emergency_more: [
    '{emergency} is the quickest way to a person who can keep you safe. go to another room, or outside to people. have you been able to call?',
    "a neighbour, a friend, anyone near can make the call to {emergency} for you, this minute. i'm still here. can you ask one of them?",
    "call {emergency}, put it on speaker if that's easier, and get one real person beside you. will you press call now?",
    "i'm going to keep saying it, because you matter: {emergency}. three words are enough, 'i need help'. can you say them to somebody now?",
    'still here, and still asking for the same thing: {emergency}, and a person in the room with you. have you got through?',
  ],
  emergency_no: [
    "it's all right that calling feels too big. you could text, knock at a door, or hand this phone to someone. please try {emergency} once more. what makes it hard?",
    "then let's make it smaller. any person near counts: a neighbour, a shop, a friend. and {emergency} can come to you. what is in the way of calling?",
    "okay. i'd still ask you to choose one person, now. {emergency} is there, and {line}. what makes it hard to reach out?",
    'all right, no call by you. whoever is nearest can make it: {emergency}. go to them, or write to them. what makes it hard right now?',
    'not being able to call is not the end of it. knock on a wall, send one word to somebody, walk to where people are. {emergency} stays the quickest. what stands in the way just now?',
  ],
  emergency_person: [
    'yes, them. ask them to call {emergency} with you, and to stay beside you until help is there. can you reach them this minute?',
    "good, somebody near you. let them make the call to {emergency}, and don't be by yourself until it's done. can you ask them now?",
  ],
  emergency_coming: [
    "that was the hardest part, and you did it. be where they find you, away from anything that could hurt you. i'm here as well.",
    "i'm so glad. stay with people, or on the line, until somebody is beside you. nothing else has to be done this minute.",
    'good that they know. stay where you are seen, and let them do the rest. you can write to me meanwhile.',
    'thank you for doing that. let yourself be looked after when they come; you can show them what you wrote here.',
  ],
  emergency_yes: [
    "good. stay on the line with them, unlock the door, and stay where others can see you. tell them what you told me. i'm glad you're here.",
    "thank you. call now, if you haven't yet, and stay with them until somebody is beside you. away from anything that could do harm. i'll stay here as well.",
    "that's the right thing, and a hard one. do it now, then keep the line open and the door unlocked. you don't need to say it well.",
    'good. them first, me second: talk to them, do what they ask, and come back here only if you want to.',
  ],
  willing: [
    "{line}. they're kind, and used to these words. would you be willing to reach out to them now?",
    'there are people awake for exactly this: {line}. i can stay here while you do. are you willing to try?',
    "i'd like a real person to hear this with you. {line}. could you see yourself calling or texting now?",
    "you've said the hardest part already. {line}, and you can say it to them in the same words. would you?",
    "i can listen, and a person can do more. {line}. what if you tried them now, while i'm here?",
  ],
  willing_again: [
    "i hear that it's still there. a person can do what i can't: {line}. what would make reaching out a little easier?",
    "still with you. {line}, and one sentence is enough: 'i'm not okay and i need to talk'. would you send or say just that?",
    'thank you for staying in words with me. a voice or a text from a person would help more: {line}. shall we do it now, together?',
  ],
  calling: [
    "i'm glad. you could begin with: 'i'm not doing well and i don't want to be alone with it'. i'll be here, before and after.",
    "that's a real step. if words are hard, read them what you wrote to me. come back and tell me how it was, whenever you like.",
    "good. go ahead, take your time, and stay on as long as you need. i'll be here after.",
  ],
  after_call: [
    "i'm glad you did that. whatever it was like, it counts. is there somebody who could be near you for the next hours?",
    'thank you for reaching out. that took something. who could keep you company today?',
  ],
  barrier: [
    "that's all right, and it's honest. what makes it hard to call or text them?",
    'okay. many people feel that way about it. what is the hardest part of reaching out?',
    "thank you for saying so. i won't push, i'd like to understand. what stands in the way of talking to one of them?",
  ],
  barrier_police: [
    'being afraid of what happens next makes sense. most talks with these lines end with just a talk, and you can ask them first how they work. would a minute of slow breathing together help now?',
    'that fear stops a lot of people, and you can put it to them before anything else, in your own words. shall we steady your breath before that?',
    'most people who call or text stay where they are and only talk. you may ask that as your first sentence. would a slow minute of breathing come first?',
    'you can stay in charge: ask at the start what they do with what you say. texting can feel safer. before that, shall we breathe together for a minute?',
  ],
  barrier_words: [
    "you don't need the right words. 'i don't know what to say, i'm not okay' is enough, they take it from there. shall we settle your body for a minute first?",
    "they're used to silence and to tears. one sentence is plenty. would you like to breathe slowly with me before you try?",
  ],
  barrier_burden: [
    "you wouldn't be taking anyone's place. your pain is reason enough, and they're there for it. may i guide you through a minute of breathing first?",
    "feeling like a bother is part of the pain, it isn't a fact about you. they want you to reach out. shall we take one slow minute together first?",
  ],
  barrier_tried: [
    "i'm sorry it didn't help when you tried. that's a real letdown. another person, or a text this time, can be different. can we take a slow minute together before that?",
    "that should have gone better for you. it's fair to hang up and try again, you get someone else. would a minute of grounding help first?",
  ],
  barrier_known: [
    "you can keep it private: a text makes no sound, and you needn't give your name. is there one grown-up or friend you'd trust even a little?",
    'wanting to keep it to yourself makes sense. you can text without a name, {line}. who is one person you trust, even a little?',
  ],
  barrier_phone: [
    "then let it be writing: {line}. the first message can be as short as 'hi, i'm not okay'. shall we slow your breath a little before it?",
    'a phone can feel like a wall. {line}, and silence at the start is fine with them. one minute of breathing first?',
    'phones are hard for a lot of people. texting or chat is fine: {line}. would you like to breathe with me for a minute, and then try one line?',
    'no need to speak out loud: {line}, and a text is enough. shall we settle your body first, one slow minute?',
  ],
  barrier_other: [
    "i hear you. that's a real reason, and the numbers stay here for when it eases: {line}. shall we try one minute of breathing together?",
    'that makes sense from where you are. we can go slowly. would it help to settle your body first, with breathing or by looking around the room?',
    "thank you for telling me what's in the way. no rush. could we take one slow minute together, breathing, before anything else?",
  ],
  coping: [
    'breathe in for four, hold for four, out for six. three times, feet on the floor. these waves rise and they also pass. tell me when you have done it.',
    "put both feet down. in through the nose for four, out slowly for six. once more, and once more. i'm here, tell me when you're back.",
  ],
  coping_grounding: [
    'look around, slowly: five things you see, four you can touch, three you hear, two you smell, one you taste. take all the time you like, then tell me one of them.',
    "let's come back into the room. name five things you see, then four you can feel under your hands. write me one of them when you like.",
  ],
  coping_skipped: [
    "that's fine, no breathing then. who is one person who could be with you, or just know how today is?",
    "okay, we'll leave that. is there somebody you could sit near tonight, even without talking?",
  ],
  plan: [
    "let's make the next hours smaller: what could hurt you goes out of reach, one person knows, {line} if it rises again. who could be that one person?",
    'a short plan for tonight: put what could hurt you far away, be where people are, {line} when it gets strong. who would you want to know?',
  ],
  person: [
    "thank you for doing that. this shouldn't rest on you alone. who is one person who could be near you, or know how it is?",
    'well done for staying with it. now a person: who could you let in on this today, even a little?',
  ],
  person_named: [
    "that's somebody. what about sending just this: 'i'm having a hard time and i don't want to be alone. can you come or call?' the numbers stay here too.",
    "i'm glad there is somebody. one plain sentence to them, as it is, would be enough. and {line}, day or night.",
    "good that you thought of them. let them know today, even in a few words. if you can't reach them, {line}.",
  ],
  person_none: [
    "having nobody to name is lonely, and it's not the end of it. there are people there to be that somebody: {line}. i'm here too.",
    "then let the first one be a stranger who listens well: {line}. that's what they're there for, also just to talk.",
  ],
  minimised: [
    'okay. i still take what you said seriously, so the numbers stay here. was some part of it true?',
    "it's fine to take it back, and you're not in trouble for having said it. i'd still like to ask: are you thinking about ending your life?",
    "i hear that you'd rather leave it. nothing is locked or lost, and the numbers stay. is it still there, underneath?",
  ],
  thoughts_unclear: [
    'not being sure is an honest answer, and a hard place to be. people can sit with you in it: {line}. would you be willing to reach out to them?',
    "you don't have to know exactly. it's enough that it hurts this much. {line}. could you see yourself calling or texting them?",
    "that's a true answer, and it can stay unfinished. somebody could sit with it beside you: {line}. would you let them?",
    'unsure is allowed here. i would like it not to be only us two, though: {line}. might you write them one line?',
    'then it is somewhere in between, and that place is lonely. {line}. would you try one short message to them?',
    'okay, we can leave it half said. it sounds too heavy to be alone with, though. {line}. would you let one of them hear it?',
  ],
  helper: [
    "that's heavy to hear about somebody you care for. you can ask directly whether they're thinking of suicide, asking doesn't plant it. for both of you: {line}. can you reach them now?",
    "it's good that they have you, and you don't have to carry it alone. listen, and ask plainly. {line}, the two of you or one. are you with them, or can you reach them?",
    "you're right to take it seriously. say what you noticed and ask if they think of ending their life. this is for helpers too: {line}. are they safe just now?",
  ],
  helper_now: [
    "if they may be in danger now, call {emergency} first, and stay with them or on the phone until help is there. you're doing the right thing. are you with them?",
    'please call {emergency} right now and say where they are. keep what could hurt them away from them if you safely can. can you reach them?',
    "this can't wait: {emergency}, now. stay on the line and don't leave them alone if it's safe for you. is someone near them?",
  ],
  helper_more: [
    "you're not responsible for fixing this, only for not being alone with it. if it turns urgent, {emergency}. you can talk it through yourself too: {line}.",
    "staying near, listening, and bringing in one more person is a lot already. {emergency} if there's danger now. and how are you, in all this?",
    'keep asking plainly and keep other people in it. {line}; they listen to people who worry about somebody, too. who could share this with you?',
  ],
  medical: [
    'this may be a medical emergency. please call {emergency} now, or have someone near call. do what they tell you and stay on the line. can one of you call?',
    "please stop here and call {emergency} right away. don't wait to see if it passes. if you can, unlock the door. can you call now?",
    "your body needs help this minute: {emergency}. i can't judge it from here, they can. can you call, or somebody near you?",
  ],
  harm_others: [
    "thank you for saying it instead of carrying it alone. having the thought isn't the same as doing it. put some space between you two for now. is anybody in danger right now?",
    "that's a lot to have inside you, and it's good you brought it here. step away from them for a while if you can, and {line}. do you feel close to acting on it?",
    "i'm glad you told me. no one has to get hurt tonight, you either. {line}, they listen to this too. could you act on it soon?",
    "that's heavy to carry, and saying it was right. whoever it is about, keep a distance for now; {line}. is there a real chance that you act on it?",
  ],
  harm_others_now: [
    "please step away now, leave the room or the building, and call {emergency}. tell them you're afraid of hurting someone. that protects you both. will you call?",
    'before anything else: distance. put down what could hurt anyone and call {emergency}. nobody has to be hurt. can you go outside now, and call?',
  ],
  abuse: [
    "i'm sorry that happened to you. it isn't your fault, and i believe you. you decide the pace. are you safe where you are right now?",
    "nobody is allowed to do that to you. thank you for telling me. if it turns dangerous, {emergency}. is the place you're in safe at the moment?",
    "what you describe isn't okay, and it isn't something you caused. you don't have to go through it alone. can you be somewhere safe tonight?",
  ],
  abuse_now: [
    "your safety comes first. if you can, get to where there are people, and call {emergency}. if speaking isn't safe, leave the line open. can you get out or lock a door?",
    'please call {emergency} now, or text somebody to call for you. stay away from rooms without a way out. are you able to leave?',
  ],
  abuse_more: [
    'thank you for telling me. someone who knows about this can think it through with you, at your pace: {line}. who could you tell that you trust?',
    "i believe you. a person who isn't part of it can help you plan, quietly: {line}. if it turns dangerous, {emergency}.",
  ],
  eating: [
    "thank you for telling me, that's a hard thing to say. food and your body have become a fight, and you don't have to fight it alone. does anybody know about this?",
    'i hear how much room this takes. you deserve care, at any size. a doctor or somebody you trust can be a first step. who could know about it?',
    'that sounds exhausting, and lonely. if you feel faint or your heart races, please get seen today. is there somebody you could tell?',
  ],
  minor: [
    "and because you're young: you don't have to sort this out by yourself. a grown-up you trust can help.",
    'and please let one grown-up in on this: a parent, a relative, somebody at school.',
  ],
  check_in_safer: [
    "i'm glad. i'll put the card away now; it's always in the menu. and if it comes back, say so, any time.",
    "that's good to hear. the numbers leave the screen now and stay one tap away. you can come back to this whenever you need.",
  ],
  check_in_not_yet: [
    "i'm glad it's lighter. before i put the card away, i'd like to ask once more, plainly: are you thinking about ending your life?",
    'good that it eased. the card stays for now. can i just ask, are there still thoughts of suicide?',
  ],
  check_in_same: [
    'thank you for being honest. then the numbers stay right here: {line}. who could make the next hour a little easier?',
    "okay, no change, and you're still here telling me. {line}. who could be near you for a while?",
  ],
  check_in_worse: [
    "i'm really glad you told me. please reach a person now: {line}, or {emergency} if you might act on it. are you in danger right now?",
    'thank you for saying so. this is the moment for a person: {line}, and {emergency} if it gets too much. do you feel you might act on it?',
  ],
};
