import { describe, expect, it } from 'vitest';
import type { TurnFault } from '#features/conversations/web/public.ts';
import { IDLE, reduceSend, type SendEvent, type SendState } from './send-machine.ts';
import { classifyFault } from './send-problem.ts';

const run = (events: SendEvent[], from: SendState = IDLE) => events.reduce(reduceSend, from);
const submitted: SendEvent = {
  type: 'submitted',
  id: 'm1',
  content: 'i feel far away',
  replaces: null,
  at: 1_000,
  online: true,
};
const faulted = (fault: TurnFault, online = true): SendEvent => ({
  type: 'faulted',
  problem: classifyFault(fault),
  online,
  random: 0,
});
const unreachable = faulted({ kind: 'unreachable' });
const word = (text: string): SendEvent => ({ type: 'words_added', text });

describe('sending a message', () => {
  it('goes from idle over sending and streaming back to idle', () => {
    expect(run([submitted]).status).toBe('sending');
    expect(run([submitted, { type: 'accepted' }, word('far '), word('away')])).toMatchObject({
      status: 'streaming',
      turn: { accepted: true, received: 'far away' },
    });
    expect(run([submitted, { type: 'accepted' }, word('far'), { type: 'replied' }])).toBe(IDLE);
  });

  it('takes one message at a time', () => {
    const state = run([submitted, { ...submitted, id: 'm2', content: 'another' }]);
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

  it('keeps the place in the stream and the words that came', () => {
    const state = run([
      submitted,
      { type: 'accepted' },
      { type: 'progressed', eventId: 4 },
      word('it sounds '),
      faulted({ kind: 'cut' }),
      { type: 'wait_over' },
    ]);
    expect(state).toMatchObject({
      status: 'sending',
      turn: { lastEventId: 4, received: 'it sounds ', accepted: true },
    });
  });

  it('starts counting anew after words have come', () => {
    const state = run([submitted, unreachable, { type: 'wait_over' }, word('a'), faulted({ kind: 'cut' })]);
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
    const reportedLater = run([
      submitted,
      { type: 'accepted' },
      { type: 'progressed', eventId: 3 },
      word('it'),
      reported,
    ]);
    expect(reportedLater).toMatchObject({ turn: { accepted: false, lastEventId: null, received: '' } });
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
    expect(run([submitted, { type: 'accepted' }, word('it'), { type: 'stop_pressed' }])).toBe(IDLE);
  });

  it('does nothing before, so that no message is half sent', () => {
    expect(run([submitted, { type: 'stop_pressed' }]).status).toBe('sending');
  });
});

it('takes up a turn that was under way when the page was closed', () => {
  const turn = {
    id: 'm1',
    content: 'x',
    replaces: null,
    sentAt: 0,
    accepted: true,
    lastEventId: 2,
    received: '',
    manualRetries: 0,
  };
  expect(run([{ type: 'taken_up', turn, online: true }])).toMatchObject({
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
    expect(run([submitted, { type: 'accepted' }, takeBack]).status).toBe('sending');
    expect(run([submitted, { type: 'accepted' }, start]).status).toBe('sending');
  });
});
