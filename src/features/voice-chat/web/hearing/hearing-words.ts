import type { Hearing } from './choose-hearing.ts';

/** Who turns the voice into words: said in voice settings and by the device check alike. */
export const HEARING_WORDS: Record<Hearing, string> = {
  server: 'this server turns your voice into words.',
  device: 'this browser turns your voice into words, on this device alone.',
  'browser-maker': 'the company that makes your browser turns your voice into words.',
  typing: 'nothing here can turn your voice into words just now, so you write.',
};
