import { describe, expect, it } from 'vitest';
import { judgeTranscript } from './judge-transcript.ts';

const VOICE = { peakDb: -18, voicedMs: 900 };
const NOISE = { peakDb: -38, voicedMs: 0 };

describe('the words of a recogniser', () => {
  it.each([
    '',
    ' ',
    '.',
    '...',
    '[BLANK_AUDIO]',
    '[music]',
    '(silence)',
    '♪ ♪',
    '*sighs*',
    '【音楽】',
    '<|nospeech|>',
    '- -',
  ])('are none when it wrote %j, even over a voice', (answer) =>
    expect(judgeTranscript(answer, VOICE)).toBeNull(),
  );

  it.each([
    'Thank you.',
    'Thank you. Thank you.',
    'you',
    'You you you you',
    'Bye.',
    'Thanks for watching!',
    'Subtitles by the Amara.org community',
    'Transcribed by https://otter.ai',
    'Okay.',
  ])('are made up when it wrote %j over noise', (answer) => {
    expect(judgeTranscript(answer, NOISE)).toBeNull();
    expect(judgeTranscript(answer, null)).toBeNull();
  });

  it.each(['Thank you.', 'no', 'yeah', 'Okay.'])('are said when it wrote %j over a voice', (answer) => {
    expect(judgeTranscript(answer, VOICE)).toBe(answer);
  });

  it.each(['Thank you for listening, that helped.', 'i keep thinking about tomorrow', 'no one ever asks'])(
    'stay as they are: %j',
    (answer) => {
      if (!answer.startsWith('Thank')) expect(judgeTranscript(answer, NOISE)).toBe(answer);
      expect(judgeTranscript(` ${answer}\n`, VOICE)).toBe(answer);
    },
  );

  it('lose the sounds beside them', () => {
    expect(judgeTranscript('(sniffs) i miss her [door closes]', VOICE)).toBe('i miss her');
  });
});
