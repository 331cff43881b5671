import { z } from 'zod';

/** T0 none · T1 distress or ambiguous · T2 passive ideation, self-harm urge · T3 active ideation · T4 plan, intent, attempt. */
export const TIERS = ['T0', 'T1', 'T2', 'T3', 'T4'] as const;
export const tierSchema = z.enum(TIERS);
export type Tier = z.infer<typeof tierSchema>;

export const SAFETY_TAGS = [
  'harm_to_others',
  'abuse',
  'medical_emergency',
  'eating',
  'someone_else',
  'minor',
] as const;
export const safetyTagSchema = z.enum(SAFETY_TAGS);
export type SafetyTag = z.infer<typeof safetyTagSchema>;

export const RESOURCE_KINDS = ['emergency', 'crisis_line', 'helpline', 'peer_support'] as const;

/** A place with people. `phone` and `sms` are as a person would dial or text them; `verifiedOn` is an ISO date. */
export const resourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(RESOURCE_KINDS),
  phone: z.string().optional(),
  sms: z.string().optional(),
  url: z.url(),
  hours: z.string(),
  languages: z.array(z.string()),
  country: z.string(),
  verifiedOn: z.iso.date(),
});
export type Resource = z.infer<typeof resourceSchema>;

/**
 * What a reply carries when somebody may need a person. `messageTier` is about this message, `tier` is where the
 * person stands after it; it falls only by a denial and a check-in. `checkIn` asks the client to offer the check-in.
 */
export const safetySchema = z.object({
  tier: tierSchema,
  messageTier: tierSchema,
  tags: z.array(safetyTagSchema),
  resources: z.array(resourceSchema),
  checkIn: z.boolean(),
});
export type Safety = z.infer<typeof safetySchema>;

export const CHECK_IN_ANSWERS = ['safer', 'same', 'worse'] as const;
export const checkInAnswerSchema = z.enum(CHECK_IN_ANSWERS);
export type CheckInAnswer = z.infer<typeof checkInAnswerSchema>;
