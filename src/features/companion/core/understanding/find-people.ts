const RELATIONS =
  'mom|mum|mam|mommy|mama|mother|dad|daddy|papa|father|parents|sister|brother|siblings?|sis|bro|twin|son|daughter|kids|kid|children|baby|toddler|husband|wife|partner|spouse|fiance|fiancé|fiancee|boyfriend|girlfriend|ex|ex-husband|ex-wife|ex-boyfriend|ex-girlfriend|best friend|friend|friends|friend group|roommate|flatmate|housemate|neighbou?rs?|boss|manager|supervisor|colleagues?|coworkers?|co-workers?|team|teacher|professor|tutor|coach|doctor|nurse|grandma|grandmother|gran|nan|nana|grandpa|grandad|granddad|grandfather|grandparents|aunt|auntie|uncle|cousins?|nephew|niece|stepmom|stepmum|stepmother|stepdad|stepfather|stepbrother|stepsister|mother-in-law|father-in-law|in-laws|sister-in-law|brother-in-law|family|dog|cat|puppy|kitten|pet|horse|rabbit|crush|landlord|student|students|client|clients|patients?';
const MINE = new RegExp(
  `\\bmy ((?:little |older |younger |big |baby |best |only |own |old |new |late |dear |eldest |oldest |youngest |elder |twin |half )*(?:${RELATIONS}))\\b`,
  'g',
);
const BARE =
  /(?:^|[\s,.])(mom|mum|dad|mama|papa|grandma|grandpa|nan)(?=\s(?:is|was|says|said|keeps|kept|told|thinks|has|had|does|doesn't|never|always|died|left|wants|gets|got|yelled|called)\b)/g;
const NOT_NAMES = new Set(
  'i,the,a,an,my,it,he,she,they,we,you,and,but,so,because,ok,okay,yes,no,yeah,hi,hello,hey,thanks,thank,please,god,jesus,christ,monday,tuesday,wednesday,thursday,friday,saturday,sunday,january,february,march,april,may,june,july,august,september,october,november,december,christmas,easter,thanksgiving,english,spanish,french,german,america,american,instagram,facebook,tiktok,whatsapp,google,covid,ai,tv,dm,adhd,ptsd,ocd,mom,mum,dad,everyone,nobody,just,then,when,what,why,how,not,all,am,im,this,that,there,here,if,at,in,on,for,with,now,today,dr,mr,mrs,ms,prozac,zoloft,sertraline,xanax,lexapro,process,uni,usa,uk,london,paris,berlin,one,two,maybe,still,never,always,also,oh,well,like,really,sorry,her,his,him,their,them,our,your'.split(
    ',',
  ),
);
const NAMED_AFTER_RELATION = new RegExp(`\\bmy (?:${RELATIONS})\\s*,?\\s*([A-Z][a-zà-ÿ]{1,14})\\b`, 'g');
const NAME_IN_SENTENCE = /(?<=[a-zà-ÿ,;']\s)([A-Z][a-zà-ÿ]{2,14})\b/g;
const NAME_BEFORE_VERB =
  /\b([A-Z][a-zà-ÿ]{2,14})\s(?:said|says|told|left|died|thinks|was|is|keeps|wants|and I|yelled|called|texted|cheated|never|always)\b/g;

export interface Person {
  /** In the second person: 'your older sister', 'sam'. */
  readonly name: string;
  readonly plural: boolean;
  readonly isAnimal: boolean;
}

const PLURAL =
  /(?:parents|siblings|kids|children|friends|colleagues|coworkers|co-workers|neighbou?rs|grandparents|in-laws|cousins|students|clients|patients)$/;
const ANIMAL = /(?:dog|cat|puppy|kitten|pet|horse|rabbit)$/;

/** People (and animals) that a message names. `raw` keeps its capitals, for names; `text` is normalised. */
export const findPeople = (raw: string, text: string): Person[] => {
  const names = new Set<string>();
  for (const match of text.matchAll(MINE)) if (match[1] !== undefined) names.add(`your ${match[1]}`);
  for (const match of text.matchAll(BARE))
    if (match[1] !== undefined && !names.has(`your ${match[1]}`)) names.add(`your ${match[1]}`);
  const isShouted = raw === raw.toUpperCase();
  if (!isShouted)
    for (const pattern of [NAMED_AFTER_RELATION, NAME_BEFORE_VERB, NAME_IN_SENTENCE])
      for (const match of raw.matchAll(pattern)) {
        const name = match[1]?.toLowerCase() ?? '';
        if (name !== '' && !NOT_NAMES.has(name)) names.add(name);
      }
  return [...names]
    .slice(0, 5)
    .map((name) => ({ name, plural: PLURAL.test(name), isAnimal: ANIMAL.test(name) }));
};
