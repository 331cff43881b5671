import { rateMessage, reportMessage, withdrawReport } from '#features/conversations/contract.ts';
import { callApi } from '#web/api/call-api.ts';
import type { ChatPage } from '../chat-state.ts';
import { withRating, withReport } from './thread.ts';

/** What a person says of a reply. */
export interface MessageMarks {
  /** @throws {ApiError} after taking the mark back */
  rate(messageId: string, helpful: boolean): Promise<void>;
  /** @throws {ApiError} */
  report(messageId: string): Promise<string>;
  /** @throws {ApiError} */
  withdrawReport(messageId: string): Promise<string>;
}

export function createMessageMarks({ read, update }: ChatPage): MessageMarks {
  const mark = (messageId: string, reported: boolean) =>
    update({ thread: withReport(read().thread, messageId, reported) });
  return {
    async rate(messageId, helpful) {
      const before = read().thread.messages.find((message) => message.id === messageId)?.helpful ?? null;
      update({ thread: withRating(read().thread, messageId, helpful) });
      try {
        await callApi(rateMessage, { params: { messageId }, body: { helpful } });
      } catch (error) {
        update({ thread: withRating(read().thread, messageId, before) });
        throw error;
      }
    },
    async report(messageId) {
      const { message } = await callApi(reportMessage, { params: { messageId } });
      mark(messageId, true);
      return message;
    },
    async withdrawReport(messageId) {
      const { message } = await callApi(withdrawReport, { params: { messageId } });
      mark(messageId, false);
      return message;
    },
  };
}
