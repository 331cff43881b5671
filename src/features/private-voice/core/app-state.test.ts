import { describe, expect, it } from 'vitest';
import { type AppEvent, type AppState, reduceApp, START } from './app-state.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const READY: AppState = { ...START, loading: false };
const run = (events: readonly AppEvent[], from: AppState = READY): AppState => events.reduce(reduceApp, from);

const replied: AppEvent = {
  type: 'reply_came',
  text: 'that sounds long.',
  aiReturn: { phase: 'R1', technique: 'validate' },
};
const failed = (retry: boolean): AppEvent => ({ type: 'failed', error: { message: 'no', retry }, at: NOW });

it('starts as the specification says', () => {
  expect(START).toEqual({
    status: 'idle',
    isRecording: false,
    hasPermission: null,
    currentTranscript: '',
    aiResponse: '',
    aiReturn: null,
    conversationHistory: [],
    error: null,
    userSettings: {
      voiceSpeed: 1,
      autoPlay: true,
      theme: 'light',
      language: 'en-US',
      maxHistoryItems: 100,
      enableNotifications: true,
    },
    loading: true,
    isOnline: true,
    apiStatus: { stt: null, claude: null, tts: null },
  });
});

describe('a turn', () => {
  it('goes from listening over processing and speaking back to idle', () => {
    const listening = run([{ type: 'recording_started' }]);
    expect(listening).toMatchObject({ status: 'listening', isRecording: true });
    const stopped = run([{ type: 'recording_stopped' }], listening);
    expect(stopped).toMatchObject({ status: 'processing', isRecording: false });
    const processing = run([{ type: 'words_given', text: 'a long day' }], stopped);
    expect(processing.currentTranscript).toBe('a long day');
    const speaking = run([replied, { type: 'speech_began' }], processing);
    expect(speaking).toMatchObject({ status: 'speaking', aiResponse: 'that sounds long.' });
    expect(speaking.aiReturn).toEqual({ phase: 'R1', technique: 'validate' });
    expect(run([{ type: 'went_idle' }], speaking)).toMatchObject({
      status: 'idle',
      aiResponse: 'that sounds long.',
    });
  });

  it('may be typed', () => {
    const typed = run([{ type: 'words_given', text: 'a long day' }, replied, { type: 'went_idle' }]);
    expect(typed).toMatchObject({ status: 'idle', currentTranscript: 'a long day' });
  });

  it('ignores presses while a reply is on its way, while listening and before it has loaded', () => {
    const press: AppEvent = { type: 'recording_started' };
    for (const status of ['processing', 'speaking', 'listening'] as const)
      expect(run([press], { ...READY, status })).toEqual({ ...READY, status });
    expect(run([press], START)).toBe(START);
  });

  it('ignores a reply that nobody waits for', () => {
    expect(run([replied])).toBe(READY);
  });
});

describe('an error', () => {
  it('puts the status into error, as UNKNOWN_ERROR unless said otherwise', () => {
    expect(run([{ type: 'recording_started' }, failed(true)])).toMatchObject({
      status: 'error',
      isRecording: false,
      error: {
        type: 'UNKNOWN_ERROR',
        message: 'no',
        retry: true,
        timestamp: '2026-11-21T09:00:00.000Z',
      },
    });
  });

  it('goes by a retry only when it allows one', () => {
    expect(run([failed(true), { type: 'retried' }])).toMatchObject({ status: 'idle', error: null });
    expect(run([failed(false), { type: 'retried' }])).toMatchObject({ status: 'error' });
  });

  it('is cleared by going idle and by the next press', () => {
    expect(run([failed(false), { type: 'went_idle' }])).toMatchObject({ status: 'idle', error: null });
    expect(run([failed(false), { type: 'recording_started' }])).toMatchObject({
      status: 'listening',
      error: null,
    });
  });
});

describe('history and settings', () => {
  const added = (words: string): AppEvent => ({
    type: 'exchange_added',
    exchange: { userMessage: words, aiResponse: 'i hear you.' },
    at: NOW,
  });

  it('adds at the front and trims to maxHistoryItems', () => {
    const patch = { maxHistoryItems: 2 };
    const state = run([{ type: 'settings_changed', patch }, added('one'), added('two'), added('three')]);
    expect(state.conversationHistory.map((entry) => entry.userMessage)).toEqual(['three', 'two']);
  });

  it('trims at once when fewer are to be kept', () => {
    const state = run([
      added('one'),
      added('two'),
      { type: 'settings_changed', patch: { maxHistoryItems: 1 } },
    ]);
    expect(state.conversationHistory.map((entry) => entry.userMessage)).toEqual(['two']);
  });

  it('merges changed settings into the current ones and ignores impossible values', () => {
    const state = run([
      { type: 'settings_changed', patch: { theme: 'dark' } },
      { type: 'settings_changed', patch: { voiceSpeed: 1.4, maxHistoryItems: -3 } },
    ]);
    expect(state.userSettings).toEqual({ ...READY.userSettings, theme: 'dark', voiceSpeed: 1.4 });
  });

  it('resets with or without the history, and keeps the settings', () => {
    const events: AppEvent[] = [
      { type: 'settings_changed', patch: { theme: 'dark' } },
      added('one'),
      failed(true),
    ];
    const kept = run([...events, { type: 'reset', keepsHistory: true }]);
    expect(kept).toMatchObject({ status: 'idle', error: null, userSettings: { theme: 'dark' } });
    expect(kept.conversationHistory).toHaveLength(1);
    expect(run([...events, { type: 'reset', keepsHistory: false }]).conversationHistory).toEqual([]);
  });

  it('clears the history alone', () => {
    const state = run([{ type: 'words_given', text: 'hm' }, added('one'), { type: 'history_cleared' }]);
    expect(state).toMatchObject({ status: 'processing', conversationHistory: [] });
  });
});

it('notes permission, network and services', () => {
  const state = run([
    { type: 'permission_told', hasPermission: false },
    { type: 'network_changed', isOnline: false },
    { type: 'service_told', service: 'tts', works: true },
  ]);
  expect(state).toMatchObject({
    hasPermission: false,
    isOnline: false,
    apiStatus: { stt: null, claude: null, tts: true },
  });
});
