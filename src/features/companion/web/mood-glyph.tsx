import type { MoodLook } from './mood-name.ts';

/** Weather and growth, not faces; on a 24 grid, with the stroke of the icons. */
const strokes: Record<MoodLook, string[]> = {
  anxious: ['M2.5 12.5 4.6 9l2.3 6.5L9.3 6l2.6 12 2.5-10.5 2.2 8 2-5.5 1.4 3.5 1.5-1'],
  peaceful: ['M3 20h18', 'M17.6 13.2A6.2 6.2 0 1 1 10.3 4.4a5 5 0 0 0 7.3 8.8z'],
  excited: [
    'M12 13.5V3.5',
    'm8 14.8-3.8-8',
    'm16 14.8 3.8-8',
    'M6 18.2 2.5 15.5',
    'm18 18.2 3.5-2.7',
    'M9 20.5a3 3 0 0 1 6 0',
  ],
  reflective: ['M3 12.5h18', 'M6.5 12.5a5.5 5.5 0 0 1 11 0', 'M8 16.2h8', 'M10.5 19.7h3'],
  grateful: [
    'M3.5 11c0 5.4 3.6 8.5 8.5 8.5s8.5-3.1 8.5-8.5z',
    'M10.1 6.2a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0',
  ],
  overwhelmed: [
    'M3.5 14.5C3 8 9.5 3.5 15 5.5s7 9 2.5 12.5-11 1.5-10.8-3.6 7-6.4 9.3-3.2-.8 6.2-3.6 5.3-1.9-3.5.2-3.6',
  ],
  hopeful: [
    'M12 21v-9.5',
    'M12 11.5C12 7 15 4.2 20 4c0 4.8-3 7.5-8 7.5z',
    'M12 16c0-3.6-2.7-5.6-7-5.8 0 3.9 2.7 5.8 7 5.8z',
  ],
  sad: [
    'M12 3c2.9 3.9 5.7 7 5.7 10.8a5.7 5.7 0 0 1-11.4 0C6.3 10 9.1 6.9 12 3z',
    'M9.5 14.2c.1 1.5 1 2.5 2.4 2.7',
  ],
  angry: [
    'M12 21.5c-4.1 0-6.7-2.8-6.7-6.3 0-3.3 2.1-4.9 3.4-7.4.7 1.2.9 2 1 3.1 1.8-1.7 2.7-4.2 2.3-7.9 3.8 2.5 6.7 6.8 6.7 11.7 0 4-2.6 6.8-6.7 6.8z',
  ],
  calm: ['M3 9.5c3-2.2 6-2.2 9 0s6 2.2 9 0', 'M3 15.5c3-2.2 6-2.2 9 0s6 2.2 9 0'],
  other: ['M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0', 'M10.8 12a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0'],
};

/** The drawing of a mood, in the current colour. Always print the word beside it. */
export function MoodGlyph({ look }: { look: MoodLook }) {
  return (
    <svg
      className="lucide"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {strokes[look].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
