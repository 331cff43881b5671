import type { Mail } from '#server/mail.ts';
import { CODE_MINUTES, RESET_TOKEN_MINUTES, VERIFY_LINK_MINUTES } from '../core/limits.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Letter {
  readonly to: string;
  readonly name: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
  readonly closing: string;
}

/** One letter in both forms, from the same words. */
export function writeLetter({ to, name, subject, paragraphs, action, closing }: Letter): Mail {
  const [first = ''] = name.split(/\s+/);
  const greeting = first ? `hello ${first},` : 'hello,';
  const lines = [greeting, ...paragraphs];
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const button =
    'display:inline-block;padding:14px 24px;border-radius:999px;background:#152835;color:#faf6f1;text-decoration:none';
  return {
    to,
    subject,
    text: `${[...lines, `${action.label}: ${action.url}`, closing, 'process'].join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 20px;background:#f2eae4;color:#152835;font:17px/1.5 Georgia,serif">
<div style="max-width:520px;margin:0 auto">
${lines.map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="${button}">${escapeHtml(action.label)}</a></p>
${paragraph(closing)}
<p style="margin:32px 0 0;color:#384954">process</p>
</div></body></html>
`,
  };
}

export interface Recipient {
  readonly to: string;
  readonly name: string;
  readonly publicUrl: string;
}

export const writeResetMail = ({ to, name, publicUrl }: Recipient, token: string): Mail =>
  writeLetter({
    to,
    name,
    subject: 'set a new password for process',
    paragraphs: [
      'somebody, hopefully you, asked to set a new password for your process account.',
      `the link below works once, for ${RESET_TOKEN_MINUTES} minutes.`,
    ],
    action: { label: 'set a new password', url: `${publicUrl}/reset-password/${token}` },
    closing: 'if this was not you, there is nothing to do: your password stays as it is.',
  });

/** `code` is null where too many codes went to this mailbox today: then the link alone opens the account. */
export const writeVerifyMail = (
  { to, publicUrl }: Omit<Recipient, 'name'>,
  { token, code }: { token: string; code: string | null },
): Mail =>
  writeLetter({
    to,
    name: '',
    subject: 'confirm your address for process',
    paragraphs: [
      'somebody, hopefully you, wants to use process with this address.',
      ...(code === null
        ? []
        : [`your six digits, for ${CODE_MINUTES} minutes: ${code.slice(0, 3)} ${code.slice(3)}`]),
      `or use the link below, for ${VERIFY_LINK_MINUTES} minutes, with the password that you chose.`,
    ],
    action: { label: 'confirm my address', url: `${publicUrl}/verify-email/${token}` },
    closing: 'if this was not you, there is nothing to do: without your answer nothing happens.',
  });

export const writePasswordChangedMail = ({ to, name, publicUrl }: Recipient): Mail =>
  writeLetter({
    to,
    name,
    subject: 'your password was changed',
    paragraphs: [
      'the password of your process account was changed just now, and every other device was signed out.',
      'passkeys, a second step and a connected organisation stay as they are. look at the ways to sign in, in settings, and remove what is not yours.',
    ],
    action: { label: 'this was not me', url: `${publicUrl}/forgot-password` },
    closing: 'if it was you, there is nothing to do.',
  });

/** `device` in words of ours, as 'Firefox on Android': what a browser says of itself is anybody's text. */
export const writeNewSignInMail = ({ to, name, publicUrl }: Recipient, device: string): Mail =>
  writeLetter({
    to,
    name,
    subject: 'a new sign-in to process',
    paragraphs: [
      `somebody signed in to your process account just now, from a place that was not seen before: ${device}.`,
    ],
    action: { label: 'this was not me', url: `${publicUrl}/forgot-password` },
    closing: 'if it was you, there is nothing to do.',
  });

export const writePasskeyAddedMail = ({ to, name, publicUrl }: Recipient): Mail =>
  writeLetter({
    to,
    name,
    subject: 'a passkey was added to your process account',
    paragraphs: [
      'a passkey was added to your process account just now. whoever has it can sign in without your password.',
      'if this was not you: set a new password, then remove the passkey in settings.',
    ],
    action: { label: 'this was not me', url: `${publicUrl}/forgot-password` },
    closing: 'if it was you, there is nothing to do.',
  });

export const writeSecondStepMail = ({ to, name, publicUrl }: Recipient, state: 'on' | 'off'): Mail =>
  writeLetter({
    to,
    name,
    subject: `the second step of your sign-in is ${state}`,
    paragraphs: [
      state === 'on'
        ? 'from now on process asks for a code of your app after your password. keep your recovery codes where you find them without your phone.'
        : 'from now on process asks for your password alone.',
    ],
    action: { label: 'this was not me', url: `${publicUrl}/forgot-password` },
    closing: 'if it was you, there is nothing to do.',
  });

export const writeExportedMail = ({ to, name, publicUrl }: Recipient): Mail =>
  writeLetter({
    to,
    name,
    subject: 'your process data was exported',
    paragraphs: [
      'everything that process holds about you was downloaded just now, by somebody who has your password or a passkey.',
    ],
    action: { label: 'this was not me', url: `${publicUrl}/forgot-password` },
    closing: 'if it was you, there is nothing to do.',
  });

export const writeDeletedMail = ({ to, name, publicUrl }: Recipient): Mail =>
  writeLetter({
    to,
    name,
    subject: 'your process account is deleted',
    paragraphs: [
      'your process account was deleted just now, with every conversation in it. it cannot be brought back here; what a backup still holds of it is sealed, and opens for nobody once the next one is made.',
    ],
    action: { label: 'open process', url: publicUrl },
    closing: 'you are welcome back whenever you like, with a new account. take care of yourself.',
  });

/** Told by mail and not on the screen: a sign-up form must not reveal who has an account here. */
export const writeAlreadyRegisteredMail = ({ to, name, publicUrl }: Recipient): Mail =>
  writeLetter({
    to,
    name,
    subject: 'you already have a process account',
    paragraphs: [
      'somebody, hopefully you, tried to create a process account with this address. you already have one, and nothing about it was changed.',
      `you can log in with your password at ${publicUrl}/login, or set a new one.`,
    ],
    action: { label: 'set a new password', url: `${publicUrl}/forgot-password` },
    closing: 'if this was not you, there is nothing to do.',
  });
