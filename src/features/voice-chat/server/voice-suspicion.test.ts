import { expect, it } from 'vitest';
import { sendMessage } from '#features/conversations/contract.ts';
import { buildVoiceApp, listEvents } from '#testing/voice-app.ts';

const LOSS = 'i lost my job and my wife left me';
/** Only suspected, by a rule, after a loss. */
const SUSPECTED = 'which bridges around here are the tallest';

it("takes a spoken 'no' for the answer to what was asked in writing, and carries no suspicion elsewhere", async () => {
  const { begin } = await buildVoiceApp();
  const maya = await begin();
  const write = async (content: string, conversationId = maya.conversationId) =>
    (await maya.call('POST', sendMessage.path, { content, conversationId })).json();
  await write(LOSS);
  const asked = await write(SUSPECTED);
  expect(asked.safety).toMatchObject({ certainty: 'suspected', tier: 'T1' });
  expect(asked.message.content).toMatch(/alive|be here/);

  const elsewhere = (await maya.call('POST', '/api/chat/conversations', { type: 'text' })).json().id;
  expect((await write('work was long today', elsewhere)).safety).toBeNull();

  const events = await listEvents(
    await maya.speak({ audio: undefined, transcript: 'no, god, i only draw them' }),
  );
  const said = events.flatMap(({ event, data }) => (event === 'words_added' ? data.text : [])).join('');
  expect(said).toMatch(/sorry|off the mark/);
  expect(JSON.stringify(events)).not.toContain('suspected');
  expect((await write(SUSPECTED)).safety).toBeNull();
});
