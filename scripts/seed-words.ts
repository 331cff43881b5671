/** What demo people say, a conversation a list. Everyday matters only. */
export const DEMO_TALKS: readonly (readonly string[])[] = [
  [
    'i cant stop thinking about tomorrow',
    'i have to present to the whole team and last time i froze',
    'dread i guess',
    'like an 8',
    'ok did it. maybe a 6',
    'someone to say its fine, take a second',
    'yeah thats it',
    'that nobody remembers it as much as they do',
    'ill tell sam to nod at me',
    '4',
  ],
  ['hi', 'idk', 'a fog', 'weeks', 'sundays are a bit clearer, when i walk'],
  [
    'my brother did the thing again with the car and now mom is on about thanksgiving',
    'that nobody ever tells him off. only me',
    'since we were kids',
    'angry, and tired of being the reasonable one',
  ],
  [
    'i got the job!',
    'proud, and a bit scared that they will find out i cannot do it',
    'my old teacher would laugh and say told you so',
  ],
  [
    'its been a year since my grandmother died',
    'i miss her kitchen, the radio was always on',
    'sad, but warm too',
    'i will call my aunt on sunday',
  ],
  [
    'i cannot sleep',
    'my head goes over everything i said today',
    'maybe a 7',
    'ok, a 5 now',
    'thank you, good night',
  ],
  [
    'everyone at university seems to have found their people',
    'lonely. like i am behind glass',
    'i could ask lea for a coffee',
  ],
  [
    'i shouted at my son this morning',
    'guilty',
    'he just wanted me to look at his drawing',
    'i will say sorry at dinner',
  ],
];

export const DEMO_PEOPLE = [
  { name: 'Maya Lind', email: 'maya@example.org' },
  { name: 'Sam Okafor', email: 'sam@example.org' },
  { name: 'Lea Moreau', email: 'lea@example.org' },
] as const;
