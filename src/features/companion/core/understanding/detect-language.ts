import { wordsOf } from './normalise.ts';

/** Languages in which the guide has sentences of its own, and `other` for any that it only recognises as not English. */
export const LANGUAGES = [
  'en',
  'es',
  'fr',
  'de',
  'pt',
  'it',
  'nl',
  'pl',
  'tr',
  'ru',
  'uk',
  'ar',
  'he',
  'hi',
  'zh',
  'ja',
  'ko',
  'el',
  'other',
] as const;
export type Language = (typeof LANGUAGES)[number];

const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['uk', /[іїєґІЇЄҐ]/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['el', /\p{Script=Greek}/gu],
];

const WORDS: Readonly<Record<string, string>> = {
  en: "the and is are was i i'm my me you it's that this to of in for not don't have just feel so but with what because can't he she they we be do know how really want think about at been like all no it on her his him them their she's he's they're tell tells knows id stuff who which when then than there here our us too very had were did said get got go going from by out up one day time people work home mom dad friend today never always why should could would because more much again still only any some into over after before again good bad right now thing things something nothing everyone nobody make made see say need never even back if or as an will",
  es: 'que no me muy estoy yo mi es el la los las un una por para pero porque como con siento tengo soy esta está todo nada hoy ayer quiero puedo sé hace mucho más si ya se lo hola gracias ansiosa ansioso triste miedo solo sola siempre nunca trabajo mamá madre padre hermana amigo ella nadie cansada cansado ser ha he mañana vida',
  fr: "je ne pas suis j'ai me mon ma mes le la les un une et est que qui dans pour mais parce avec très trop tout rien c'est il elle nous vous moi sais veux peux plus toujours jamais fait ça bonjour salut merci triste peur seule seul fatiguée fatigué travail mère père ami être des du au aujourd'hui on personne sens",
  de: 'ich nicht bin mich mir mein meine ist das die der den ein eine und aber weil mit sehr zu habe hab es er sie wir auch so wie was nur noch schon immer nie kann will weiß fühle hallo danke traurig angst allein müde arbeit mutter vater freund heute alles nichts mehr keine kein hat war sein auf für von',
  pt: 'não eu me muito estou minha meu é o os as um uma por para mas porque como com sinto tenho sou está tudo nada hoje ontem quero posso sei faz mais se já olá obrigada obrigado triste medo sozinha sozinho sempre nunca trabalho mãe pai irmã amigo ela ele ninguém cansada cansado ser tô vc você da do na no que',
  it: 'non sono mi mio mia è il lo gli un una per ma perché come con sento ho molto tutto niente oggi ieri voglio posso so più sempre mai ciao grazie triste paura sola solo stanca stanco lavoro madre padre che di della nel anche questo',
  nl: 'ik niet ben mij mijn het een de en maar omdat met heel te heb voel alles niets vandaag wil kan weet meer altijd nooit hoi hallo bedankt verdrietig bang alleen moe werk moeder vader ook zo wat van dat is zijn voor op',
  pl: 'nie jest się jestem mnie mi moja mój że to na do ale bo jak z bardzo mam wszystko nic dziś wiem mogę chcę cześć dziękuję smutno boję sama sam zmęczona zmęczony praca mama tata już tylko co',
  tr: 've bir çok benim bana beni değil ama çünkü için gibi bugün şey hiç istiyorum bilmiyorum merhaba teşekkürler üzgün korkuyorum yalnız yorgun anne baba hissediyorum var yok daha',
};
const VOCABULARY = Object.entries(WORDS).map(([language, words]) => ({
  language: language as Language,
  words: new Set(words.split(' ')),
}));
const ENGLISH: ReadonlySet<string> = VOCABULARY[0]?.words ?? new Set();
const MARKS: readonly (readonly [Language, RegExp])[] = [
  ['es', /[ñ¿¡]/],
  ['pt', /[ãõ]/],
  ['de', /[ßäöü]/],
  ['fr', /[çêèœ]|\bj'|\bc'est|\bqu'/],
];

/** Whether a message holds enough English for the conversation to turn to it. */
export const isClearlyEnglish = (raw: string): boolean => {
  const words = wordsOf(raw.toLowerCase().replace(/[\u2018\u2019]/g, "'"));
  const hits = words.filter((word) => ENGLISH.has(word)).length;
  return hits >= 2 || (words.length > 0 && hits / words.length >= 0.5);
};

/** The language a message is most likely written in; English when unsure. */
export const detectLanguage = (raw: string): Language => {
  const letters = raw.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return 'en';
  for (const [language, script] of SCRIPTS) {
    const found = raw.match(script)?.length ?? 0;
    if (found > 0 && found / letters > (language === 'uk' ? 0.02 : 0.3)) return language;
  }
  const latin = raw.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin / letters < 0.5) return 'other';
  const words = wordsOf(raw.toLowerCase().replace(/[\u2018\u2019]/g, "'")).slice(0, 120);
  const scores = VOCABULARY.map(({ language, words: known }) => {
    const hits = words
      .filter((word) => known.has(word))
      .reduce((sum, word) => sum + (language !== 'en' && ENGLISH.has(word) ? 0.5 : 1), 0);
    const mark = MARKS.some(([marked, pattern]) => marked === language && pattern.test(raw.toLowerCase()))
      ? 1.5
      : 0;
    return { language, score: hits + mark };
  });
  const english = scores[0]?.score ?? 0;
  const best = scores
    .slice(1)
    .reduce((a, b) => (b.score > a.score ? b : a), { language: 'en' as Language, score: 0 });
  const isClear =
    best.score >= 1.5 && best.score > english * 1.3 && best.score / Math.max(1, words.length) >= 0.25;
  const isWord =
    words.length <= 2 &&
    best.score >= 1 &&
    english === 0 &&
    /^(?:hola|gracias|bonjour|salut|merci|hallo|danke|traurig|olá|obrigad[ao]|ciao|grazie|triste|merhaba|cześć)$/.test(
      words[0] ?? '',
    );
  return isClear || isWord ? best.language : 'en';
};
