/** Contractions as hurried thumbs write them, where no other word is meant. */
const SPELLED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    im: "i'm",
    ive: "i've",
    dont: "don't",
    didnt: "didn't",
    cant: "can't",
    couldnt: "couldn't",
    wont: "won't",
    wouldnt: "wouldn't",
    doesnt: "doesn't",
    isnt: "isn't",
    wasnt: "wasn't",
    hasnt: "hasn't",
    havent: "haven't",
    shes: "she's",
    hes: "he's",
    theyre: "they're",
    thats: "that's",
    whats: "what's",
    theres: "there's",
    ppl: 'people',
  }),
);

/** A text with its apostrophes: 'shes' → "she's". Nothing else changes. */
export const spellOut = (text: string): string =>
  text.replace(/[a-z]+/gi, (word) => SPELLED.get(word.toLowerCase()) ?? word);
