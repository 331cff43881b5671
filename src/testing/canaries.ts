import { randomUUID } from 'node:crypto';
import { routeUrl } from '#contract/define-route.ts';
import { registerPerson, signIn, updateMe } from '#features/account/contract.ts';
import { createConversation, sendMessage, storeStrength } from '#features/conversations/contract.ts';
import { updateSafetyPlan } from '#features/safety/contract.ts';

/** Words that stand nowhere else: whatever place they turn up in has them from a person. */
export const CANARIES = {
  name: 'Wilhelmina Quartzbeck',
  email: 'quartzbeck.w@example.org',
  password: 'Zyxomma-Harbour-73',
  message: 'i feel quillfeather and heavy since the move',
  transcript: 'it keeps me saltwhistle and awake at night',
  recording: 'marrowvane',
  reply: 'that sounds umberlight. what weighs most?',
  memory: 'you like thistledown.',
  plan: 'the larkspurlane library',
  device: 'Kestrelphone/7',
} as const;

/** The one word of each that no other text has. */
export const CANARY_WORDS: readonly string[] = [
  'Wilhelmina',
  'Quartzbeck',
  'quartzbeck.w',
  'Zyxomma',
  'quillfeather',
  'saltwhistle',
  'marrowvane',
  'umberlight',
  'thistledown',
  'larkspurlane',
  'Kestrelphone',
];

type Send = (request: {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: object;
}) => Promise<{ readonly status: number; readonly body: string }>;

export interface Planted {
  readonly token: string;
  readonly conversationId: string;
  readonly clientMessageId: string;
}

/** A person who writes into every place that the product has for words. */
export async function plantCanaries(send: Send): Promise<Planted> {
  const { name, email, password, device } = CANARIES;
  let headers: Record<string, string> = { 'user-agent': device };
  const call = async (method: 'POST' | 'PATCH', url: string, payload: object) => {
    const { status, body } = await send({ method, url, headers, payload });
    if (status >= 300) throw new Error(`${method} ${url} answered ${status}`);
    return JSON.parse(body);
  };
  await call('POST', registerPerson.path, { name, email, password });
  const { accessToken: token } = await call('POST', signIn.path, { email, password });
  headers = { ...headers, authorization: `Bearer ${token}` };
  await call('PATCH', updateMe.path, {
    modelConsent: true,
    companionSettings: { memoryEnabled: true, memory: [CANARIES.memory] },
  });
  await call('PATCH', updateSafetyPlan.path, { places: CANARIES.plan });
  const conversationId: string = (await call('POST', createConversation.path, {})).id;
  await call('POST', routeUrl(storeStrength, { conversationId }), { moment: 'start', value: 7 });
  const clientMessageId = randomUUID();
  await call('POST', sendMessage.path, { conversationId, content: CANARIES.message, clientMessageId });
  return { token, conversationId, clientMessageId };
}
