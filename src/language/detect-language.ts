export const LANGUAGES = ['en', 'es', 'fr', 'de', 'pt', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Small words that one language uses all the time and the others hardly do (accents are gone by now). */
const SMALL_WORDS: Record<Language, ReadonlySet<string>> = {
  en: words(`i the and is am my to it of that was have not you for are with this what be been im feel want just myself
    do he she they we me so but about can will would because when how people`),
  es: words(`el los las que es mi me yo de la y en un una no quiero estoy muy pero por con para ya mas todo nada
    vida siento porque como cuando tengo soy lo se te le hay puedo mis hola gracias vivir morir amiga amigo sin`),
  fr: words(`je le les des est mon ma ne pas que et un une dans moi plus suis ai veux pour avec tout rien vie mais
    envie me tu ca j qu mourir vivre sens trop personne vais c n aller cette`),
  de: words(`ich der die das ist mein meine nicht und ein eine zu mir mich will habe bin auf mit fur wie aber leben
    mehr keine kein sterben mochte es so nur sein alles umbringen wenn`),
  pt: words(`eu o os as que e minha meu nao um uma quero estou muito mas por com para mais tudo nada vida sinto
    porque viver morrer voce isso sou tenho ninguem me da do na no queria mim`),
  it: words(`io il gli che e mia mio non un una voglio sono molto ma per con piu tutto niente vita sento perche
    vivere morire mi di la ho questa nessuno come anche della stanco uccidermi farla finita`),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Words of one language and no other: one of them tells as much as two. 'quiero morirme' is a whole message. */
const TELLING_WORDS: Partial<Record<Language, ReadonlySet<string>>> = {
  es: words('quiero estoy morirme matarme suicidarme noche voy sin ojala'),
  fr: words('je veux suis mourir ils sans aujourd'),
  de: words('ich nicht mich sterben'),
  pt: words('nao quero estou morrer voce queria'),
  it: words('voglio vorrei sono morire uccidermi svegliarmi domani'),
};

/** The language of some plain words; `fallback` unless two or more of them tell otherwise. */
export function detectLanguage(found: readonly string[], fallback: Language): Language {
  const scores = LANGUAGES.map((language) => {
    const small = found.filter((word) => SMALL_WORDS[language].has(word)).length;
    const telling = found.filter((word) => TELLING_WORDS[language]?.has(word)).length;
    return { language, score: small + telling };
  });
  const own = scores.find(({ language }) => language === fallback)?.score ?? 0;
  const best = scores.reduce((left, right) => (right.score > left.score ? right : left));
  return best.score >= 2 && best.score > own ? best.language : fallback;
}
