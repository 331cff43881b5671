/*
 * 'i don't know how to end it', said of words for a wedding that the talk is about: the speech ends, and nobody's life.
 * Only of what is held before others and beside nothing heard: a letter or a note may be the last one.
 */

const SPEECH =
  /\b(?:speech|toast|eulogy|sermon|send-?off|best man'?s?|presentation|essay|speak at (?:my|her|his|their|the))\b/i;
const ENDS_IT =
  /\bhow (?:to|do i|should i|would you|can i|shall i) (?:end|finish|close) (?:it|this)(?=\s*(?:[.?!,;]|$))/giu;

/** The text as it is judged: where a speech is what ends, its end is named. */
export function namingTheSpeech(
  text: string,
  recent: readonly { readonly sender: 'user' | 'bot'; readonly text: string }[],
): string {
  const said = [...recent.filter(({ sender }) => sender === 'user').map((message) => message.text), text];
  return said.some((one) => SPEECH.test(one)) ? text.replace(ENDS_IT, 'how to close the speech') : text;
}
