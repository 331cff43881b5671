import type { SafetyPlanPart } from '../contract.ts';

/** How the screen asks for each part; informed by the Stanley-Brown safety plan, in our own plain words. */
export const PLAN_PARTS: Readonly<Record<SafetyPlanPart, { readonly title: string; readonly hint: string }>> =
  {
    warningSigns: {
      title: 'how i notice that it is getting hard',
      hint: 'thoughts, moods, things your body does, things you stop doing.',
    },
    whatHelps: {
      title: 'what helps me on my own',
      hint: 'a walk, a song, a shower, breathing, a page to write on.',
    },
    places: {
      title: 'places where i feel better',
      hint: 'somewhere with people around, or somewhere quiet.',
    },
    people: {
      title: 'people i can reach',
      hint: 'names, and how to reach them. write the first words, if you like.',
    },
    professionals: {
      title: 'people whose work it is to help',
      hint: 'a doctor, a counselor, a crisis line. the lines of your country are below.',
    },
    saferSpace: {
      title: 'making my space safer',
      hint: 'who could help you put distance between you and what could harm you. no details needed.',
    },
    reasons: {
      title: 'what i want to be here for',
      hint: 'people, animals, plans, small things. one is enough.',
    },
  };
