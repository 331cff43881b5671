import { describe, expect, it } from 'vitest';
import { explainFault } from './turn/voice-problem.ts';
import { reduceVoice, START, type VoiceEvent, type VoiceState } from './voice-machine.ts';

const press = (turnId = 'one', isHandsFree = false): VoiceEvent => ({ type: 'pressed', turnId, isHandsFree });
const started: VoiceEvent = { type: 'recording_started' };
const transcribed = (words: string): VoiceEvent => ({ type: 'transcribed', words });
const accepted: VoiceEvent = { type: 'accepted' };
const began: VoiceEvent = { type: 'reply_began' };
const ended: VoiceEvent = { type: 'reply_ended' };
const offline = explainFault({ message: 'network error', status: 0 });
const denied = explainFault({ message: 'denied', status: 0, microphone: 'denied' });
const failed = (problem = offline): VoiceEvent => ({ type: 'failed', problem });

const run = (events: readonly VoiceEvent[], from: VoiceState = START): VoiceState =>
  events.reduce(reduceVoice, from);

describe('a spoken turn', () => {
  it('goes from idle over listening and processing to speaking, and back', () => {
    const events = [press(), started, press('one'), transcribed('i am tired'), accepted, began, ended];
    const statuses: string[] = [];
    events.reduce((state, event) => {
      const next = reduceVoice(state, event);
      statuses.push(next.status);
      return next;
    }, START);
    expect(statuses).toEqual([
      'opening',
      'listening',
      'processing',
      'processing',
      'processing',
      'speaking',
      'idle',
    ]);
  });

  it('listens only once recording has started', () => {
    expect(run([press()]).status).toBe('opening');
    expect(run([press(), press()])).toEqual(run([press()]));
    expect(run([press(), started, started])).toEqual(run([press(), started]));
  });

  it.each([[[press(), started, press('one')]], [[press(), started, press('one'), began]]])(
    'ignores presses while processing or speaking',
    (events) => {
      const state = run(events);
      expect(reduceVoice(state, press('two'))).toBe(state);
    },
  );

  it('ends by itself when the speech has ended', () => {
    expect(run([press(), started, { type: 'speech_ended', turnId: 'one' }])).toMatchObject({
      status: 'processing',
      turn: { id: 'one', transcript: null },
    });
  });

  it('rests at a press hands-free, until somebody speaks', () => {
    expect(run([press(), started, press('one', true)])).toEqual(START);
    const begun: VoiceEvent = { type: 'speech_began' };
    expect(run([press(), started, begun, press('one', true)]).status).toBe('processing');
  });

  it('takes typed words without a microphone', () => {
    expect(run([{ type: 'words_given', turnId: 'one', words: 'i am tired' }])).toMatchObject({
      status: 'processing',
      turn: { id: 'one', transcript: 'i am tired' },
    });
  });

  it('falls back to idle, calmly, when nobody speaks', () => {
    expect(run([press(), started, { type: 'fell_silent' }])).toEqual(START);
  });
});

describe('a failure', () => {
  it.each([
    [[press()]],
    [[press(), started]],
    [[press(), started, press('one')]],
    [[press(), started, press('one'), began]],
  ])('returns to idle from anywhere, with its problem', (events) => {
    expect(run([...events, failed(denied)])).toMatchObject({ status: 'idle', problem: denied });
  });

  it('is cleared by the first press; the second one listens', () => {
    const state = run([press(), failed(denied), press()]);
    expect(state).toEqual(START);
    expect(reduceVoice(state, press()).status).toBe('opening');
  });

  it('is cleared by try again, and by start over', () => {
    expect(run([press(), failed(denied), { type: 'try_again_pressed' }])).toEqual(START);
    expect(run([press(), failed(denied), { type: 'start_over_pressed' }])).toEqual(START);
  });

  it('does not re-arm the microphone under its card', () => {
    const state = run([press(), failed(denied)]);
    expect(reduceVoice(state, { type: 'rearmed' })).toBe(state);
  });
});

describe('words that were heard', () => {
  const spoken = [press(), started, press('one'), transcribed('i am tired')];
  const keptOf = (...events: VoiceEvent[]) => run([...spoken, ...events]).kept;

  it('are kept, and sent again as the same turn', () => {
    const state = run([...spoken, failed()]);
    expect(state.kept).toEqual({ id: 'one', transcript: 'i am tired', accepted: false });
    expect(reduceVoice(state, { type: 'try_again_pressed' })).toMatchObject({
      status: 'processing',
      turn: { id: 'one', transcript: 'i am tired' },
    });
  });

  it('outlive a press that clears the card, a new recording and its reply', () => {
    expect(
      keptOf(failed(), press(), press(), started, press('two'), transcribed('hello'), began, ended),
    ).toEqual({
      id: 'one',
      transcript: 'i am tired',
      accepted: false,
    });
  });

  it('go out together when two turns in a row did not arrive', () => {
    expect(
      keptOf(failed(), press(), press(), started, press('two'), transcribed('of all of it'), failed()),
    ).toEqual({ id: 'two', transcript: 'i am tired of all of it', accepted: false });
  });

  it('need not be kept any longer once the server has them and the person went on', () => {
    expect(keptOf(accepted, failed())).toMatchObject({ id: 'one', accepted: true });
    expect(keptOf(accepted, failed(), press(), press(), started)).toBeNull();
  });

  it('go when the person lets them go, starts over or ends the conversation', () => {
    expect(keptOf(failed(), { type: 'let_go_pressed' })).toBeNull();
    expect(keptOf(failed(), { type: 'start_over_pressed' })).toBeNull();
    expect(keptOf(failed(), { type: 'conversation_ended' })).toBeNull();
  });
});

describe('a recording that did not arrive', () => {
  const recorded = [press(), started, press('one')];

  it('is sent again, where that can help', () => {
    expect(run([...recorded, failed(offline), { type: 'try_again_pressed' }])).toMatchObject({
      status: 'processing',
      turn: { id: 'one', transcript: null },
    });
  });

  it('is let go, where nothing was understood', () => {
    const unheard = explainFault({ message: 'x', status: 502, code: 'recognition_failed' });
    expect(run([...recorded, failed(unheard)]).kept).toBeNull();
    expect(run([...recorded, failed(unheard), { type: 'try_again_pressed' }])).toEqual(START);
  });
});

describe('hands-free', () => {
  it('opens the microphone again after a reply', () => {
    expect(reduceVoice(START, { type: 'rearmed' }).status).toBe('opening');
  });

  it('gives the floor to a person who speaks into the reply, and not before it', () => {
    const processing = [press(), started, press('one')];
    expect(run([...processing, { type: 'barged_in' }]).status).toBe('processing');
    expect(run([...processing, began, { type: 'barged_in' }]).status).toBe('listening');
  });
});

describe('the end of the conversation', () => {
  it.each([
    [[]],
    [[press(), started]],
    [[press(), started, press('one')]],
    [[press(), started, press('one'), began]],
    [[press(), failed(denied)]],
  ])('resets to idle from anywhere', (events) => {
    expect(run([...events, { type: 'conversation_ended' }])).toEqual(START);
  });
});
