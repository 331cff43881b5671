import { type Recipient, writeLetter } from '#features/account/server/public.ts';
import type { Mail } from '#server/mail.ts';

const formatDay = (moment: Date): string =>
  moment.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

export const writeTrialEndsMail = (
  { to, name, publicUrl }: Recipient,
  { trialEnd, isCanceled }: { readonly trialEnd: Date; readonly isCanceled: boolean },
): Mail =>
  writeLetter({
    to,
    name,
    subject: 'your free trial ends soon',
    paragraphs: [
      `your free trial of process ends on ${formatDay(trialEnd)}.`,
      isCanceled
        ? 'you have canceled, so nothing will be charged.'
        : 'then the paid plan begins. if you would rather stop, you can cancel before that day and pay nothing.',
    ],
    action: { label: 'see your subscription', url: `${publicUrl}/subscribe` },
    closing: 'crisis support, your conversations and their export stay open to you, with or without a plan.',
  });
