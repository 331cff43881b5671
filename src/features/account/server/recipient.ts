import { publicUrlOf } from '#server/env.ts';
import type { Parts } from '#server/parts.ts';
import { ownerOf } from '#server/person.ts';
import { openProfile } from './profile.ts';
import type { UserRow } from './store.ts';

/** What a letter needs to know about a person. */
export function openRecipient({ env, keys }: Pick<Parts, 'env' | 'keys'>, user: UserRow) {
  const { email, name } = openProfile(ownerOf(keys, user), user);
  // Until the mailbox has answered once, the name may be a stranger's text to whoever reads it.
  return { to: email, name: user.emailVerifiedAt ? name : '', publicUrl: publicUrlOf(env) };
}
