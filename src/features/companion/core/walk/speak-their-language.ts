import { cleanText } from '#language/clean-text.ts';
import { compose, type Draft } from '../draft.ts';
import { OTHER_LANGUAGE } from '../lines/other-language.ts';
import { SPANISH } from '../lines/spanish.ts';
import type { Scene } from '../scene.ts';
import { word, wordAlways } from '../speak.ts';

const MEDICINE =
  /\b(?:tabletten?|medikament\w*|pillen|medicament\w*|comprime\w*|pastillas?|medicin\w*|medicacion|antidepresiv\w*|remedios?|comprimidos?|farmac\w*|pillole|sertralina|antidepress\w*)\b/;

const SPANISH_ACTS: readonly (readonly [string, RegExp])[] = [
  ['medicine', MEDICINE],
  ['bye', /\b(?:adios|chao|hasta (?:luego|manana|pronto)|buenas noches|me voy|nos vemos)\b/],
  ['thanks', /^\W*(?:muchas |mil )?gracias\b.{0,24}$/],
  [
    'human',
    /\b(?:eres|es usted) (?:una? )?(?:persona|humano|humana|robot|maquina|bot|real|ia)\b|quien eres|que eres/,
  ],
  ['loss', /\b(?:murio|ha muerto|fallecio|se murio|perdi a mi|muerto|enterramos|funeral)\b/],
  [
    'practice',
    /\b(?:ejercicio|respira\w*|consejo|truco|algo para|que (?:puedo hacer|hago)|como (?:me calmo|duermo|hago))\b/,
  ],
  [
    'gripe',
    /\b(?:no me entiendes|siempre (?:preguntas|lo mismo)|eres inutil|no sirves|que tonteria|deja de)\b/,
  ],
  ['refuse', /\b(?:no quiero (?:hablar|que|ejercicios|numeros|preguntas)|no me preguntes|sin preguntas)\b/],
  ['fix', /^\W*no,? (?:he dicho|dije|era|fue|es mi|quise decir)\b|me has entendido mal/],
  [
    'good',
    /\b(?:aprobe|me han dado|buenas noticias|que alegria|feliz|contenta?|orgullos[ao]|nacio|lo consegui|por fin)\b/,
  ],
  ['hello', /^\W*(?:hola|buenas|buenos dias|buenas tardes)\b.{0,20}$/],
  ['idk', /^\W*(?:no (?:lo )?se|ni idea|no se que decir)\W*$/],
  [
    'num',
    /^\W*(?:un |como |quizas? )*(?:\d{1,2}|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\b.{0,20}$/,
  ],
  ['yes', /^\W*(?:si|vale|claro|exacto|eso es)\b.{0,16}$/],
  ['no', /^\W*no\b.{0,16}$/],
  ['ask', /\?\s*$/],
  [
    'feel',
    /\b(?:triste|sol[ao]|cansad[ao]|agotad[ao]|enfadad[ao]|nervios[ao]|ansiedad|miedo|culpa\w*|verguenza|agobiad[ao]|preocupad[ao]|rabia|harta?|dolid[ao])\b/,
  ],
];

const BYE =
  /\b(?:au revoir|bonne nuit|tschuss|auf wiedersehen|gute nacht|tchau|adeus|boa noite|arrivederci|ciao|buonanotte)\b/;
const THANKS = /^\W*(?:merci|danke|obrigad[oa]|grazie)\b.{0,20}$/;

function otherCues({ language, turn }: Scene): string[] {
  const plain = cleanText(turn.content);
  return [
    language,
    ...(BYE.test(plain) ? ['bye'] : []),
    ...(MEDICINE.test(plain) ? ['medicine'] : []),
    ...(THANKS.test(plain) ? ['their-thanks'] : []),
  ];
}

/** Spanish gets the same acts in plain lines; French, German, Portuguese and Italian are heard briefly, and told so. */
export function speakTheirLanguage(scene: Scene): Draft | null {
  if (scene.language === 'en') return null;
  const parts = { technique: 'reflect', thread: { hasToldWhatItIs: true } } as const;
  if (scene.language !== 'es')
    return compose(scene, [wordAlways(OTHER_LANGUAGE, scene, { cues: otherCues(scene) })], parts);
  const plain = cleanText(scene.turn.content);
  const act = SPANISH_ACTS.find(([, sign]) => sign.test(plain))?.[0] ?? 'story';
  return compose(
    scene,
    [word(SPANISH, scene, { cues: [act] }) ?? wordAlways(SPANISH, scene, { cues: ['story'] })],
    parts,
  );
}
