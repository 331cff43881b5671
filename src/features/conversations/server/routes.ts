import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { addRoute } from '#server/http/add-route.ts';
import { countryOf } from '#server/http/country.ts';
import type { Parts } from '#server/parts.ts';
import type { Person } from '#server/person.ts';
import {
  changeConversation,
  checkIn,
  createConversation,
  deleteConversations,
  listConversations,
  listMessages,
  rateMessage,
  readClosingNote,
  readConversation,
  reportMessage,
  restoreConversations,
  resumeMessage,
  searchMessages,
  sendMessage,
  storeStrength,
  withdrawReport,
} from '../contract.ts';
import { acceptTurn } from './accept-turn.ts';
import { findOffered, offerConversation } from './begin-conversation.ts';
import { changeHead } from './change-head.ts';
import { storeCheckIn } from './check-in.ts';
import { listPage } from './list-conversations.ts';
import { presentConversation } from './present-conversation.ts';
import { proposeNote } from './propose-note.ts';
import { rateReply } from './rate-reply.ts';
import { openContent, presentMessage } from './records.ts';
import { searchStep } from './search-messages.ts';
import {
  deleteConversationRows,
  findMessage,
  listOwnIds,
  listRecentMessages,
  restoreConversationRows,
  updateMessage,
} from './store.ts';
import { answerWithTurn } from './stream-turn.ts';
import { keepStrength } from './strength.ts';
import { CONVERSATIONS_BY_PERSON, SEARCHES_BY_PERSON, TURNS_BY_PERSON } from './turn-limits.ts';
import type { TurnRunner } from './turn-runner.ts';

const counted = (count: number): string => `${count} ${count === 1 ? 'conversation' : 'conversations'}`;

/** `ensureEntitled` throws for whoever may not talk; it stands before sending, and never before what was said. */
export function addConversationRoutes(
  app: FastifyInstance,
  parts: Parts,
  runner: TurnRunner,
  ensureEntitled: (person: Person) => Promise<void>,
): void {
  addHeadRoutes(app, parts);
  addListRoutes(app, parts);
  addTurnRoutes(app, parts, runner, ensureEntitled);
  addMarkRoutes(app, parts);
}

/** One conversation. */
function addHeadRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, rateLimits } = parts;

  addRoute(app, createConversation, async (request) => {
    const { person, body } = request;
    await rateLimits.use(CONVERSATIONS_BY_PERSON, person.id);
    const row = await offerConversation(parts, person, body.type);
    return presentConversation(person, row, { country: countryOf(request) });
  });

  addRoute(app, readConversation, async (request) => {
    const { person, params } = request;
    const row = await findOffered(parts, person, params.conversationId);
    if (!row) throw new AppError('not_found');
    return presentConversation(person, row, { country: countryOf(request) });
  });

  addRoute(app, changeConversation, async (request) => {
    const { person, params, body } = request;
    const row = await changeHead(db, person, params.conversationId, body);
    return presentConversation(person, row, { country: countryOf(request) });
  });

  addRoute(app, readClosingNote, async ({ person, params }) => ({
    note: await proposeNote(db, person, params.conversationId),
  }));

  addRoute(app, storeStrength, async ({ person, params, body }) => ({
    success: true as const,
    strength: await keepStrength(parts, person, params.conversationId, body),
  }));

  addRoute(app, listMessages, async ({ person, params, query: { page, limit } }) => {
    const conversation = await findOffered(parts, person, params.conversationId);
    if (!conversation) throw new AppError('not_found');
    const total = conversation.messageCount;
    const beforeSeq = total - (page - 1) * limit + 1;
    const rows = await listRecentMessages(db, conversation, { beforeSeq, limit });
    return {
      messages: rows.map((row) => presentMessage(person, row, openContent(person, row))),
      pagination: { hasMore: beforeSeq - limit > 1, total },
    };
  });
}

/** All of them. */
function addListRoutes(app: FastifyInstance, { db, readStale, now, rateLimits }: Parts): void {
  addRoute(app, listConversations, async (request) => {
    const { person, query } = request;
    const { rows, hasMore, total } = await listPage(db, person, query);
    const shown = { country: countryOf(request) };
    return {
      success: true as const,
      conversations: rows.map((row) => presentConversation(person, row, shown)),
      pagination: { hasMore, total, cursor: hasMore ? (rows.at(-1)?.id ?? null) : null },
    };
  });

  addRoute(app, deleteConversations, async ({ person, body }) => {
    const deletedCount = await deleteConversationRows(db, person.id, body.conversationIds, now());
    return { success: true as const, deletedCount, message: `${counted(deletedCount)} deleted` };
  });

  addRoute(app, restoreConversations, async ({ person, body }) => {
    const restoredCount = await restoreConversationRows(db, person.id, body.conversationIds);
    return { success: true as const, restoredCount, message: `${counted(restoredCount)} restored` };
  });

  addRoute(app, searchMessages, async ({ person, query }) => {
    await rateLimits.use(SEARCHES_BY_PERSON, person.id);
    const { results, cursor } = await readStale((old) => searchStep(old, person, query));
    // What was deleted a moment ago is found by nobody.
    const ids = results.map(({ conversationId }) => conversationId);
    const there = await listOwnIds(db, person.id, ids);
    return {
      success: true as const,
      results: results.filter(({ conversationId }) => there.has(conversationId)),
      cursor,
    };
  });
}

function addTurnRoutes(
  app: FastifyInstance,
  parts: Parts,
  runner: TurnRunner,
  ensureEntitled: (person: Person) => Promise<void>,
): void {
  const { newId, rateLimits } = parts;

  addRoute(app, sendMessage, async (request, reply) => {
    const { person, body } = request;
    const admitted = Promise.all([
      rateLimits.use(TURNS_BY_PERSON, person.id),
      ensureEntitled(person),
      runner.expect(person),
    ]);
    const sent = {
      conversationId: body.conversationId,
      content: body.content,
      clientMessageId: body.clientMessageId ?? newId(),
      spoken: false,
      replaces: body.replaces,
      country: countryOf(request),
    };
    const acceptance = await acceptTurn(parts, person, sent, { admitted, ask: runner.ask });
    return answerWithTurn(runner.run(acceptance, person), request, reply);
  });

  addRoute(app, resumeMessage, async (request, reply) => {
    const turn = await runner.resume(request.person, request.params.clientMessageId);
    if (!turn) throw new AppError('not_found');
    return answerWithTurn(turn, request, reply);
  });

  addRoute(app, checkIn, async (request) => ({
    success: true as const,
    safety: await storeCheckIn(parts, request.person, { ...request.body, country: countryOf(request) }),
  }));
}

/** What a person says of a reply. */
function addMarkRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts;
  const markReported = async (person: Person, messageId: string, reportedAt: Date | null): Promise<void> => {
    const reply = await findMessage(db, person.id, messageId);
    if (reply?.sender !== 'bot') throw new AppError('not_found');
    await updateMessage(db, reply, { reportedAt });
  };

  addRoute(app, rateMessage, async ({ person, params, body }) => {
    await rateReply(parts, person, { messageId: params.messageId, helpful: body.helpful });
    return { success: true as const };
  });

  addRoute(app, reportMessage, async ({ person, params }) => {
    await markReported(person, params.messageId, now());
    return { success: true as const, message: 'thank you for telling us. you can take it back.' };
  });

  addRoute(app, withdrawReport, async ({ person, params }) => {
    await markReported(person, params.messageId, null);
    return { success: true as const, message: 'taken back.' };
  });
}
