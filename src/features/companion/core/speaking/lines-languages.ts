import type { Language } from '../understanding/detect-language.ts';
import type { Kind } from '../understanding/read-kind.ts';

/** What the guide can say in a language it understands only a little. `{q}`: the person's own words, unchanged. */
export interface LanguageLines {
  /** Feelings by stem: what to look for (normalised lowercase), and what to say to it. */
  readonly feelings: readonly { readonly pattern: RegExp; readonly say: readonly string[] }[];
  readonly honest: readonly string[];
  readonly reflect: readonly string[];
  readonly valid: readonly string[];
  readonly ask: readonly string[];
  readonly kinds: readonly {
    readonly kind: Kind;
    readonly pattern: RegExp;
    readonly say: readonly string[];
  }[];
}

export const LANGUAGE_LINES: Partial<Readonly<Record<Language, LanguageLines>>> = {
  es: {
    feelings: [
      {
        pattern: /trist|llor|deprim|desanim|hundid/,
        say: [
          'esa tristeza pesa, y aquí no tienes que esconderla.',
          'suena a una pena grande.',
          'lo siento mucho; eso duele.',
        ],
      },
      {
        pattern: /ansie|ansios|nervios|miedo|pánico|panico|preocup|asust|angusti/,
        say: [
          'cuando todo el cuerpo está en alerta, es difícil pensar en otra cosa.',
          'ese miedo cansa mucho.',
          'tiene sentido que no puedas soltarlo sin más.',
        ],
      },
      {
        pattern: /enfad|enoj|rabia|furios|injust|odio|hart[oa]/,
        say: [
          'es comprensible que eso te dé rabia.',
          'algo ahí cruzó un límite.',
          'no hace falta que te calmes para hablar aquí.',
        ],
      },
      {
        pattern: /sol[oa]\b|soledad|nadie|aislad/,
        say: [
          'sentirse así de solo por dentro duele mucho.',
          'querer a alguien cerca es muy humano.',
          'me alegra que lo digas aquí, aunque sea un comienzo.',
        ],
      },
      {
        pattern: /cansad|agotad|dorm|insomnio|sueño|no puedo más/,
        say: [
          'llevas mucho tiempo cargando con esto.',
          'ese cansancio no se quita solo durmiendo.',
          'es normal que ya quede poca fuerza.',
        ],
      },
      {
        pattern: /culpa|vergüenza|verguenza|fracas|inútil|no valgo/,
        say: [
          'esa voz es muy dura contigo.',
          'cuesta decir algo así en voz alta.',
          'yo no oigo a alguien malo; oigo a alguien que sufre.',
        ],
      },
      {
        pattern: /murió|murio|falleci|perdí a|muerte|extraño|echo de menos/,
        say: [
          'lo siento muchísimo. aquí no tienes que hacerlo más pequeño.',
          'una ausencia así lo toca todo.',
          'echar tanto de menos es otra forma de querer.',
        ],
      },
      {
        pattern: /feliz|content|alegr|orgullos|emocionad/,
        say: [
          'qué bueno leer eso.',
          'las cosas buenas también merecen su espacio.',
          'se nota la luz en lo que cuentas.',
        ],
      },
    ],
    honest: [
      'entiendo el español solo un poco, así que puedo equivocarme.',
      'mi español es sencillo; corrígeme si no acierto.',
      'no lo entiendo todo en español, pero te leo con cuidado.',
    ],
    reflect: [
      '«{q}»: eso se me queda.',
      'dices «{q}». no quiero pasar por encima.',
      '«{q}». te escucho.',
      'leo «{q}», y veo que importa.',
      '«{q}»… eso pesa.',
      'me cuentas: «{q}».',
    ],
    valid: [
      'gracias por decirlo tal como es.',
      'es mucho para llevarlo a solas.',
      'tiene sentido que te ocupe tanto.',
      'aquí no hace falta que sea bonito.',
      'suena difícil, y suena real.',
      'no tienes que explicarlo bien.',
      'lo que sientes cuenta.',
      'hay mucho en eso.',
      'puedes ir despacio.',
      'nadie te juzga aquí.',
      'entiendo que te cueste.',
      'me alegra que no te lo guardes.',
    ],
    ask: [
      '¿qué es lo que más duele de todo esto?',
      '¿desde cuándo es así?',
      '¿dónde lo notas en el cuerpo?',
      '¿qué te gustaría que alguien entendiera?',
      '¿qué necesitabas en ese momento?',
      '¿cuándo se hace más fuerte?',
      '¿quién más lo sabe?',
      '¿qué te ayudaría un poquito hoy?',
      '¿qué parte no has contado todavía?',
      '¿qué le dirías a un amigo en tu lugar?',
      '¿qué te dices a ti cuando pasa?',
      '¿qué echas más en falta?',
      '¿cómo es para ti, en medio de eso?',
      '¿qué cambió desde entonces?',
    ],
    kinds: [
      {
        kind: 'human',
        pattern:
          /eres (?:una? )?(?:persona|human[oa]|real|robot|bot|ia|máquina)|hablo con (?:una? )?(?:persona|robot|máquina)/,
        say: [
          'no soy una persona: soy process, una guía de inteligencia artificial, y no es terapia. ¿cambia eso lo que quieres contar?',
          'soy una IA, no un ser humano. aun así leo cada palabra. ¿qué te hizo preguntarlo?',
        ],
      },
      {
        kind: 'medication',
        pattern: /medicaci|pastilla|medicament|dosis|sertralina|antidepresiv|fluoxetina|lorazepam|tableta/,
        say: [
          'por favor, no dejes ni cambies la medicación por tu cuenta; una farmacia o quien te la recetó puede ayudarte, a menudo el mismo día. ¿qué es lo que más te pesa ahora?',
          'sobre la medicación no puedo aconsejarte: pregunta antes en la farmacia o a quien la recetó, sin cambiar nada. ¿cómo estás con todo eso?',
        ],
      },
      {
        kind: 'goodbye',
        pattern:
          /^(?:adiós|adios|hasta (?:luego|mañana|pronto)|chao|chau|buenas noches|me voy|tengo que irme)/,
        say: ['cuídate. esto sigue aquí cuando quieras.', 'hasta cuando te venga bien. que descanses.'],
      },
      {
        kind: 'thanks',
        pattern: /^(?:muchas |mil )?gracias[\s!.]*$/,
        say: ['de nada. lo has dicho tú.', 'gracias a ti por contarlo.'],
      },
      {
        kind: 'greeting',
        pattern: /^(?:hola|buenas|buenos días|buenas tardes)[\s!.]*$/,
        say: [
          'hola, qué bueno que estés aquí. soy process, una guía de inteligencia artificial, no una persona, y entiendo el español solo un poco. ¿qué te trae hoy?',
          'hola. tómate tu tiempo. ¿cómo estás de verdad?',
        ],
      },
      {
        kind: 'unsure',
        pattern: /^(?:no (?:lo )?sé|ni idea|no se)[\s.!]*$/,
        say: [
          'no saberlo también vale. ¿lo notas más en la cabeza o en el cuerpo?',
          'no hace falta saberlo. ¿es algo nuevo o viene de lejos?',
        ],
      },
    ],
  },
  fr: {
    feelings: [
      {
        pattern: /trist|pleur|déprim|deprim|malheureu|cafard/,
        say: [
          "cette tristesse est lourde, et ici tu n'as pas à la cacher.",
          "ça a l'air d'une grande peine.",
          'je suis désolé ; ça fait mal.',
        ],
      },
      {
        pattern: /angoiss|anxi|peur|paniqu|stress|inquiet|inquièt|nerveu/,
        say: [
          "quand tout le corps est en alerte, on ne pense plus qu'à ça.",
          'cette peur doit être épuisante.',
          'on ne peut pas éteindre ça comme une lampe.',
        ],
      },
      {
        pattern: /colère|énerv|enerv|furieu|injust|rage|marre|déteste/,
        say: [
          "c'est compréhensible que ça te mette en colère.",
          'une limite a été franchie, là.',
          'pas besoin de te calmer pour parler ici.',
        ],
      },
      {
        pattern: /seule?\b|solitude|personne ne|isolé/,
        say: [
          'se sentir seul comme ça, ça fait froid.',
          "vouloir quelqu'un près de soi, c'est très humain.",
          "c'est bien que tu le dises ici, même si ce n'est qu'un début.",
        ],
      },
      {
        pattern: /fatigu|épuis|epuis|dorm|insomni|crevé|n'en peux plus/,
        say: [
          'tu portes ça depuis bien longtemps.',
          "cette fatigue-là ne part pas qu'en dormant.",
          "pas étonnant qu'il reste si peu de force.",
        ],
      },
      {
        pattern: /honte|coupab|culpab|nulle?\b|faute|échec|raté/,
        say: [
          'cette voix est bien dure avec toi.',
          'ça coûte de dire une chose pareille.',
          "j'entends quelqu'un qui souffre, pas quelqu'un de mauvais.",
        ],
      },
      {
        pattern: /\bmort|décéd|deuil|perdu (?:mon|ma|mes)|manque/,
        say: [
          "je suis vraiment désolé. ici, rien n'a besoin d'être rendu plus petit.",
          'une absence pareille touche à tout.',
          "manquer autant, c'est encore aimer.",
        ],
      },
      {
        pattern: /heureu|content|joie|fière?\b|ravie?/,
        say: [
          'ça fait du bien à lire.',
          'les bonnes choses aussi ont droit à leur place.',
          'il y a de la lumière dans ce que tu dis.',
        ],
      },
    ],
    honest: [
      "je ne comprends le français qu'un peu, je peux donc me tromper.",
      'mon français est simple ; corrige-moi si je tombe à côté.',
      'je ne saisis pas tout en français, mais je te lis avec attention.',
    ],
    reflect: [
      '« {q} » : ça me reste.',
      'tu dis « {q} ». je ne veux pas passer dessus.',
      "« {q} ». je t'entends.",
      'je lis « {q} », et je vois que ça compte.',
      "« {q} »… c'est lourd.",
      'tu me racontes : « {q} ».',
    ],
    valid: [
      "merci de le dire comme c'est.",
      "c'est beaucoup à porter seul.",
      "c'est normal que ça prenne tant de place.",
      "ici, rien n'a besoin d'être bien dit.",
      'ça semble dur, et bien réel.',
      'ce que tu ressens compte.',
      'il y a beaucoup là-dedans.',
      'tu peux aller doucement.',
      'personne ne te juge ici.',
      'je comprends que ce soit difficile.',
      "c'est bien que tu ne le gardes pas pour toi.",
      'prends le temps qu’il faut.',
    ],
    ask: [
      "qu'est-ce qui fait le plus mal là-dedans ?",
      'depuis quand est-ce comme ça ?',
      'où le sens-tu dans ton corps ?',
      "qu'aimerais-tu que quelqu'un comprenne ?",
      'de quoi aurais-tu eu besoin à ce moment-là ?',
      'à quel moment est-ce le plus fort ?',
      'qui le sait, à part toi ?',
      "qu'est-ce qui aiderait un tout petit peu aujourd'hui ?",
      "quelle partie n'as-tu pas encore dite ?",
      'que dirais-tu à un ami à ta place ?',
      'que te dis-tu quand ça arrive ?',
      "qu'est-ce qui te manque le plus ?",
      'comment est-ce pour toi, en plein milieu ?',
      "qu'est-ce qui a changé depuis ?",
    ],
    kinds: [
      {
        kind: 'human',
        pattern:
          /(?:es-tu|tu es|t'es|êtes-vous|vous êtes) (?:une? )?(?:vraie? |vrai )?(?:personne|humaine?|robot|bot|ia|machine)|je parle à (?:une? )?(?:vraie? )?(?:personne|robot|machine)/,
        say: [
          "non, je ne suis pas une personne : je suis process, un guide, une intelligence artificielle, et ce n'est pas une thérapie. est-ce que ça change ce que tu veux dire ?",
          "je suis une IA, pas un être humain. je lis quand même chaque mot. qu'est-ce qui te l'a fait demander ?",
        ],
      },
      {
        kind: 'medication',
        pattern:
          /médicament|medicament|cachet|comprimé|sertraline|antidépresseur|dose|ordonnance|anxiolytique/,
        say: [
          "s'il te plaît, n'arrête et ne change rien tout seul ; une pharmacie ou la personne qui l'a prescrit peut souvent aider le jour même. qu'est-ce qui pèse le plus en ce moment ?",
          "pour les médicaments je ne peux pas conseiller : demande d'abord en pharmacie ou à qui les a prescrits, sans rien changer. comment vas-tu avec tout ça ?",
        ],
      },
      {
        kind: 'goodbye',
        pattern:
          /^(?:au revoir|à (?:bientôt|plus|demain)|bonne nuit|ciao|je dois (?:y aller|partir)|je m'en vais)/,
        say: [
          "prends soin de toi. ici, ça t'attend sans presser.",
          'à quand tu voudras. repose-toi si tu peux.',
        ],
      },
      {
        kind: 'thanks',
        pattern: /^merci(?: beaucoup| bien)?[\s!.]*$/,
        say: ["avec plaisir. c'est toi qui as trouvé les mots.", "merci à toi de l'avoir dit."],
      },
      {
        kind: 'greeting',
        pattern: /^(?:bonjour|salut|coucou|bonsoir)[\s!.]*$/,
        say: [
          "bonjour, c'est bien que tu sois là. je suis process, une intelligence artificielle, pas une personne, et je ne comprends le français qu'un peu. qu'est-ce qui t'amène ?",
          'bonjour. prends ton temps. comment vas-tu, vraiment ?',
        ],
      },
      {
        kind: 'unsure',
        pattern: /^(?:je (?:ne )?sais pas|j'sais pas|chais pas|aucune idée)[\s.!]*$/,
        say: [
          "ne pas savoir, ça va aussi. c'est plutôt dans la tête ou dans le corps ?",
          "pas besoin de savoir. c'est nouveau, ou ça vient de loin ?",
        ],
      },
    ],
  },
  de: {
    feelings: [
      {
        pattern: /traurig|wein|deprim|niedergeschlagen|unglücklich/,
        say: [
          'diese traurigkeit ist schwer, und hier musst du sie nicht verstecken.',
          'das klingt nach viel kummer.',
          'das tut mir leid; das tut weh.',
        ],
      },
      {
        pattern: /angst|panik|sorge|nervös|stress|unruhig|fürcht/,
        say: [
          'wenn der ganze körper alarm schlägt, ist für anderes kaum platz.',
          'so eine angst kostet viel kraft.',
          'das lässt sich nicht einfach abschalten.',
        ],
      },
      {
        pattern: /wüt|wut|sauer|ärger|genervt|unfair|ungerecht|hasse|satt/,
        say: [
          'verständlich, dass dich das wütend macht.',
          'da wurde eine grenze überschritten.',
          'du musst dich hier nicht erst beruhigen.',
        ],
      },
      {
        pattern: /allein|einsam|niemand|keiner/,
        say: [
          'so allein damit zu sein ist bitter.',
          'jemanden in der nähe zu wollen ist sehr menschlich.',
          'gut, dass du es hier sagst, auch wenn es nur ein anfang ist.',
        ],
      },
      {
        pattern: /müde|erschöpft|schlaf|kaputt|ausgebrannt|kann nicht mehr/,
        say: [
          'du trägst das schon sehr lange.',
          'diese müdigkeit geht nicht nur mit schlaf weg.',
          'kein wunder, dass wenig kraft übrig ist.',
        ],
      },
      {
        pattern: /schuld|scham|schäm|versag|wertlos|nutzlos/,
        say: [
          'diese stimme ist sehr hart zu dir.',
          'so etwas auszusprechen ist nicht leicht.',
          'ich höre jemanden, dem es weh tut, keinen schlechten menschen.',
        ],
      },
      {
        pattern: /gestorben|\btot\b|\btod\b|verloren|trauer|vermiss/,
        say: [
          'das tut mir sehr leid. hier muss nichts davon kleiner werden.',
          'so eine lücke berührt alles.',
          'so zu vermissen ist auch eine art zu lieben.',
        ],
      },
      {
        pattern: /glücklich|froh|freu|stolz|erleichtert/,
        say: [
          'das ist schön zu lesen.',
          'auch gutes darf hier platz haben.',
          'da ist etwas helles in dem, was du erzählst.',
        ],
      },
    ],
    honest: [
      'ich verstehe deutsch nur ein wenig und kann mich irren.',
      'mein deutsch ist einfach; sag mir, wenn ich danebenliege.',
      'ich verstehe nicht alles auf deutsch, lese dich aber aufmerksam.',
    ],
    reflect: [
      '„{q}“: das bleibt bei mir hängen.',
      'du sagst „{q}“. darüber will ich nicht hinweggehen.',
      '„{q}“. ich höre dich.',
      'ich lese „{q}“, und sehe, dass es wichtig ist.',
      '„{q}“ … das wiegt.',
      'du erzählst mir: „{q}“.',
    ],
    valid: [
      'danke, dass du es so sagst, wie es ist.',
      'das ist viel für einen allein.',
      'es ist verständlich, dass es so viel raum einnimmt.',
      'hier muss nichts schön klingen.',
      'das klingt schwer, und echt.',
      'was du fühlst, zählt.',
      'da steckt viel drin.',
      'du kannst langsam machen.',
      'niemand bewertet dich hier.',
      'ich verstehe, dass es schwerfällt.',
      'gut, dass du es nicht für dich behältst.',
      'lass dir zeit.',
    ],
    ask: [
      'was daran tut am meisten weh?',
      'seit wann ist das so?',
      'wo spürst du es im körper?',
      'was soll jemand daran verstehen?',
      'was hättest du in dem moment gebraucht?',
      'wann ist es am stärksten?',
      'wer weiß noch davon?',
      'was würde heute ein kleines bisschen helfen?',
      'welchen teil hast du noch nicht erzählt?',
      'was würdest du einem freund an deiner stelle sagen?',
      'was sagst du dir selbst, wenn es passiert?',
      'was fehlt dir am meisten?',
      'wie ist das für dich, mittendrin?',
      'was hat sich seitdem verändert?',
    ],
    kinds: [
      {
        kind: 'human',
        pattern:
          /bist du (?:ein |eine )?(?:echter? |richtiger? )?(?:mensch|person|roboter|bot|ki|maschine|echt)|rede ich mit (?:einem|einer) (?:menschen|roboter|bot|maschine|person|ki)/,
        say: [
          'nein, ich bin kein mensch: ich bin process, eine ki, die zuhört, und keine therapie. ändert das, was du erzählen möchtest?',
          'ich bin eine ki, kein mensch. gelesen wird trotzdem jedes wort. wie kommst du darauf?',
        ],
      },
      {
        kind: 'medication',
        pattern: /medikament|tablette|pille|dosis|sertralin|antidepressiv|absetzen|verschrieben/,
        say: [
          'bitte setz nichts selbst ab und ändere nichts; eine apotheke oder wer es verschrieben hat, kann oft am selben tag helfen. was belastet dich gerade am meisten?',
          'zu medikamenten kann ich nicht raten: frag bitte zuerst in der apotheke oder bei wem sie verschrieben wurden, ohne etwas zu ändern. wie geht es dir mit all dem?',
        ],
      },
      {
        kind: 'goodbye',
        pattern:
          /^(?:tschüss|tschüs|auf wiedersehen|bis (?:bald|später|morgen|dann)|gute nacht|ich muss (?:los|gehen|weg))/,
        say: [
          'pass auf dich auf. das hier wartet, ohne zu drängen.',
          'bis wann immer du magst. ruh dich aus, wenn es geht.',
        ],
      },
      {
        kind: 'thanks',
        pattern: /^(?:vielen )?danke?(?: schön| sehr| dir)?[\s!.]*$/,
        say: ['gern. die worte hast du gefunden.', 'danke dir, dass du es gesagt hast.'],
      },
      {
        kind: 'greeting',
        pattern: /^(?:hallo|hi|guten (?:tag|morgen|abend)|servus|moin)[\s!.]*$/,
        say: [
          'hallo, schön, dass du da bist. ich bin process, eine ki und kein mensch, und ich verstehe deutsch nur ein wenig. was bringt dich her?',
          'hallo. lass dir zeit. wie geht es dir wirklich?',
        ],
      },
      {
        kind: 'unsure',
        pattern: /^(?:(?:ich )?weiß (?:es )?(?:auch )?nicht|keine ahnung)[\s.!]*$/,
        say: [
          'nicht zu wissen ist auch in ordnung. ist es eher im kopf oder im körper?',
          'du musst es nicht wissen. ist es neu, oder kommt es von weit her?',
        ],
      },
    ],
  },
  pt: {
    feelings: [
      {
        pattern: /trist|chor|deprim|desanim/,
        say: [
          'essa tristeza pesa, e aqui não precisas de a esconder.',
          'parece uma dor grande.',
          'sinto muito; isso dói.',
        ],
      },
      {
        pattern: /ansi|medo|pânico|panico|preocup|nervos|assust|angústi|angusti/,
        say: [
          'quando o corpo todo está em alerta, é difícil pensar noutra coisa.',
          'esse medo cansa muito.',
          'faz sentido que não dê para desligar.',
        ],
      },
      {
        pattern: /raiva|irrit|furios|injust|ódio|odeio|chatead|fart[oa]/,
        say: [
          'é compreensível que isso dê raiva.',
          'alguma coisa aí passou do limite.',
          'não é preciso acalmar para falar aqui.',
        ],
      },
      {
        pattern: /sozinh|solid|ninguém|ninguem|isolad/,
        say: [
          'sentir-se só assim dói muito.',
          'querer alguém por perto é muito humano.',
          'ainda bem que o dizes aqui, mesmo que seja só um começo.',
        ],
      },
      {
        pattern: /cansad|exaust|esgotad|dorm|insónia|insônia|não aguento/,
        say: [
          'já carregas isto há muito tempo.',
          'esse cansaço não passa só com sono.',
          'não admira que sobre pouca força.',
        ],
      },
      {
        pattern: /culpa|vergonha|fracass|inútil|inutil/,
        say: [
          'essa voz é muito dura contigo.',
          'custa dizer uma coisa dessas.',
          'eu não ouço alguém mau; ouço alguém que sofre.',
        ],
      },
      {
        pattern: /morreu|faleceu|morte|perdi (?:a|o|meu|minha)|saudade|luto/,
        say: [
          'sinto mesmo muito. aqui nada precisa de ficar mais pequeno.',
          'uma ausência assim toca em tudo.',
          'sentir tanta falta também é amar.',
        ],
      },
      {
        pattern: /feliz|content|alegr|orgulh|animad/,
        say: ['que bom ler isso.', 'as coisas boas também merecem espaço.', 'há luz no que contas.'],
      },
    ],
    honest: [
      'entendo português só um pouco, por isso posso enganar-me.',
      'o meu português é simples; corrige-me se eu falhar.',
      'não percebo tudo em português, mas leio com cuidado.',
    ],
    reflect: [
      '«{q}»: isso fica comigo.',
      'dizes «{q}». não quero passar por cima.',
      '«{q}». estou a ouvir.',
      'leio «{q}», e vejo que importa.',
      '«{q}»… isso pesa.',
      'contas-me: «{q}».',
    ],
    valid: [
      'obrigado por dizeres as coisas como são.',
      'é muito para levar sem ajuda.',
      'faz sentido que ocupe tanto espaço.',
      'aqui nada precisa de soar bem.',
      'parece difícil, e real.',
      'o que sentes conta.',
      'há muito nisso.',
      'podes ir devagar.',
      'ninguém te julga aqui.',
      'entendo que custe.',
      'ainda bem que não guardas isso só para ti.',
      'leva o tempo que precisares.',
    ],
    ask: [
      'o que dói mais nisso tudo?',
      'desde quando é assim?',
      'onde é que o sentes no corpo?',
      'o que gostavas que alguém entendesse?',
      'de que precisavas naquele momento?',
      'quando é que fica mais forte?',
      'quem mais sabe?',
      'o que ajudaria um bocadinho hoje?',
      'que parte ainda não contaste?',
      'o que dirias a um amigo no teu lugar?',
      'o que dizes a ti mesmo quando acontece?',
      'de que sentes mais falta?',
      'como é para ti, no meio disso?',
      'o que mudou desde então?',
    ],
    kinds: [
      {
        kind: 'human',
        pattern:
          /(?:és|você é|vc é|tu é) (?:uma? )?(?:pessoa|human[oa]|robô|robo|bot|ia|máquina|real)|(?:falo|falando|falar) com (?:uma? )?(?:pessoa|robô|máquina)/,
        say: [
          'não sou uma pessoa: sou o process, um guia de inteligência artificial, e isto não é terapia. isso muda o que queres contar?',
          'sou uma IA, não um ser humano. mesmo assim leio cada palavra. o que te fez perguntar?',
        ],
      },
      {
        kind: 'medication',
        pattern: /medica|remédio|remedio|comprimid|dose|sertralina|antidepressiv|receita/,
        say: [
          'por favor, não pares nem mudes a medicação sem ajuda; uma farmácia ou quem a receitou pode ajudar, muitas vezes no mesmo dia. o que pesa mais agora?',
          'sobre medicação não posso aconselhar: pergunta primeiro na farmácia ou a quem receitou, sem mudar nada. como estás com tudo isso?',
        ],
      },
      {
        kind: 'goodbye',
        pattern: /^(?:adeus|tchau|até (?:logo|amanhã|breve|mais)|boa noite|tenho (?:de|que) ir|vou indo)/,
        say: [
          'cuida de ti. isto fica aqui para quando quiseres.',
          'até quando te der jeito. descansa, se puderes.',
        ],
      },
      {
        kind: 'thanks',
        pattern: /^(?:muito )?obrigad[oa][\s!.]*$/,
        say: ['de nada. as palavras foram tuas.', 'obrigado eu, por teres contado.'],
      },
      {
        kind: 'greeting',
        pattern: /^(?:olá|ola|oi|bom dia|boa tarde)[\s!.]*$/,
        say: [
          'olá, que bom que estás aqui. sou o process, uma inteligência artificial e não uma pessoa, e entendo português só um pouco. o que te traz?',
          'olá. leva o teu tempo. como estás, de verdade?',
        ],
      },
      {
        kind: 'unsure',
        pattern: /^(?:não sei|nao sei|sei lá)[\s.!]*$/,
        say: [
          'não saber também serve. é mais na cabeça ou no corpo?',
          'não é preciso saber. é novo, ou vem de longe?',
        ],
      },
    ],
  },
};

/** A kind, honest word in languages where the guide can do no more. `{q}` is what they wrote. */
export const KIND_FALLBACK: Partial<Readonly<Record<Language, readonly string[]>>> = {
  it: [
    'capisco l’italiano solo un poco, ma ti ascolto. cosa pesa di più in questo momento?',
    '«{q}». grazie di averlo detto. da quanto tempo è così?',
    'è tanto da portare. cosa ti aiuterebbe un pochino oggi?',
    '«{q}»: ti leggo con attenzione. chi altro lo sa?',
    'prenditi il tempo che vuoi. dove lo senti nel corpo?',
  ],
  nl: [
    'ik begrijp nederlands maar een beetje, maar ik luister. wat weegt nu het zwaarst?',
    '‘{q}’. dank je dat je het zegt. hoe lang is het al zo?',
    'dat is veel om te dragen. wat zou vandaag een klein beetje helpen?',
    '‘{q}’: ik lees je met aandacht. wie weet het nog meer?',
    'neem rustig de tijd. waar voel je het in je lijf?',
  ],
  pl: [
    'rozumiem po polsku tylko trochę, ale słucham. co teraz najbardziej ciąży?',
    '„{q}”. dziękuję, że to mówisz. od kiedy tak jest?',
    'to dużo jak na jedną osobę. co pomogłoby dziś choć odrobinę?',
    '„{q}”: czytam uważnie. kto jeszcze o tym wie?',
  ],
  tr: [
    'türkçeyi sadece biraz anlıyorum ama dinliyorum. şu anda en ağır gelen ne?',
    '“{q}”. bunu söylediğin için teşekkür ederim. ne zamandan beri böyle?',
    'bu tek başına taşımak için çok. bugün sana azıcık ne iyi gelir?',
    '“{q}”: dikkatle okuyorum. bunu başka kim biliyor?',
  ],
  ru: [
    'я понимаю по-русски совсем немного, но я слушаю. что сейчас тяжелее всего?',
    '«{q}». спасибо, что говоришь об этом. как давно это так?',
    'это много для одного человека. что сегодня помогло бы хоть чуть-чуть?',
    '«{q}»: я читаю внимательно. кто ещё об этом знает?',
    'можно не спешить. где это чувствуется в теле?',
  ],
  uk: [
    'я розумію українську лише трохи, але я слухаю. що зараз найважче?',
    '«{q}». дякую, що кажеш про це. відколи так?',
    'це багато для однієї людини. що сьогодні допомогло б хоч трошки?',
    '«{q}»: я читаю уважно. хто ще про це знає?',
  ],
  ar: [
    'أفهم العربية قليلًا فقط، لكنني أسمعك. ما أثقل شيء عليك الآن؟',
    '«{q}». شكرًا لأنك قلت ذلك. منذ متى والأمر هكذا؟',
    'هذا كثير على شخص واحد. ما الذي قد يساعدك قليلًا اليوم؟',
    '«{q}»: أقرأ كلماتك بعناية. من يعرف بهذا أيضًا؟',
  ],
  he: [
    'אני מבין עברית רק מעט, אבל אני מקשיב. מה הכי כבד עכשיו?',
    '"{q}". תודה שאמרת את זה. ממתי זה כך?',
    'זה הרבה לשאת לבד. מה יעזור היום ולו במעט?',
    '"{q}": אני קורא בתשומת לב. מי עוד יודע?',
  ],
  hi: [
    'मैं हिंदी थोड़ी ही समझता हूँ, पर सुन रहा हूँ। अभी सबसे भारी क्या है?',
    '"{q}"। यह कहने के लिए धन्यवाद। ऐसा कब से है?',
    'अकेले उठाने के लिए यह बहुत है। आज थोड़ी-सी राहत किससे मिलेगी?',
    '"{q}": मैं ध्यान से पढ़ रहा हूँ। और कौन जानता है?',
  ],
  zh: [
    '我只懂一点中文，但我在听。现在最沉重的是什么？',
    '“{q}”。谢谢你说出来。这样多久了？',
    '一个人承受这些太多了。今天有什么能让你稍微好一点？',
    '“{q}”：我在认真读。还有谁知道这件事？',
    '不用着急。你在身体的哪里感觉到它？',
  ],
  ja: [
    '日本語は少ししか分かりませんが、聞いています。今いちばん重いのは何ですか？',
    '「{q}」。話してくれてありがとう。いつからそうですか？',
    '一人で抱えるには大きすぎます。今日、少しでも楽になることは何でしょう？',
    '「{q}」：ちゃんと読んでいます。ほかに知っている人はいますか？',
  ],
  ko: [
    '한국어는 조금밖에 모르지만, 듣고 있어요. 지금 가장 무거운 것은 무엇인가요?',
    '"{q}". 말해 줘서 고마워요. 언제부터 그랬나요?',
    '혼자 감당하기에는 너무 많아요. 오늘 조금이라도 도움이 될 것은 무엇일까요?',
    '"{q}": 천천히 읽고 있어요. 또 누가 알고 있나요?',
  ],
  el: [
    'καταλαβαίνω ελληνικά μόνο λίγο, αλλά ακούω. τι βαραίνει πιο πολύ τώρα;',
    '«{q}». ευχαριστώ που το λες. από πότε είναι έτσι;',
    'είναι πολλά για έναν άνθρωπο. τι θα βοηθούσε λίγο σήμερα;',
    '«{q}»: διαβάζω προσεκτικά. ποιος άλλος το ξέρει;',
  ],
};

/** For a language that was not recognised, and when the lines of one are used up. */
export const ENGLISH_FALLBACK: readonly string[] = [
  "i don't understand this language well, and i don't want to pretend. i'm here all the same. could you try a few words of english, even simple ones?",
  '“{q}”: i can see that you are saying something that matters. i follow only a little of it. what would be the one word for it?',
  "i'm reading what you write, slowly. i catch only parts of it, honestly. is it more heavy, or more restless?",
  'thank you for going on, although i only half understand. take all the room you need.',
  '“{q}”. i may miss a good deal of this. is there a person near you who speaks your language and could hear it, too?',
  "your words are welcome here in any language, even where i'm slow. what's the feeling in it, in one word?",
];
