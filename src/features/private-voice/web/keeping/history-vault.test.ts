import { beforeEach, expect, it } from 'vitest';
import { createHistoryVault, type HistoryVault, type Kept, VaultLocked } from './history-vault.ts';
import { keepInMemory, type Records } from './records.ts';

const PASSPHRASE = 'a quiet place to sit';
const KEPT: Kept = {
  conversations: [
    { id: 2, userMessage: 'i miss her', aiResponse: 'of course.', timestamp: '2026-11-21T09:00:00.000Z' },
  ],
  safety: null,
};

let records: Records;
let vault: HistoryVault;
const open = (): HistoryVault => createHistoryVault({ records, alone: (task) => task() });
beforeEach(() => {
  records = keepInMemory();
  vault = open();
});

const raw = async (): Promise<string> =>
  JSON.stringify(await records.get('history', 'conversations'), (_key, value) =>
    value instanceof Uint8Array ? String.fromCharCode(...value) : value,
  );

it('keeps the history under conversations, with the time of the newest for the index', async () => {
  await vault.change(() => KEPT);
  expect(await records.get('history', 'conversations')).toEqual({
    ...KEPT,
    timestamp: '2026-11-21T09:00:00.000Z',
  });
  expect(await open().open()).toEqual({ status: 'open', kept: KEPT });
});

it('seals everything under a passphrase, and opens for it again', async () => {
  await vault.change(() => KEPT);
  await vault.setPassphrase(PASSPHRASE);
  expect(await raw()).not.toContain('i miss her');
  expect(await raw()).not.toContain('2026-11-21');
  const later = open();
  expect(await later.open()).toEqual({ status: 'locked' });
  expect(await later.unlock('a quiet place to Sit')).toBeNull();
  expect(later.hasKey()).toBe(false);
  expect(await later.unlock(PASSPHRASE)).toEqual(KEPT);
  expect(await later.open()).toEqual({ status: 'open', kept: KEPT });
});

it('derives with at least 600,000 iterations and seals each time anew', async () => {
  await vault.setPassphrase(PASSPHRASE);
  const first = await records.get('history', 'conversations');
  await vault.change(() => KEPT);
  const second = await records.get('history', 'conversations');
  expect(first).toMatchObject({ sealed: { iterations: 600_000, salt: expect.any(Uint8Array) } });
  expect(first).not.toMatchObject({ sealed: { iv: (second as { sealed: { iv: Uint8Array } }).sealed.iv } }); // as `first` above
});

it('changes nothing while it is locked', async () => {
  await vault.setPassphrase(PASSPHRASE);
  const before = await raw();
  vault.lock();
  await expect(vault.change(() => KEPT)).rejects.toThrow(VaultLocked);
  await expect(vault.setPassphrase(null)).rejects.toThrow(VaultLocked);
  expect(await raw()).toBe(before);
});

it('takes the lock off again', async () => {
  await vault.change(() => KEPT);
  await vault.setPassphrase(PASSPHRASE);
  await vault.setPassphrase(null);
  expect(await open().open()).toEqual({ status: 'open', kept: KEPT });
});

it('erases without the passphrase, and begins without a lock', async () => {
  await vault.setPassphrase(PASSPHRASE);
  const later = open();
  await later.erase();
  expect(await later.open()).toEqual({ status: 'open', kept: { conversations: [], safety: null } });
  await later.change(() => KEPT);
  expect(await raw()).toContain('i miss her');
});

it('notices bytes that were changed', async () => {
  await vault.setPassphrase(PASSPHRASE);
  const record = (await records.get('history', 'conversations')) as { sealed: { data: Uint8Array } }; // just written
  record.sealed.data[0] = (record.sealed.data[0] ?? 0) ^ 1;
  await records.put('history', 'conversations', record);
  expect(await open().unlock(PASSPHRASE)).toBeNull();
});

it('is locked for good, and can be erased, when what was sealed is broken', async () => {
  await records.put('history', 'conversations', { sealed: { version: 7 } });
  expect(await vault.open()).toEqual({ status: 'locked' });
  expect(await vault.unlock(PASSPHRASE)).toBeNull();
  await vault.erase();
  expect((await vault.open()).status).toBe('open');
});

it('stays as it was when there is no room for the sealed history', async () => {
  await vault.change(() => KEPT);
  const full = createHistoryVault({
    records: { ...records, put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) },
    alone: (task) => task(),
  });
  await expect(full.setPassphrase(PASSPHRASE)).rejects.toThrow('full');
  expect(full.hasKey()).toBe(false);
  expect(await full.open()).toEqual({ status: 'open', kept: KEPT });
});

it.each([[undefined], ['words'], [{ conversations: 7, safety: 'x' }]])(
  'reads nothing from %j',
  async (record) => {
    if (record !== undefined) await records.put('history', 'conversations', Object(record));
    expect(await vault.open()).toEqual({ status: 'open', kept: { conversations: [], safety: null } });
  },
);
