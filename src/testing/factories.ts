import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { confirmCode, registerPerson, signIn } from '#features/account/contract.ts';
import { createConversation, sendMessage } from '#features/conversations/contract.ts';
import { codeOf, type SmtpPeer } from './stand-ins/smtp.ts';

/** Fits every password rule of the specification. */
export const TEST_PASSWORD = 'Quiet-Harbour-7';

export interface SignedInPerson {
  readonly email: string;
  readonly token: string;
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One call of the real app, with a token or without. */
export const callApp = (
  app: FastifyInstance,
  token: string | undefined,
  method: Method,
  url: string,
  payload?: unknown,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method,
    url,
    ...(payload !== undefined && { payload: payload as InjectOptions['payload'] & object }),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });

/** Signs a person up, or finds them signed up before, and in. @throws when the app refuses either */
export async function makePerson(
  app: FastifyInstance,
  { name, email }: { name: string; email: string },
): Promise<SignedInPerson> {
  const password = TEST_PASSWORD;
  await callApp(app, undefined, 'POST', registerPerson.path, { name, email, password });
  const answer = await callApp(app, undefined, 'POST', signIn.path, { email, password });
  if (answer.statusCode !== 200) throw new Error(`${email} could not sign in: ${answer.statusCode}`);
  return { email, token: answer.json().accessToken };
}

/** Signs a person up where addresses are verified: the letter is read and forgotten. @throws when the app refuses */
export async function makeProvedPerson(
  app: FastifyInstance,
  smtp: SmtpPeer,
  { name, email }: { name: string; email: string },
): Promise<SignedInPerson> {
  const person = { name, email, password: TEST_PASSWORD };
  const asked = await callApp(app, undefined, 'POST', registerPerson.path, person);
  const code = codeOf(await smtp.waitForMail());
  smtp.forget();
  const proof = { verification: asked.json().verification, code };
  const answer = await callApp(app, undefined, 'POST', confirmCode.path, proof);
  if (answer.statusCode !== 200) throw new Error(`${email} was not confirmed: ${answer.statusCode}`);
  return { email, token: answer.json().accessToken };
}

/** A conversation in which the person says these things one after the other and is answered. Gives its id. */
export async function makeConversation(
  app: FastifyInstance,
  { token }: SignedInPerson,
  { type = 'text', says }: { type?: 'text' | 'voice'; says: readonly string[] },
): Promise<string> {
  const begun = await callApp(app, token, 'POST', createConversation.path, { type });
  const conversationId: string = begun.json().id;
  for (const content of says) {
    const turn = { content, conversationId, clientMessageId: randomUUID() };
    const answer = await callApp(app, token, 'POST', sendMessage.path, turn);
    if (answer.statusCode !== 200) throw new Error(`a turn was not answered: ${answer.statusCode}`);
  }
  return conversationId;
}
