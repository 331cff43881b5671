/** Families of feelings that are answered alike. */
const ROWS = {
  fear: `anxious anxiety dread dreading afraid fear scared frightened terrified terror panic panicky panicked worried
    worry nervous nerves tense jittery uneasy unsettled petrified twitchy jumpy spooked frit apprehensive insecure`,
  anger: `angry anger mad furious fury fuming livid raging rage frustrated frustration irritated annoyed resentful
    resentment bitter cross narky mardy murderous indignant incensed incandescent snappy crabby seething outraged`,
  sadness: `sad sadness unhappy miserable down low depressed tearful heartbroken disappointed disappointment gutted rotten
    crushed deflated gloomy glum flat heavy devastated shattered broken bereft awful rubbish lousy blue teary upset`,
  grief: `grief grieving mourning heartache`,
  shame: `ashamed shame humiliated humiliation embarrassed embarrassment mortified stupid silly ridiculous daft
    foolish awkward worthless pathetic inadequate small`,
  guilt: `guilt guilty regret remorse remorseful`,
  loneliness: `lonely lonesome alone loneliness isolated excluded overlooked unappreciated undervalued invisible unseen homesick unwanted forgotten`,
  numbness: `numb numbness empty emptied hollow blank foggy fog detached bored grey unreal`,
  overwhelm: `overwhelmed overwhelm stressed stress swamped frazzled frantic trapped suffocated cornered drowning`,
  tiredness: `tired exhausted exhaustion drained knackered weary wiped shattered spent sleepy burnt done`,
  confusion: `confused torn conflicted stuck lost unsure muddled shocked stunned`,
  hurt: `hurt betrayed betrayal rejected rejection ignored dismissed insulted misled used stung`,
  envy: `jealous jealousy envious envy`,
  hopelessness: `hopeless despair helpless powerless pointless defeated desperate`,
  longing: `longing nostalgic wistful`,
  disgust: `disgusted disgust`,
  joy: `happy happiness joy joyful glad delighted thrilled ecstatic elated chuffed buzzing excited excitement proud pride
    relieved relief pleased giddy free bursting alive smug seen brilliant lovely great chuffed`,
  calm: `calm calmer peaceful peace relaxed settled lighter better light steady content okay safe`,
  gratitude: `grateful gratitude thankful blessed lucky touched`,
  hope: `hopeful hope optimistic curious`,
  love: `tender warm loved`,
} as const;

export type Family = keyof typeof ROWS;

const PLEASANT: ReadonlySet<Family> = new Set(['joy', 'calm', 'gratitude', 'hope', 'love']);
export const isPleasant = (family: Family): boolean => PLEASANT.has(family);

const FAMILY_OF: ReadonlyMap<string, Family> = new Map(
  Object.entries(ROWS).flatMap(([family, words]) =>
    // The keys of ROWS are the families.
    words.split(/\s+/).map((word) => [word, family as Family] as const),
  ),
);

/** The family of a feeling word; undefined where it is none. */
export const familyOf = (word: string): Family | undefined => FAMILY_OF.get(word);
