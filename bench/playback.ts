import type { Browser } from '@playwright/test';
import { type Arrival, arriveAs, toneClauses } from '../tests/harness/arrivals.ts';
import {
  type AudioLab,
  launchChromium,
  openAudioLab,
  openLabPage,
  playScene,
} from '../tests/harness/audio-lab.ts';
import { fakeMicrophone, makeSpeech } from '../tests/harness/speech.ts';
import { atMost, quantile, type Row } from './row.ts';

export const name = 'playback';

const SAMPLE_RATE = 24_000;
const TEXTS = ['it sounds like a long day, ', 'and you are still here. ', 'what was the hardest part?'];
const BARGE_INS = 5;

/** What a real loudspeaker's signal looks like while a reply arrives, and when a person speaks into it. */
export async function run(): Promise<readonly Row[]> {
  const lab = await openAudioLab();
  const browser = await launchChromium(
    fakeMicrophone(await makeSpeech('wait, i have to think about that.')),
    'whole',
  );
  try {
    return [...(await measureGaps(browser, lab)), ...(await measureBargeIns(browser, lab))];
  } finally {
    await browser.close();
    await lab.close();
  }
}

/** A tone without a break, five times faster than it sounds, in pieces that come up to 40 ms late. */
const replyOf = (mime: Arrival['mime'], seconds: number): Promise<Arrival[]> =>
  arriveAs({
    mime,
    sampleRate: SAMPLE_RATE,
    clauses: toneClauses(TEXTS, { seconds, sampleRate: SAMPLE_RATE }),
    chunkMs: 100,
    speed: 5,
    jitterMs: (index) => [0, 25, 5, 40, 10][index % 5] ?? 0,
  });

async function measureGaps(browser: Browser, lab: AudioLab): Promise<Row[]> {
  const rows: Row[] = [];
  for (const mime of ['audio/pcm', 'audio/mpeg'] as const) {
    const page = await openLabPage(browser, lab);
    const { worstGapMs } = await playScene<{ worstGapMs: number }>(page, 'playToEnd', await replyOf(mime, 2));
    rows.push(atMost(`longest silence in a reply that arrives in pieces, ${mime}`, worstGapMs, 'ms', 50));
    await page.context().close();
  }
  return rows;
}

interface BargeIn {
  readonly events: readonly string[];
  readonly fromVoiceToQuietMs: number;
  readonly fromVoiceToSilenceMs: number;
  readonly fromBargeInToSilenceMs: number;
}

async function measureBargeIns(browser: Browser, lab: AudioLab): Promise<Row[]> {
  const reply = await replyOf('audio/pcm', 3);
  const seen: BargeIn[] = [];
  for (let turn = 0; turn < BARGE_INS; turn++) {
    const page = await openLabPage(browser, lab);
    seen.push(await playScene<BargeIn>(page, 'bargeIn', reply));
    await page.context().close();
  }
  const slowest = (pick: (bargeIn: BargeIn) => number) => Math.max(...seen.map(pick));
  const median = (pick: (bargeIn: BargeIn) => number) => quantile(seen.map(pick), 0.5);
  const missed = seen.filter(({ events }) => events[0] !== 'barge-in').length;
  return [
    atMost(`barge-ins of ${BARGE_INS} that were not heard`, missed, 'times', 0),
    atMost(
      'from barge-in to silence, slowest',
      slowest(({ fromBargeInToSilenceMs }) => fromBargeInToSilenceMs),
      'ms',
      100,
    ),
    atMost(
      "from a person's first sound to a quiet reply (−20 dB), median",
      median(({ fromVoiceToQuietMs }) => fromVoiceToQuietMs),
      'ms',
      100,
    ),
    atMost(
      "from a person's first sound to silence (200 ms of voice are waited for)",
      median(({ fromVoiceToSilenceMs }) => fromVoiceToSilenceMs),
      'ms',
      400,
    ),
  ];
}
