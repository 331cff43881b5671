import { describe, expect, it } from 'vitest';
import { detectLanguage, LANGUAGES, type Language } from './detect-language.ts';

/** Short messages, as people begin or go on; some without accents. */
const SAID: Readonly<Record<Language, string>> = {
  en: `
    i can't sleep | my mum is ill | not great tbh | i want to die | just tired | work again | a pie and a pint, then home
    he left me | i hate mondays | no idea | my son has a date | the cat died | what do you mean | long day | feeling low
    so much to do | i'm fine | is it normal to cry | can't do this any more | nobody called | she said no | sin of pride
    help me please | i had a mare of a day | i miss him | vale of tears that was | one more time | we move on friday
    a war of words with dad | come on then | jalapeño soup, best thing i did today`,
  es: `
    hola, no estoy bien | me siento sola | no puedo más | quiero morirme | me quiero matar | estoy muy cansada | mi madre murió
    tengo miedo | ya no aguanto | no sé qué hacer | discutí con mi jefe | me duele todo | no quiero vivir | gracias
    mi novio me dejó | la vida no vale la pena | no tengo ganas de nada | todos estarían mejor sin mí | buenas noches
    lo de siempre | ayúdame por favor | mi perro está enfermo | me peleé con mi hermana | hoy fue un mal día
    esta noche me voy a matar | nadie me escucha | estoy triste | me echaron del trabajo | es por mi hijo
    quiero hacerme daño | no me entiende nadie en casa`,
  fr: `
    bonjour, ça va pas | je me sens seule | je n'en peux plus | je veux mourir | j'ai peur | je suis fatiguée
    ma mère est morte | mon copain m'a quittée | c'est dur | je ne dors plus | personne ne m'écoute | j'en ai marre
    je pleure tous les jours | rien ne va | au boulot c'est l'enfer | je sais pas quoi faire | aidez-moi | merci beaucoup
    ils seraient mieux sans moi | j'ai envie d'en finir | à quoi bon | je me suis disputé avec mon père | mon chien est malade
    ce soir je vais me tuer | il me manque | je me fais du mal | trop de travail | une journée difficile | elle est partie
    pas envie d'y aller`,
  de: `
    hallo, mir geht's schlecht | ich bin müde | ich kann nicht mehr | ich will sterben | meine mutter ist krank
    ich habe angst | mein mann hat mich verlassen | ich schlafe nicht | alles ist zu viel | niemand hört mir zu
    keine lust auf nichts | ich will mich umbringen | bitte hilf mir | ich bin traurig | die arbeit macht mich fertig
    mein hund ist gestorben | ohne mich wäre es besser | ich weiß nicht weiter | ich tu mir weh | es tut so weh
    heute war ein harter tag | danke | ich bin so allein | wir haben gestritten | nicht gut | ich halte es nicht aus
    heute nacht mache ich schluss | mein chef schreit nur | er fehlt mir | was soll ich tun`,
  pt: `
    oi, não estou bem | me sinto sozinha | não aguento mais | quero morrer | vou me matar hoje | estou muito cansada
    minha mãe morreu | tenho medo | não sei o que fazer | briguei com meu chefe | não quero mais viver | obrigada
    meu namorado me deixou | a vida não vale a pena | ninguém me ouve | todos ficariam melhor sem mim | boa noite
    hoje foi um dia ruim | me ajuda por favor | meu cachorro está doente | não consigo dormir | estou triste
    queria não acordar amanhã | perdi o emprego | é o meu filho | quero me machucar | nao tenho vontade de nada
    briguei com a minha irmã | choro todo dia | tudo dói`,
  it: `
    ciao, non sto bene | mi sento sola | non ce la faccio più | voglio morire | voglio uccidermi | sono molto stanca
    no, da ieri sto male | me lo ha detto la mamma | ho paura | non so che fare | ho litigato con il capo | grazie
    mi ha lasciato | la vita non vale la pena | nessuno mi ascolta | senza di me starebbero meglio | buonasera
    oggi giornataccia | aiutami per favore | il mio cane sta male | non dormo più | sono triste | perché a me
    vorrei non svegliarmi domani | ho perso il lavoro | è mio figlio | mi faccio del male | non ho voglia di niente
    ho discusso con mia sorella | piango tutti i giorni | stasera mi ammazzo | mi manca mia nonna`,
};

const linesOf = (language: Language): readonly string[] =>
  SAID[language]
    .split(/\||\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const others = (language: Language): readonly Language[] => LANGUAGES.filter((other) => other !== language);

describe('a short message', () => {
  it.each(LANGUAGES)('is known as %s in a talk that begins', (language) => {
    const mistaken = linesOf(language).flatMap((line) => {
      const found = detectLanguage(line, 'en');
      return found === language ? [] : [`${found}: ${line}`];
    });
    expect(linesOf(language).length).toBeGreaterThanOrEqual(30);
    expect(mistaken).toEqual([]);
  });

  it.each(LANGUAGES)('stays %s in a talk held in it', (language) => {
    const mistaken = linesOf(language).filter((line) => detectLanguage(line, language) !== language);
    expect(mistaken).toEqual([]);
  });

  it.each(['no', 'ok', 'sola', '7', 'si', 'mama', 'tanto', 'me', '...', 'casa', 'jajaja', 'nada'])(
    '%s: tells too little to leave the language of the talk',
    (text) => {
      const languages = LANGUAGES.filter((language) => detectLanguage(text, language) === language);
      expect(languages).toEqual(LANGUAGES);
    },
  );

  it('is taken for its own language within a talk in a near one', () => {
    const crisis = ['voglio morire', 'non ce la faccio più', 'stasera mi ammazzo'];
    for (const text of crisis)
      for (const talk of others('it')) expect(detectLanguage(text, talk), talk).toBe('it');
    expect(detectLanguage('quero morrer', 'es')).toBe('pt');
    expect(detectLanguage('quiero morirme', 'it')).toBe('es');
  });
});
