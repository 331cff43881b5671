import { describe, expect, it } from 'vitest';
import type { TurnFault } from '#features/conversations/web/public.ts';
import {
  IDLE,
  type ReplyEvent,
  reduceSend,
  type SendEvent,
  type SendState,
  TAKEN_UP_WITHIN_MS,
  type Turn,
} from './send-machine.ts';
import { classifyFault } from './send-problem.ts';

const run = (events: SendEvent[], from: SendState = IDLE) => events.reduce(reduceSend, from);
const turn: Turn = {
  id: 'm1',
  content: 'i feel far away',
  replaces: null,
  sentAt: 1_000,
  accepted: false,
  lastEventId: null,
  manualRetries: 0,
};
const submitted: SendEvent = { type: 'submitted', turn, online: true };
const faulted = (fault: TurnFault, online = true): SendEvent => ({
  type: 'faulted',
  problem: classifyFault(fault),
  online,
  random: 0,
});
const unreachable = faulted({ kind: 'unreachable' });
const heard = (event: ReplyEvent['event'], id = 1): SendEvent => ({ type: 'heard', event, id });
const accepted = heard('accepted');
const word = heard('words_added', 4);

describe('sending a message', () => {
  it('goes from idle over sending and streaming back to idle', () => {
    expect(run([submitted]).status).toBe('sending');
    expect(run([submitted, accepted, word])).toMatchObject({ status: 'streaming', turn: { accepted: true } });
    expect(run([submitted, accepted, word, heard('replied')])).toBe(IDLE);
  });

  it('takes one message at a time', () => {
    const state = run([
      submitted,
      { type: 'submitted', turn: { ...turn, id: 'm2', content: 'another' }, online: true },
    ]);
    expect(state).toMatchObject({ turn: { id: 'm1', content: 'i feel far away' } });
  });

  it('waits for the network when there is none, and goes by itself when it is back', () => {
    const offline = run([{ ...submitted, online: false }]);
    expect(offline.status).toBe('offline');
    expect(run([{ type: 'network_returned' }], offline)).toMatchObject({ status: 'sending', attempt: 0 });
  });

  it('does not count a try that failed because the network was gone', () => {
    const gone = faulted({ kind: 'unreachable' }, false);
    expect(
      run([submitted, gone, { type: 'network_returned' }, gone, { type: 'network_returned' }]),
    ).toMatchObject({
      status: 'sending',
      attempt: 0,
    });
  });
});

describe('trying again by itself', () => {
  it('happens three times, each later than the one before, under the same id', () => {
    let state = run([submitted]);
    const delays: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      state = run([unreachable], state);
      if (state.status === 'waiting') delays.push(state.delayMs);
      state = run([{ type: 'wait_over' }], state);
    }
    expect(delays).toEqual([2_000, 4_000, 8_000]);
    expect(run([unreachable], state)).toMatchObject({
      status: 'failed',
      turn: { id: 'm1', content: 'i feel far away' },
    });
  });

  it('keeps the place in the stream', () => {
    const state = run([submitted, accepted, word, faulted({ kind: 'cut' }), { type: 'wait_over' }]);
    expect(state).toMatchObject({ status: 'sending', turn: { lastEventId: 4, accepted: true } });
  });

  it('takes up a stream that broke off at once, and waits where that fails', () => {
    const random = { ...faulted({ kind: 'cut' }), random: 0.5 } as const;
    const cut = run([submitted, accepted, random]);
    expect(cut).toMatchObject({ status: 'waiting', delayMs: TAKEN_UP_WITHIN_MS / 2 });
    const refused = run([{ type: 'wait_over' }, unreachable], cut);
    expect(refused).toMatchObject({ status: 'waiting', delayMs: 4_000 });
  });

  it('waits before it sends what the server may not have', () => {
    expect(run([submitted, faulted({ kind: 'cut' })])).toMatchObject({ status: 'waiting', delayMs: 2_000 });
  });

  it('starts counting anew after words have come', () => {
    const state = run([submitted, unreachable, { type: 'wait_over' }, word, faulted({ kind: 'cut' })]);
    expect(state).toMatchObject({ status: 'waiting', attempt: 0 });
  });

  it('goes at once when the network returns, and waits when it is lost', () => {
    const waiting = run([submitted, unreachable]);
    expect(run([{ type: 'network_returned' }], waiting).status).toBe('sending');
    expect(run([{ type: 'network_lost' }], waiting).status).toBe('offline');
  });

  it('does not happen for what the server refused or reported', () => {
    const refused = faulted({ kind: 'status', status: 400, code: null, message: '', retryAfterMs: null });
    const reported = faulted({
      kind: 'reported',
      code: 'x',
      message: '',
      retryable: true,
      retryAfterMs: null,
    });
    expect(run([submitted, refused]).status).toBe('failed');
    expect(run([submitted, reported]).status).toBe('failed');
  });
});

