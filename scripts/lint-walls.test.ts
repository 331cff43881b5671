import { expect, it } from 'vitest';
import { findBreach, findBreaches, findFarPath, findLibraryBreach } from './lint-walls.ts';

it.each([
  ['features/companion/core/guide.ts', 'server/env.ts'],
  ['language/read-message.ts', 'features/safety/contract.ts'],
  ['features/account/server/routes.ts', 'features/account/web/login-screen.tsx'],
  ['features/text-chat/web/text-chat-screen.tsx', 'features/conversations/server/store.ts'],
  ['features/home/web/options-screen.tsx', 'features/account/web/login-machine.ts'],
  ['features/safety/server/routes.ts', 'features/conversations/server/public.ts'],
  ['server/mail.ts', 'features/account/server/public.ts'],
  ['features/private-voice/web/private-voice-screen.tsx', 'features/voice-chat/web/public.ts'],
  ['web/ui/card.tsx', 'features/companion/contract.ts'],
  ['web/ui/card.tsx', 'web/session.ts'],
])('forbids %s to import %s', (from, to) => {
  expect(findBreach(from, to)).toEqual(expect.any(String));
});

it.each([
  ['features/conversations/server/accept-turn.ts', 'features/safety/core/protocol/assess-turn.ts'],
  ['features/conversations/server/routes.ts', 'features/account/server/public.ts'],
  ['server/app.ts', 'features/account/server/routes.ts'],
  ['features/private-voice/web/private-voice-screen.tsx', 'features/companion/core/guide.ts'],
])('allows %s to import %s', (from, to) => {
  expect(findBreach(from, to)).toBeNull();
});

it('keeps the heavy zod out of what browsers load', () => {
  expect(findLibraryBreach('features/home/contract.ts', 'zod')).toEqual(expect.any(String));
  expect(findLibraryBreach('features/home/contract.ts', 'zod/mini')).toBeNull();
  expect(findLibraryBreach('server/env.ts', 'zod')).toBeNull();
});

it('keeps the SQL of a feature in its store', () => {
  expect(findLibraryBreach('features/home/server/routes.ts', 'drizzle-orm')).toEqual(expect.any(String));
  expect(findLibraryBreach('features/conversations/server/turn-store.ts', 'drizzle-orm')).toBeNull();
  expect(findLibraryBreach('server/db/open-database.ts', 'drizzle-orm')).toBeNull();
});

it('asks for the address of another room, and for none within one', () => {
  expect(findFarPath('features/home/server/store.ts', '../../account/server/public.ts')).not.toBeNull();
  expect(findFarPath('web/session.ts', '../contract/errors.ts')).not.toBeNull();
  expect(findFarPath('features/home/server/store.ts', '../contract.ts')).toBeNull();
  expect(findFarPath('features/home/server/store.ts', '#features/account/server/public.ts')).toBeNull();
});

it('finds no breach in the house', () => {
  expect(findBreaches()).toEqual([]);
});
