import type { Phase, Technique } from '#features/companion/contract.ts';
import { addEntry, type Exchange, type HistoryEntry } from './history.ts';
import { DEFAULT_SETTINGS, readSettings, type UserSettings } from './user-settings.ts';

export const VOICE_ERROR_TYPES = [
  'PERMISSION_DENIED',
  'NETWORK_ERROR',
  'API_ERROR',
  'AUDIO_ERROR',
  'UNKNOWN_ERROR',
] as const;
export type VoiceErrorType = (typeof VOICE_ERROR_TYPES)[number];

export interface VoiceError {
  readonly type: VoiceErrorType;
  readonly message: string;
  /** ISO string. */
  readonly timestamp: string;
  /** Whether trying again may help. */
  readonly retry: boolean;
}

/** What the guide gave back beside its words. */
export interface GuideReturn {
  readonly phase: Phase;
  readonly technique: Technique;
}

export type VoiceStatus = 'idle' | 'listening' | 'processing' | 'speaking' | 'error';
/** `stt` hears, `claude` replies (here: the built-in guide), `tts` speaks. */
export type VoiceService = 'stt' | 'claude' | 'tts';

/** The state of the specification's local voice app (section 3), to the letter. */
export interface AppState {
  readonly status: VoiceStatus;
  readonly isRecording: boolean;
  /** Null until the probe has told. */
  readonly hasPermission: boolean | null;
  readonly currentTranscript: string;
  readonly aiResponse: string;
  readonly aiReturn: GuideReturn | null;
  /** Newest first. */
  readonly conversationHistory: readonly HistoryEntry[];
  readonly error: VoiceError | null;
  readonly userSettings: UserSettings;
  readonly loading: boolean;
  readonly isOnline: boolean;
  /** Whether each works on this device; null until it was asked for. */
  readonly apiStatus: Readonly<Record<VoiceService, boolean | null>>;
}

export type AppEvent =
  | { readonly type: 'settings_loaded'; readonly settings: UserSettings }
  | { readonly type: 'history_loaded'; readonly history: readonly HistoryEntry[] }
  | { readonly type: 'loaded' }
  | { readonly type: 'permission_told'; readonly hasPermission: boolean | null }
  | { readonly type: 'network_changed'; readonly isOnline: boolean }
  | { readonly type: 'service_told'; readonly service: VoiceService; readonly works: boolean }
  | { readonly type: 'recording_started' }
  | { readonly type: 'recording_stopped' }
  | { readonly type: 'words_given'; readonly text: string }
  | { readonly type: 'reply_came'; readonly text: string; readonly aiReturn: GuideReturn | null }
  | { readonly type: 'speech_began' }
  | { readonly type: 'went_idle' }
  | { readonly type: 'started_over' }
  | {
      readonly type: 'failed';
      readonly error: { readonly type?: VoiceErrorType; readonly message: string; readonly retry: boolean };
      readonly at: number;
    }
  | { readonly type: 'retried' }
  | { readonly type: 'exchange_added'; readonly exchange: Exchange; readonly at: number }
  | { readonly type: 'history_cleared' }
  | { readonly type: 'settings_changed'; readonly patch: Partial<UserSettings> }
  | { readonly type: 'reset'; readonly keepsHistory: boolean };

export const START: AppState = {
  status: 'idle',
  isRecording: false,
  hasPermission: null,
  currentTranscript: '',
  aiResponse: '',
  aiReturn: null,
  conversationHistory: [],
  error: null,
  userSettings: DEFAULT_SETTINGS,
  loading: true,
  isOnline: true,
  apiStatus: { stt: null, claude: null, tts: null },
};

const IDLE = { status: 'idle', isRecording: false, error: null } as const;
const SILENT = { currentTranscript: '', aiResponse: '', aiReturn: null } as const;

/** Presses are heard unless a reply is on its way. */
export const canListen = ({ status, loading }: AppState): boolean =>
  !loading && status !== 'processing' && status !== 'speaking' && status !== 'listening';

/** Events that don't fit the state change nothing. */
export function reduceApp(state: AppState, event: AppEvent): AppState {
  switch (event.type) {
    case 'settings_loaded':
      return { ...state, userSettings: event.settings };
    case 'history_loaded':
      return { ...state, conversationHistory: event.history };
    case 'loaded':
      return { ...state, loading: false };
    case 'permission_told':
      return { ...state, hasPermission: event.hasPermission };
    case 'network_changed':
      return { ...state, isOnline: event.isOnline };
    case 'service_told':
      return { ...state, apiStatus: { ...state.apiStatus, [event.service]: event.works } };
    case 'exchange_added':
      return addExchange(state, event.exchange, event.at);
    case 'history_cleared':
      return { ...state, conversationHistory: [] };
    case 'settings_changed':
      return changeSettings(state, event.patch);
    case 'reset':
      return reset(state, event.keepsHistory);
    default:
      return reduceTurn(state, event);
  }
}

/** idle → listening → processing → speaking → idle; any of them may fail, and typing skips the listening. */
function reduceTurn(state: AppState, event: AppEvent): AppState {
  switch (event.type) {
    case 'recording_started':
      if (!canListen(state)) return state;
      return { ...state, ...SILENT, status: 'listening', isRecording: true, error: null };
    case 'recording_stopped':
      return state.isRecording ? { ...state, status: 'processing', isRecording: false } : state;
    case 'words_given':
      if (state.status === 'speaking') return state;
      return { ...state, ...IDLE, ...SILENT, status: 'processing', currentTranscript: event.text };
    case 'reply_came':
      if (state.status !== 'processing') return state;
      return { ...state, aiResponse: event.text, aiReturn: event.aiReturn };
    case 'speech_began':
      return state.isRecording ? state : { ...state, status: 'speaking', error: null };
    case 'went_idle':
      return { ...state, ...IDLE };
    case 'started_over':
      return { ...state, ...IDLE, ...SILENT };
    case 'failed': {
      const { type = 'UNKNOWN_ERROR', message, retry } = event.error;
      const error = { type, message, retry, timestamp: new Date(event.at).toISOString() };
      return { ...state, status: 'error', isRecording: false, error };
    }
    case 'retried':
      return state.error?.retry ? { ...state, ...IDLE } : state;
    default:
      return state;
  }
}

function addExchange(state: AppState, exchange: Exchange, now: number): AppState {
  const max = state.userSettings.maxHistoryItems;
  return { ...state, conversationHistory: addEntry(state.conversationHistory, exchange, { now, max }) };
}

function changeSettings(state: AppState, patch: Partial<UserSettings>): AppState {
  const userSettings = readSettings({ ...state.userSettings, ...patch }, state.userSettings);
  const conversationHistory = state.conversationHistory.slice(0, userSettings.maxHistoryItems);
  return { ...state, userSettings, conversationHistory };
}

/** As at the start, with the settings and, if asked, the history. What is known of the device stays known. */
function reset(state: AppState, keepsHistory: boolean): AppState {
  const { userSettings, hasPermission, isOnline, apiStatus } = state;
  const conversationHistory = keepsHistory ? state.conversationHistory : [];
  return { ...START, loading: false, userSettings, hasPermission, isOnline, apiStatus, conversationHistory };
}
