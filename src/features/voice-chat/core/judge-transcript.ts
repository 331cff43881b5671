import type { Loudness } from './loudness.ts';

/**
 * What recognisers write when nobody spoke: they were trained on subtitles of films, and end a silence as films end.
 * (https://arxiv.org/abs/2501.11378 counts the phrases.)
 */
const NEVER_SAID = [
  /^(?:thank you|thanks)(?: so much| very much)? for (?:watching|viewing)\b.{0,40}$/,
  /^(?:please |don't forget to )?(?:like and |like share and )?subscribe\b.{0,40}$/,
  /^(?:subtitles?|captions?|transcri(?:bed|ption)|translated|sous-titres?|untertitel(?:ung)?|subtítulos|legendas|sottotitoli|napisy|ondertiteling)\b.{0,60}$/,
  /^(?:ご視聴ありがとうございました|字幕.{0,20}|请不吝点赞.{0,20}|시청해 ?주셔서 감사합니다)$/,
  /amara\.? ?org|otter ?ai|www\.|zeoranger/,
];

/** Short words that are also said; they count as said when there was a voice. */
const OFTEN_INVENTED = new Set([
  'thank you',
  'thanks',
  'thank you for listening',
  'thanks for listening',
  'thank you very much',
  'thank you so much',
  'you',
  'bye',
  'bye bye',
  'the',
  'so',
  'oh',
  'uh',
  'um',
  'hmm',
  'mm',
  'mhm',
  'okay',
  'ok',
  'yeah',
  'yes',
  'no',
  'the end',
  "i'm sorry",
  "we'll be right back",
  'gracias',
  'merci',
  'danke',
  'obrigado',
  'ご視聴ありがとうございます',
]);

/** As short as 'no' is said. */
const SHORTEST_VOICE_MS = 120;

/** Sounds and silence that recognisers put in brackets or between notes: '[music]', '(sighs)', '*laughs*', '♪'. */
const STAGE_DIRECTION = /\[[^\]]*\]|\([^)]*\)|<\|?[^>]*>|【[^】]*】|（[^）]*）|\*[^*]{1,40}\*|[♪♫]+/gu;

/**
 * The words of a recogniser's answer, or null when they were made up: nothing, only sounds, or what recognisers write
 * over a silence. `loudness` is null where the recording could not be measured; then the doubtful words count as made up.
 */
export function judgeTranscript(answer: string, loudness: Loudness | null): string | null {
  const words = answer.replace(STAGE_DIRECTION, ' ').replace(/\s+/g, ' ').trim();
  const plain = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}'. -]/gu, ' ')
    .replace(/\.(?=\s|$)|^[.' -]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(plain)) return null;
  if (NEVER_SAID.some((pattern) => pattern.test(plain))) return null;
  const wasVoiced = loudness !== null && loudness.voicedMs >= SHORTEST_VOICE_MS;
  return !wasVoiced && OFTEN_INVENTED.has(withoutRepeats(plain)) ? null : words;
}

/** 'you you you' is 'you', 'thank you. thank you.' is 'thank you'. */
function withoutRepeats(plain: string): string {
  const words = plain.split(' ');
  for (let length = 1; length <= words.length / 2; length += 1)
    if (words.length % length === 0 && words.every((word, index) => word === words[index % length]))
      return words.slice(0, length).join(' ');
  return plain;
}