describe('a failed message', () => {
  const reported = faulted({ kind: 'reported', code: 'x', message: '', retryable: true, retryAfterMs: null });
  const failed = run([submitted, reported]);
  const retry: SendEvent = { type: 'retry_pressed', online: true };

  it('is sent again under the same id, three times at most', () => {
    let state = failed;
    for (let tries = 1; tries <= 3; tries += 1) {
      state = run([retry], state);
      expect(state).toMatchObject({ status: 'sending', turn: { id: 'm1', manualRetries: tries } });
      state = run([reported], state);
    }
    expect(run([retry], state).status).toBe('failed');
  });

  it('is sent from its beginning when the server reported that it failed', () => {
    const reportedLater = run([submitted, accepted, word, reported]);
    expect(reportedLater).toMatchObject({ turn: { accepted: false, lastEventId: null } });
  });

  it('is not sent again when that cannot help', () => {
    const refused = run([
      submitted,
      faulted({ kind: 'status', status: 400, code: null, message: '', retryAfterMs: null }),
    ]);
    expect(run([retry], refused)).toBe(refused);
  });

  it('is let go by starting over', () => {
    expect(run([{ type: 'start_over_pressed' }], failed)).toBe(IDLE);
  });
});

describe('stopping', () => {
  it('ends the words once the message is stored', () => {
    expect(run([submitted, accepted, word, { type: 'stop_pressed' }])).toBe(IDLE);
  });

  it('does nothing before, so that no message is half sent', () => {
    expect(run([submitted, { type: 'stop_pressed' }]).status).toBe('sending');
  });
});

it('takes up a turn that was under way when the page was closed', () => {
  const left = { ...turn, accepted: true, lastEventId: 2 };
  expect(run([{ type: 'submitted', turn: left, online: true }])).toMatchObject({
    status: 'sending',
    turn: { lastEventId: 2 },
  });
});

describe('a message that the server does not have yet', () => {
  const start: SendEvent = { type: 'retry_pressed', online: true };

  it('is sent again at once when asked, while it waits and while a request hangs', () => {
    const waiting = run([submitted, unreachable]);
    expect(run([start], waiting)).toMatchObject({ status: 'sending', attempt: 1, turn: { id: 'm1' } });
    const hanging = run([submitted, start]);
    expect(hanging).toMatchObject({ status: 'waiting', delayMs: 0, turn: { id: 'm1' } });
    expect(run([{ type: 'wait_over' }], hanging)).toMatchObject({ status: 'sending', attempt: 1 });
  });

  it('can be taken back from either; one that the server has goes on', () => {
    const takeBack: SendEvent = { type: 'start_over_pressed' };
    expect(run([submitted, takeBack])).toBe(IDLE);
    expect(run([submitted, unreachable, takeBack])).toBe(IDLE);
    expect(run([submitted, accepted, takeBack]).status).toBe('sending');
    expect(run([submitted, accepted, start]).status).toBe('sending');
  });
});
