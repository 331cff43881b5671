import type { PracticeName } from '../record/talk-record.ts';

/** A well-known thing to do: read (at most 110 words) and heard (at most 60). */
export interface Practice {
  /** After 'we could try '. */
  readonly offer: string;
  readonly text: string;
  readonly spoken: string;
}

export const PRACTICES: Readonly<Record<PracticeName, Practice>> = {
  /** Slow, lengthened exhalation: Zaccaro et al., 'How breath-control can change your life', 2018. */
  breathing: {
    offer: 'three slow breaths',
    text: 'feet on the floor, if you can. breathe in through the nose for four, hold for four, and let it out for six, as if through a straw. three rounds. the long way out is the part that settles.',
    spoken: 'in through the nose for four, hold for four, out for six, as if through a straw. three rounds.',
  },
  /** Going on to what can be answered: retrieval comes back once the pressure falls, Eysenck et al., attentional control, 2007. */
  blank: {
    offer: 'something for when your mind goes blank',
    text: "when it goes blank: pen down, both feet on the floor, one long breath out. then do the easiest thing in front of you, even if it's the last one, or write down any word you do know about it. the rest mostly comes back once your hand is moving.",
    spoken:
      'pen down, feet on the floor, one long breath out. then do the easiest thing first. the rest mostly comes back once you are moving.',
  },
  /** 5-4-3-2-1 grounding, as in Najavits, 'Seeking Safety', 2002. */
  senses: {
    offer: 'the five senses',
    text: 'look round and name five things you can see. then four you can touch, three you can hear, two you can smell, one you can taste. out loud, if nobody minds. slowly is better than all of them.',
    spoken:
      'name five things you see, four you can touch, three you hear, two you smell, one you taste. slowly.',
  },
  /** Stimulus control and a written worry list: Bootzin 1972; Scullin et al. 2018. */
  awake: {
    offer: 'something for lying awake',
    text: "one that many people use: get up, keep the light low, and write tomorrow's worries on paper with one next step each. go back only when your eyes are heavy. it's the lying there awake that teaches the bed to worry.",
    spoken:
      "get up, keep the light low, write tomorrow's worries on paper with one next step each. go back only when your eyes are heavy.",
  },
  /** Sleep of shift workers, light and dark at set hours: Boivin & Boudreau, 2014. */
  by_day: {
    offer: 'something for sleeping by day',
    text: 'for sleeping by day: sunglasses on the way home, then a room as dark as it will go, a mask if the curtains leak. the same hours on free days, as far as life allows, no coffee in the second half of the shift, and the phone in another room.',
    spoken:
      'sunglasses on the way home, then a room as dark as it will go. the same hours on free days, and no coffee in the second half of the shift.',
  },
  /** Cognitive shuffle: Beaudoin, 2014. */
  dull_word: {
    offer: 'a game with a dull word',
    text: 'pick any dull word. for each of its letters think of things that begin with it, slowly, and picture each one, until you lose the thread. losing it is the point.',
    spoken:
      'pick a dull word. for each letter picture things that begin with it, slowly, until you lose the thread. losing it is the point.',
  },
  /** Worry postponement: Borkovec et al. 1983; a fixed worry time. */
  circling: {
    offer: 'a fixed time for worrying',
    text: "give it an appointment. write the thought down in one line, and beside it a quarter of an hour tomorrow when it may have all your attention. when it comes back before then, say 'not now, at six', and do something with your hands. most of them don't turn up.",
    spoken:
      "write the thought in one line, and a quarter of an hour tomorrow when it may have you. when it comes earlier, say 'not now', and do something with your hands.",
  },
  /** Describe, express, assert, reinforce: Bower & Bower, 'Asserting Yourself', 1976. */
  hard_talk: {
    offer: 'a way into a hard talk',
    text: "three sentences are enough. what happened, the way a camera saw it: 'on monday the rota changed'. what it did to you: 'i had to cancel my mum'. what you'd like: 'i need a week's notice'. write them down, say them once, and then let the other one talk.",
    spoken:
      "three sentences: what happened, as a camera saw it. what it did to you. what you'd like instead. say them once, then let them talk.",
  },
  /** Refusing without reasons: Smith, 'When I Say No, I Feel Guilty', 1975. */
  saying_no: {
    offer: 'a way of saying no',
    text: "buy a little time first: 'let me look, i'll tell you tomorrow.' then a no with no reasons in it: 'thanks for asking, i can't this time.' reasons get argued with, a plain no doesn't. if they push, say the same sentence again, as kindly as the first time.",
    spoken:
      "first buy time: 'i'll tell you tomorrow.' then: 'thanks for asking, i can't this time.' no reasons. if they push, the same sentence again.",
  },
  /** Time-out and arousal: Kassinove & Tafrate, 'Anger Management', 2002; Kjærvik & Bushman 2024 (lower arousal). */
  anger: {
    offer: 'something for the heat',
    text: "don't answer yet. walk, at an ordinary pace, till your breath is slow again; it's slowing down that helps, not letting rip. then write the message you'd like to send, the rude one, and leave it in drafts till morning. keep the one sentence in it that's still true.",
    spoken:
      "don't answer yet. walk till your breath is slow. then write the rude message, leave it in drafts, and keep the one true sentence tomorrow.",
  },
  /** Riding out panic: Clark 1986; Barlow & Craske, 'Mastery of Your Anxiety and Panic'. */
  panic: {
    offer: 'something for panic',
    text: "this is a wave: it's at its worst within minutes, and then it goes down by itself. put both feet on the floor. breathe out longer than in. say what's around you, out loud, colour by colour. you don't have to make it stop, only to stay until it turns.",
    spoken:
      "it's a wave, and it goes down by itself within minutes. both feet on the floor, breathe out longer than in, and name the colours around you.",
  },
  /** Oscillation between loss and restoration: Stroebe & Schut, dual process model, 1999. */
  grief_wave: {
    offer: 'something for when it comes over you',
    text: "when a wave comes, give it a place: sit down somewhere, let it come, and hold something of theirs if you like. then something small and ordinary with your hands, a cup, a plant, the post. going in and out of it like that isn't forgetting. it's how people carry it.",
    spoken:
      'when a wave comes, sit down and let it. then do something small with your hands. going in and out of it is how people carry it.',
  },
  /** Externalising and picking one: Allen, 'Getting Things Done', 2001; Masicampo & Baumeister 2011. */
  too_much: {
    offer: 'a way to get it out of your head',
    text: "take one sheet of paper and write down everything that's pulling at you, big and small, five minutes, no order. cross out what isn't yours. put a ring round one thing that takes under ten minutes, and do only that. the paper keeps the rest.",
    spoken:
      "write down everything that pulls at you. cross out what isn't yours. ring one thing under ten minutes, and do only that.",
  },
  /** Prospective hindsight: Klein, 'Performing a Project Premortem', 2007; 10-10-10, Welch 2009. */
  decision: {
    offer: 'a way to try out a decision',
    text: "live with each one for a day. all day tomorrow, act in your head as if you'd chosen the first: what's your stomach doing at breakfast, at four, in bed? the day after, the other. write one line each evening. people usually know by the second night.",
    spoken:
      "live a day as if you'd chosen the first, the next as if the other. one line each evening. people mostly know by the second night.",
  },
  /** Self-compassion break: Neff, 2011. */
  self_criticism: {
    offer: 'something for a harsh voice',
    text: "write down the sentence the voice says, word for word. then write what you'd say to a friend who'd done the same, also word for word. read the second one aloud, slowly, with your own name in it. it needn't feel true yet; it only has to be said once.",
    spoken:
      "write down what the voice says. then what you'd say to a friend who had done the same. read that one aloud with your own name in it.",
  },
  /** Small contacts: Sandstrom & Dunn, 'Social interactions and well-being: weak ties', 2014. */
  loneliness: {
    offer: 'something small against being alone',
    text: "small contact counts more than it looks: the same shop, the same hour, one sentence more than needed. and one message to somebody you haven't written to for a while: 'this made me think of you', with a picture. no answer needed. do it once, today or tomorrow.",
    spoken:
      "one sentence more than needed in a shop you know. and one message to somebody: 'this made me think of you'. no answer needed.",
  },
  /** If-then plans: Gollwitzer, 'Implementation intentions', 1999; the first minutes only: Sirois & Pychyl, 2013. */
  starting: {
    offer: 'a way to get started',
    text: "make the start tiny and give it a place: 'when i sit down with my tea at nine, i open the file and write one bad sentence.' ten minutes by the clock, and you may stop when it rings. what pulls you away goes into another room first. it's the first minutes that are steep.",
    spoken:
      'make the start tiny, with a time and a place: one bad sentence at nine. ten minutes by the clock, and you may stop. what pulls you away goes into another room.',
  },
  /** A phone out of the bedroom: Hughes & Burke, 'Sleeping with the frenemy', 2018. */
  phone_away: {
    offer: 'something about the phone at night',
    text: "put it where you'd have to get up for it: charging in another room, with a cheap alarm clock to do the waking. the first nights feel odd. if it has to be near, face down and out of reach, and nothing on it that goes on by itself.",
    spoken:
      'let it charge in another room, and a cheap alarm clock do the waking. if it has to be near: face down, and out of reach.',
  },
  /** Savouring: Bryant & Veroff, 2007; three good things, Seligman et al. 2005. */
  savouring: {
    offer: 'a way to keep it',
    text: 'go back to the best minute of it and run it slowly: the light, what was said, what your hands were doing. tell one person just that minute. then write three lines with the date. good days fade quicker than bad ones, unless somebody writes them down.',
    spoken:
      'run the best minute slowly: the light, what was said, your hands. tell one person that minute, and write three lines with the date.',
  },
};
