import { expect, it } from 'vitest';
import { CALM } from '#features/safety/contract.ts';
import { NEW_RECORD } from '../../record/talk-record.ts';
import { openScene } from '../../scene.ts';
import { readWant } from './read-want.ts';

/** What is wanted of a turn in the middle of a talk, where nothing stands open. */
const wantOf = (content: string, reply = "i'm still here."): string => {
  const want = readWant(
    openScene({
      content,
      history: [
        { sender: 'user', text: 'it was a long week at work' },
        { sender: 'bot', text: reply },
      ],
      state: { ...NEW_RECORD, turn: 1 },
      spoken: false,
      seed: 'wants',
      question: null,
      safety: CALM,
      preferences: { memoryEnabled: false, memory: [], askLess: false },
    }),
  );
  return 'asked' in want ? want.asked : 'about' in want ? `us ${want.about}` : want.kind;
};

it.each([
  ['what do i write to my landlord', 'words'],
  ['can you help me write a message to a friend?', 'words'],
  ["i've to say something at the funeral and i don't know how to start", 'words'],
  ['how do i get to sleep when the sun is up?', 'practice'],
  ["i'm having a panic attack", 'practice'],
  ['what do i do?', 'cope'],
  ['i must decide by friday whether to leave', 'decide'],
  ['should i ring her?', 'should'],
  ['should i ring her tonight or leave it till monday?', 'sides'],
  ['am i a bad mum?', 'judge'],
  ['did i do it too soon', 'judge'],
  ['what if i mess up?', 'what_if'],
  ['can i stop taking my tablets?', 'medicine'],
  ['do i have adhd?', 'label'],
  ['tell me a joke please', 'joke'],
  ['could we please take apart what she said?', 'way'],
  ['you offered to find the words with me. i said yes.', 'way'],
  ['no, that was all he has to know. put it together please.', 'read_back'],
  ['is there a way of keeping them here?', 'us memory'],
  ['wish me luck', 'luck'],
  ["say: it's ok to mess up", 'say'],
  ['are you a real person?', 'us human'],
  ['do you remember me?', 'us memory'],
  ['who reads this?', 'us privacy'],
  ['why is there a crisis line under that?', 'us card'],
  ['are you happy for me?', 'us glad'],
  ['do you not want to know what she wore?', 'us curious'],
  ['read it back to me', 'read_back'],
  ['no more questions please', 'quiet'],
  ["i don't want a list of options", 'refuse'],
  ['you keep repeating me', 'complain'],
  ['are you broken', 'complain'],
  ['what', 'baffled'],
  ["that's it", 'done'],
  ['gtg', 'bye'],
  ["i'm going for my shower. ta for the ear anyway", 'bye'],
  ['thank you, that helps', 'thanks'],
])('knows what is wanted: %s', (said, want) => {
  expect(wantOf(said)).toBe(want);
});

it.each([
  'my wife thinks i should go to the new firm, and i run a team of nine whom i recruited myself over eleven years',
  'do you know, we met at a dance in whitby in 1961 and she had a green coat on',
  'he said goodbye to her at the station and who does that',
  'i asked him about the dog and he never answered me',
  'she told me i was not listening to her',
  'she asks him properly and i hear myself and i sound like a form',
  'the stupid thing is that i was not even sure i wanted it',
  'i will not shout and i will not stand with the parents, i will just be there',
])('takes a telling for a telling: %s', (said) => {
  expect(wantOf(said)).toBe('told');
});

it.each([
  ['did you know it has no roots. thats my opener', 'and what will you say to him?'],
  [
    "To me not playing it? Oh she'd say don't be so soft, Hannah, press the button.",
    'what would she say to this?',
  ],
  ['what is it like. still going on mate. like being under water', 'what was that like?'],
  ['what came of bev? shes sat there. she saved me a kitkat', 'what came of it?'],
  ['What do I half know? I half know that she knows already.', 'what do you half know about it already?'],
  ['i could just own it? like walk in clucking', 'take your time with it.'],
  ['she didnt laugh?? she was nice. she said the thing about missing', 'what did she laugh at?'],
])('takes what asks nothing of us for a telling: %s', (said, reply) => {
  expect(wantOf(said, reply)).toBe('told');
});

it.each([
  ["what's down on paper? i did the breathing", "good. it's down on paper now, so you needn't hold it all."],
  ['What can be just like that? The moth?', 'it can be just like that.'],
  ['in which direction?', 'what is the smallest step in that direction?'],
  ['Take what apart??', 'if you want, we can take it apart in small steps.'],
  ['my first answer to what', 'what was your own first answer when you wrote it?'],
  ['Credit where due. Put what in my words?', 'put it in your words, and i keep to those.'],
  ['Still here are you. Well so am I. Where was I supposed to go with that', "i'm still here."],
  ['is that a yes or', 'as glad as a simple guide can be.'],
])('knows a question about our own words: %s', (said, reply) => {
  expect(wantOf(said, reply)).toBe('unclear');
});

