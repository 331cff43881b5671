import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS, readSettings } from './user-settings.ts';

it('has the defaults of the specification', () => {
  expect(DEFAULT_SETTINGS).toEqual({
    voiceSpeed: 1,
    autoPlay: true,
    theme: 'light',
    language: 'en-US',
    maxHistoryItems: 100,
    enableNotifications: true,
  });
});

it.each([[null], ['words'], [[]], [undefined]])('falls back when %j was stored', (stored) => {
  expect(readSettings(stored)).toEqual(DEFAULT_SETTINGS);
});

it('takes what can be read and leaves the rest as it was', () => {
  const stored = { voiceSpeed: 9, theme: 'dark', maxHistoryItems: 2.5, language: 'es-ES', autoPlay: 'no' };
  expect(readSettings(stored)).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', language: 'es-ES' });
});

it('keeps no field that is not its own', () => {
  expect(readSettings({ ...DEFAULT_SETTINGS, token: 'x' })).toEqual(DEFAULT_SETTINGS);
});
