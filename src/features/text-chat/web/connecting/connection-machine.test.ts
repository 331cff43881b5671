import { describe, expect, it } from 'vitest';
import {
  type ConnectionEvent,
  type ConnectionState,
  canSend,
  connectionProblem,
  describeConnection,
  openConnection,
  reduceConnection,
} from './connection-machine.ts';

const run = (state: ConnectionState, ...events: ConnectionEvent[]) => events.reduce(reduceConnection, state);
const times = (count: number, event: ConnectionEvent) => Array.from({ length: count }, () => event);
const fresh = openConnection(null, true);
const stored = openConnection('c9', true);

describe('opening a new conversation', () => {
  it('passes through every step', () => {
    const steps: ConnectionEvent[] = [
      { type: 'health_answered' },
      { type: 'created', conversationId: 'c1' },
      { type: 'drawn' },
    ];
    const statuses = steps.map((_, index) => run(fresh, ...steps.slice(0, index + 1)).status);
    expect([fresh.status, ...statuses]).toEqual([
      'connecting',
      'backend_ready',
      'conversation_created',
      'messages_loaded',
    ]);
  });

  it('asks for health ten times and then gives up', () => {
    expect(run(fresh, ...times(9, { type: 'health_failed' }))).toMatchObject({
      status: 'connecting',
      check: 10,
    });
    const given = run(fresh, ...times(10, { type: 'health_failed' }));
    expect(connectionProblem(given)).toEqual({
      message: 'Unable to connect to the backend server. Please try again later.',
      action: 'try again',
    });
    expect(run(given, { type: 'retry_pressed' })).toEqual(fresh);
  });

  it('goes on when the answer about its health is only late, and says so', () => {
    const late = run(fresh, { type: 'health_failed' }, { type: 'health_late' });
    expect(late).toEqual({ status: 'backend_ready', isLate: true });
    expect(describeConnection(late, true)).toBe('slow to answer, connecting...');
    expect(run(late, { type: 'created', conversationId: 'c1' }, { type: 'drawn' }).status).toBe(
      'messages_loaded',
    );
    expect(run(stored, { type: 'health_late' }, { type: 'drawn' }).status).toBe('interface_ready');
  });

  it('says why creating failed, and tries again by a press or by itself', () => {
    const failed = run(fresh, { type: 'health_answered' }, { type: 'creation_failed', detail: 'no room' });
    expect(connectionProblem(failed)).toEqual({
      message: 'Error creating conversation: no room',
      action: 'try again',
    });
    expect(run(failed, { type: 'retry_pressed' }).status).toBe('backend_ready');
    expect(run(failed, { type: 'creation_wait_over' }).status).toBe('backend_ready');
  });

  it('needs a token', () => {
    expect(connectionProblem(openConnection(null, false))?.message).toBe(
      'No authentication token found. Please log in again.',
    );
  });
});

describe('continuing a stored conversation', () => {
  const ready = run(stored, { type: 'health_answered' }, { type: 'drawn' });

  it('creates nothing and loads what was said', () => {
    expect(ready).toEqual({ status: 'interface_ready', conversationId: 'c9' });
    expect(run(ready, { type: 'messages_arrived' })).toEqual({
      status: 'messages_loaded',
      conversationId: 'c9',
    });
  });

  it('offers to load again when that failed', () => {
    const failed = run(ready, { type: 'messages_failed', detail: 'timeout' });
    expect(connectionProblem(failed)).toEqual({
      message: 'Error loading messages: timeout',
      action: 'try again',
    });
    expect(run(failed, { type: 'retry_pressed' })).toEqual(ready);
  });

  it('says when it is not there', () => {
    expect(connectionProblem(run(ready, { type: 'conversation_missing' }))?.action).toBe('start fresh');
  });
});

it('lets a message go only when everything is there', () => {
  expect(canSend(fresh)).toBe(false);
  expect(canSend({ status: 'interface_ready', conversationId: 'c1' })).toBe(false);
  expect(canSend({ status: 'messages_loaded', conversationId: 'c1' })).toBe(true);
});

it('ignores what comes too late', () => {
  const loaded: ConnectionState = { status: 'messages_loaded', conversationId: 'c1' };
  expect(
    run(
      loaded,
      { type: 'health_failed' },
      { type: 'creation_failed', detail: 'x' },
      { type: 'retry_pressed' },
    ),
  ).toBe(loaded);
});

it('says where it stands in a word or two', () => {
  expect(describeConnection(fresh, true)).toBe('connecting...');
  expect(describeConnection({ status: 'messages_loaded', conversationId: 'c1' }, true)).toBe('connected');
  expect(describeConnection({ status: 'messages_loaded', conversationId: 'c1' }, false)).toBe('offline');
  expect(describeConnection({ status: 'missing' }, true)).toBe('not connected');
});
