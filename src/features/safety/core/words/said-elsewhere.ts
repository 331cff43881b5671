import type { Language } from '#language/detect-language.ts';

/** What was said, in plain words without accents, and how it is said back: never a method or a place. */
export type SaidBack = readonly (readonly [RegExp, string])[];

/** The plain forms only, like the rules of these languages; the first that fits is said. */
export const SAID_ELSEWHERE: Readonly<Record<Exclude<Language, 'en'>, SaidBack>> = {
  es: [
    [/\bno (?:volver a |me )?(?:despert|amanec)/u, 'no despertar'],
    [/\bsin mi\b/u, 'que los demás estarían mejor sin ti'],
    [/\bno haber nacido\b|\bno hubiera nacido\b/u, 'no haber nacido'],
    [
      /\b(?:hacerme dano|lastimarme|cortarme|autolesion\w*|me corto|me lastimo)\b/u,
      'las ganas de hacerte daño',
    ],
    [/\b(?:cansad[oa]|hart[oa]) de (?:vivir|la vida|esta vida|existir)\b/u, 'el cansancio de vivir'],
    [
      /\bno (?:quiero|quisiera|puedo|aguanto|soporto)\b.{0,12}\b(?:vivir|viviendo|vida|existir|aqui|viv[oa])\b/u,
      'no querer seguir viviendo',
    ],
    [/\b(?:matarme|suicid\w*|quitarme la vida|me (?:quiero|voy a) matar)\b/u, 'la idea de quitarte la vida'],
    [/\b(?:morir|morirme|estar muert[oa])\b/u, 'las ganas de morir'],
  ],
  fr: [
    [/\b(?:pas|plus|jamais) (?:me )?reveiller\b/u, 'ne pas te réveiller'],
    [/\bmieux sans moi\b/u, 'que les autres iraient mieux sans toi'],
    [
      /\b(?:faire du mal|me couper|me scarifier|me mutiler|me coupe|me scarifie)\b/u,
      "l'envie de te faire du mal",
    ],
    [
      /\b(?:fatigue|fatiguee|marre|las|lasse) de (?:vivre|la vie|cette vie|exister)\b/u,
      'la fatigue de vivre',
    ],
    [/\bplus\b.{0,14}\b(?:vivre|vie|exister|etre la)\b/u, 'ne plus vouloir vivre'],
    [/\b(?:suicid\w*|me tuer|en finir|fin a ma vie|fin a mes jours)\b/u, "l'idée d'en finir"],
    [/\b(?:mourir|etre morte?|crever)\b/u, "l'envie de mourir"],
  ],
  de: [
    [/\b(?:nicht|nie) mehr (?:aufwache|aufzuwachen)|\bnicht aufwach/u, 'nicht mehr aufwachen'],
    [/\bohne mich\b/u, 'dass es für andere ohne dich besser wäre'],
    [
      /\b(?:ritzen?|mich verletzen|mir weh ?tun|mich schneiden|selbstverletzung)\b/u,
      'der drang, dir weh zu tun',
    ],
    [/\b(?:lebensmude|mude zu leben|leben satt|leben leid)\b/u, 'müde vom leben'],
    [/\b(?:nicht mehr|keinen sinn)\b.{0,12}\bleben\b|\bleben nicht mehr\b/u, 'nicht mehr leben wollen'],
    [
      /\b(?:umbringen|umzubringen|suizid\w*|selbstmord\w*|das leben (?:zu )?nehmen|mein leben beenden)\b/u,
      'der gedanke, dir das leben zu nehmen',
    ],
    [/\b(?:sterben|tot)\b/u, 'der wunsch zu sterben'],
  ],
  pt: [
    [/\b(?:nao|nunca mais) acordar\b/u, 'não acordar mais'],
    [/\bsem mim\b/u, 'que ficariam melhor sem você'],
    [/\b(?:me cort(?:ar|o)|me machuc(?:ar|o)|me ferir|automutilacao)\b/u, 'a vontade de se machucar'],
    [/\b(?:cansad[oa]|fart[oa]) (?:de|da) (?:viver|vida|existir)\b/u, 'o cansaço de viver'],
    [/\b(?:nao|no)\b.{0,16}\b(?:viver|vivendo|vida|existir)\b/u, 'não querer mais viver'],
    [
      /\b(?:me matar|suicid\w*|tirar (?:a )?(?:minha|propria) vida|acabar com (?:a )?minha vida)\b/u,
      'a ideia de tirar a própria vida',
    ],
    [/\b(?:morrer|estar mort[oa])\b/u, 'a vontade de morrer'],
  ],
  it: [
    [/\bnon svegliarmi\b/u, 'non svegliarti più'],
    [/\bsenza di me\b/u, 'che gli altri starebbero meglio senza di te'],
    [/\b(?:farmi (?:del )?male|tagliarmi|ferirmi|mi taglio)\b/u, 'la spinta a farti del male'],
    [/\b(?:stanc[oa]|stuf[oa]) (?:di|della) (?:vivere|vita|esistere)\b/u, 'la stanchezza di vivere'],
    [/\bnon\b.{0,20}\b(?:vivere|vita|esistere)\b/u, 'non voler più vivere'],
    [/\b(?:uccidermi|ammazzarmi|suicid\w*|togliermi la vita|farla finita)\b/u, "l'idea di toglierti la vita"],
    [/\b(?:morire|essere mort[oa])\b/u, 'la voglia di morire'],
  ],
};
