import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createUploadRoom, type TakeRoom } from './upload-room.ts';

const stays = new AbortController().signal;

it('takes in no more than there is room for, and has it again once a recording was heard or failed', async () => {
  const room = createUploadRoom({ maxBytes: 100 });
  const busy = { code: 'speech_busy', retryAfterSeconds: 5 };
  await room.hold('maya', stays, async (take) => {
    take(60);
    await expect(room.hold('sam', stays, async (takeMore) => takeMore(41))).rejects.toMatchObject(busy);
    await room.hold('sam', stays, async (takeMore) => takeMore(40));
    take(40);
    expect(() => take(1)).toThrow(expect.objectContaining(busy));
  });
  await expect(room.hold('maya', stays, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  let takeLate: TakeRoom = () => {};
  await room.hold('sam', stays, async (take) => {
    takeLate = take;
  });
  expect(() => takeLate(1)).toThrow(expect.objectContaining(busy));
  await room.hold('sam', stays, async (take) => take(100));
});

it('refuses nobody for pages that have gone and were not heard of yet', async () => {
  const room = createUploadRoom();
  const ends = Promise.withResolvers<void>();
  const pages = [1, 2, 3].map(() => new AbortController());
  const left = pages.map(({ signal }) => room.hold('maya', signal, () => ends.promise));
  const back = room.hold('maya', stays, async () => 'heard');
  await nextTurn();
  pages[0]?.abort();
  expect(await back).toBe('heard');
  ends.resolve();
  await Promise.all(left);
});

it('has room at once for a person whose page went away three times, and holds their bytes to the end', async () => {
  const room = createUploadRoom({ maxBytes: 100 });
  const ends = Promise.withResolvers<void>();
  const pages = [1, 2, 3].map(() => new AbortController());
  const left = pages.map(({ signal }) =>
    room.hold('maya', signal, async (take) => {
      take(30);
      await ends.promise;
    }),
  );
  await expect(room.hold('maya', stays, async () => {})).rejects.toMatchObject({ code: 'speech_busy' });
  for (const page of pages) page.abort();
  await room.hold('maya', stays, async (take) => {
    take(10);
    expect(() => take(1)).toThrow();
  });
  ends.resolve();
  await Promise.all(left);
  await Promise.all([1, 2, 3].map(() => room.hold('maya', stays, async (take) => take(33))));
});
