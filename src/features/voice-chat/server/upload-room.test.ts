import { expect, it } from 'vitest';
import { createUploadRoom, type TakeRoom } from './upload-room.ts';

it('takes in no more than there is room for, and has it again once a recording was heard or failed', async () => {
  const room = createUploadRoom({ maxBytes: 100 });
  const busy = { code: 'speech_busy', retryAfterSeconds: 5 };
  await room.hold('maya', async (take) => {
    take(60);
    await expect(room.hold('sam', async (takeMore) => takeMore(41))).rejects.toMatchObject(busy);
    await room.hold('sam', async (takeMore) => takeMore(40));
    take(40);
    expect(() => take(1)).toThrow(expect.objectContaining(busy));
  });
  await expect(room.hold('maya', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  let takeLate: TakeRoom = () => {};
  await room.hold('sam', async (take) => {
    takeLate = take;
  });
  expect(() => takeLate(1)).toThrow(expect.objectContaining(busy));
  await room.hold('sam', async (take) => take(100));
});
