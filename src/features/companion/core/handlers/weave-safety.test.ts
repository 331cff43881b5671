import { expect, it } from 'vitest';
import { detectLanguage } from '#language/detect-language.ts';
import { answerTurn } from '../guide.ts';

const OPENINGS = [
  ['es', 'perdona, oí algo que no dijiste.', 'no, no quiero morir, estoy triste por mi perro'],
  ['fr', "je t'ai mal compris, pardon.", 'non, je ne veux pas mourir, je suis triste pour mon chien'],
  [
    'de',
    'da habe ich dich falsch verstanden, entschuldige.',
    'nein, ich will nicht sterben, es ist der hund',
  ],
  ['pt', 'entendi você mal, desculpe.', 'não, eu não quero morrer, estou triste por minha cachorra'],
  ['it', 'ti ho capito male, scusa.', 'no, non voglio morire, sono triste per il mio cane'],
] as const;

it.each(OPENINGS)(
  '%s: the mistake is owned and the talk goes on in their language',
  (language, opening, said) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { text } = answerTurn({
        content: said,
        history: [],
        state: null,
        spoken: false,
        seed,
        question: { by: 'companion', kind: 'dying' },
        safety: {
          certainty: null,
          tier: 'T0',
          opening,
          question: null,
          people: null,
          step: null,
          move: null,
        },
        preferences: { memory: [], memoryEnabled: false, askLess: false },
      });
      const rest = text.replace(opening, '').trim();
      expect(text.startsWith(opening), text).toBe(true);
      expect(rest, text).not.toMatch(/\b(?:the|you|english|what|that|here|listening)\b/u);
      expect(detectLanguage(rest, language), text).toBe(language);
    }
  },
);
