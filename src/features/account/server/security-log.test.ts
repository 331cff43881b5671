import { expect, it } from 'vitest';
import { routeUrl } from '#contract/define-route.ts';
import { auditEvents } from '#server/db/schema/audit.ts';
import { buildTestApp, TEST_PASSWORD } from '#testing/build-test-app.ts';
import { findTexts, readEveryTable } from '#testing/stored-bytes.ts';
import {
  changePassword,
  deleteMe,
  exportMe,
  listSessions,
  registerPerson,
  revokeSession,
  signIn,
  signOut,
} from '../contract.ts';

const OTHER_PASSWORD = 'Other-Harbour-86!';

it('tells what happened at the doors, to whom by pseudonym, and outlives the person', async () => {
  const { db, call, inject, signUp } = await buildTestApp();
  const maya = await signUp({ email: 'maya.audit@example.org' });
  const { email } = maya;
  const wrong = { email, password: 'Wrong-Harbour-86!' };
  await call('POST', signIn.path, wrong);
  await call('POST', signIn.path, { ...wrong, email: 'nobody@example.org' });
  const registration = { email, password: TEST_PASSWORD, name: 'Maya Lind' };
  await call('POST', registerPerson.path, registration);
  const again = await call('POST', signIn.path, { email, password: TEST_PASSWORD });
  const { sessionId } = again.json();
  await maya.call('GET', listSessions.path);
  await maya.call('DELETE', routeUrl(revokeSession, { id: sessionId }), { password: TEST_PASSWORD });
  await maya.call('POST', exportMe.path, { password: 'Wrong-Harbour-86!' });
  await maya.call('POST', exportMe.path, { password: TEST_PASSWORD });
  await maya.call('POST', changePassword.path, {
    currentPassword: TEST_PASSWORD,
    newPassword: OTHER_PASSWORD,
  });
  await maya.call('POST', signOut.path);
  const back = await call('POST', signIn.path, { email, password: OTHER_PASSWORD });
  const headers = { authorization: `Bearer ${back.json().accessToken}` };
  await inject({ method: 'DELETE', url: deleteMe.path, headers, payload: { password: OTHER_PASSWORD } });

  const rows = await db.select().from(auditEvents).orderBy(auditEvents.seq);
  const hers = rows[1]?.subject?.toString('hex');
  const who = (subject: Buffer | null) => (subject?.toString('hex') === hers ? 'maya' : null);
  expect(hers).toHaveLength(64);
  expect(rows.map(({ event, subject }) => [event, who(subject)])).toEqual([
    ['log_began', null],
    ['signed_up', 'maya'],
    ['signed_in', 'maya'],
    ['sign_in_refused', 'maya'],
    ['sign_in_refused', null],
    ['sign_up_repeated', null],
    ['signed_in', 'maya'],
    ['session_ended', 'maya'],
    ['confirmation_refused', 'maya'],
    ['exported', 'maya'],
    ['password_changed', 'maya'],
    ['signed_out', 'maya'],
    ['signed_in', 'maya'],
    ['account_deleted', 'maya'],
  ]);
  expect(findTexts(await readEveryTable(db), [email, 'nobody@example.org', '127.0.0.1'])).toEqual([]);
});