it.each([
  ['Will you be here on Thursday, if I come and say how it went?', 'us here'],
  ["I asked whether you'd be here on Thursday.", 'again'],
  ['can i come back?', 'us here'],
  ['Can you remind me at 10:45?', 'us remind'],
  ['Is this chat kept somewhere?', 'us kept'],
  ['Can you save my plan without the father part?', 'us kept'],
  ['save this', 'us kept'],
  ['can i delete this?', 'us delete'],
  ['do you send it to anybody', 'us privacy'],
  ["And why somebody to call? I'm choosing a job.", 'us card'],
  ['why does it say somebody to call. im fine', 'us card'],
  ["naw there's nae mair. just tell us a joke", 'joke'],
  ['is there more exercises i mean. what do you have', 'us can'],
  ['Are you a fridge magnet?', 'us human'],
  ["so you're a bot right? lol", 'us human'],
  ['Do you know anything about bees?', 'us know'],
  ['why is there a 988 under your message? did i say something that sounded bad?', 'us card'],
  ["Why are there crisis lines under that? I'm only nervous.", 'us card'],
  ['If I ring the social work people, will they take her tonight?', 'other'],
  ["How long does a letter take? She's deaf as a post", 'other'],
  ['do you reckon I should make the lad up to improver?', 'should'],
  ['You didnt answer me. Person or computer??', 'again'],
  ['can you show me the letter back so far', 'read_back'],
  ['Can you show me the whole message again?', 'read_back'],
  ['do i post it tonight or sleep on it', 'sides'],
  ['so its not normal?? or it is', 'judge'],
  ['am i being dramatic', 'judge'],
  ['2?? idk. no. i just wanna know if im being dramatic', 'judge'],
  ['im still a bit annoyed about it tho is that bad', 'judge'],
  ['lol hiccups. can you just keep me company till 4', 'us company'],
  ['and samaritans is in dubai?', 'us people'],
  ["I was in the middle of a message to my wife. Where's it gone?", 'read_back'],
  ['is that bad', 'judge'],
])('knows what is asked of the app, and what is only weighed: %s', (said, want) => {
  expect(wantOf(said)).toBe(want);
});

it.each([
  ['past what you can do?? i didnt ask anything. i told you a moss fact', 'complain'],
  ["i didn't ask anything. i said it's a 6. what now", 'complain'],
  ['well i answered that', 'complain'],
  ['we just did that??', 'complain'],
  ["You've got hold of the wrong end.", 'complain'],
  ["it isn't a happy story", 'correct'],
  ["that's not what i was saying", 'complain'],
  ['Lovely? No, I was saying that I am in doubt.', 'correct'],
  ['you left off my if-then though', 'correct'],
  ["it's no happened yet!! it's SUNDAY. today's Thursday", 'correct'],
  ['nothing of that fits', 'complain'],
  ['I did put it in my words? That was literally my answer. Coffee.', 'complain'],
  ['what came of the cool box?? nothing. im talking about Dan leaving', 'correct'],
  ['no i dont want it in steps. anyway she found out about it last night', 'refuse'],
  ['naw to yer wee steps, ah dinnae need steps for mince', 'refuse'],
  ["Find what words? I'm not writing to him love! I was just telling you.", 'refuse'],
  ["I'm not writing to him love, he'll be home at six! I was just telling you.", 'refuse'],
])('knows a complaint, a correction and a refusal: %s', (said, want) => {
  expect(wantOf(said)).toBe(want);
});

it.each([
  ["Thanks. That's helped more than I thought it would, apart from the one mad question.", 'thanks'],
  ["I'll come on Thursday and see for myself whether you're here. Goodnight.", 'bye'],
  ["That's all of it. Leeds. Feels boring and good.", 'done'],
  ["naw there's nae mair", 'done'],
  ["aye ye're here. so's ma pan. ah'm away tae ma bed, deid tired", 'bye'],
])('hears thanks and an end with more behind them: %s', (said, want) => {
  expect(wantOf(said)).toBe(want);
});

it.each([
  'she asked me if i would be here for christmas and i could not say',
  'i want to delete him from my life',
  'we just did that every summer, the boat and the lake, until he was too old',
  'You never said thank you for the bins. goodbye to all that I hope',
  'he said come for your dinner and i was busy, and then he was gone. busy with what',
  "i carried water with my brother. he joked the whole way. he's alive. he sells kitchens. it's not a sad story",
  'someone to call',
  'i said it was a six hour drive and he laughed',
  'he said save it for later and left',
  'that is all of it that i can remember and it hurts',
])('makes no request and no complaint of a telling: %s', (said) => {
  expect(wantOf(said)).toBe('told');
});

it('knows a question of theirs with a word behind it, whatever we had asked', () => {
  const said = "How long does a letter take? She's deaf as a post, so I cannot ring.";
  expect(wantOf(said, 'which of them is the smallest, and when could you do it?')).toBe('other');
});
