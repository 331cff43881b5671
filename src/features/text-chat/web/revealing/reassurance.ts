/** The typing indicator stays at least this long: it never flickers. */
export const TYPING_MINIMUM_MS = 300;

interface Band {
  /** The band holds below this time since sending. */
  readonly belowMs: number;
  readonly rotateMs: number;
  readonly texts: readonly string[];
}

const BANDS: readonly [Band, ...Band[]] = [
  {
    belowMs: 10_000,
    rotateMs: 3_000,
    texts: [
      'taking in what you shared...',
      'listening to your words...',
      'staying with this...',
      'still with you...',
    ],
  },
  {
    belowMs: 30_000,
    rotateMs: 4_000,
    texts: [
      'finding the right words...',
      'taking a little care with this...',
      'still here, still listening...',
    ],
  },
  {
    belowMs: 60_000,
    rotateMs: 5_000,
    texts: [
      "this is taking a little longer. i'm still here...",
      'there is no hurry. a breath, if you like...',
    ],
  },
  {
    belowMs: 90_000,
    rotateMs: 6_000,
    texts: ['still working on a reply. your words are safe...', "thank you for waiting. i haven't left..."],
  },
  {
    belowMs: Number.POSITIVE_INFINITY,
    rotateMs: 8_000,
    texts: [
      'this is slower than it should be. your words are safe...',
      "you don't have to wait here. the reply will be in your conversation...",
    ],
  },
];

export interface Reassurance {
  readonly text: string;
  /** When the text changes next, in ms since sending. */
  readonly nextAtMs: number;
}

/** What the typing indicator says `elapsedMs` after sending. */
export function reassureAfter(elapsedMs: number): Reassurance {
  let startMs = 0;
  for (const band of BANDS) {
    if (elapsedMs < band.belowMs) {
      const turn = Math.floor((elapsedMs - startMs) / band.rotateMs);
      return {
        text: band.texts[turn % band.texts.length] ?? '',
        nextAtMs: Math.min(startMs + (turn + 1) * band.rotateMs, band.belowMs),
      };
    }
    startMs = band.belowMs;
  }
  throw new RangeError('the last band has no end');
}
