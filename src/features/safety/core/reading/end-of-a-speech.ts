/*
 * 'i don't know how to end it', said of words for a wedding that the talk is about: the speech ends, and nobody's life.
 * Only of a speech that they write and nothing was heard beside: a letter or a note may be the last one, and an essay that
 * was failed is none.
 */

const SPEECH =
  /\b(?:writ\w+|giv\w+|prepar\w+|help\w*|words|speak|finish\w*|it is|it's|best man'?s?) (?:[\w']+ ){0,5}?(?:a|the|my|his|her|their|this|best man'?s?) (?:\w+ )?(?:speech|toast|sermon|send-?off)\b/i;
const ENDS_IT =
  /\bhow (?:to|do i|should i|would you|can i|shall i) (?:end|finish|close) (?:it|this)(?=\s*(?:[.?!]|$))/giu;

/** The text as it is judged: where a speech is what ends, its end is named. */
export function namingTheSpeech(
  text: string,
  recent: readonly { readonly sender: 'user' | 'bot'; readonly text: string }[],
): string {
  const said = [...recent.filter(({ sender }) => sender === 'user').map((message) => message.text), text];
  return said.some((one) => SPEECH.test(one)) ? text.replace(ENDS_IT, 'how to close the speech') : text;
}
