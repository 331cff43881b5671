import type { Resource } from '../../contract.ts';

/**
 * Places with people, as data. `docs/safety.md` says how each entry is verified again; a test fails when one is older
 * than a year. 'ZZ' is the code for 'no country known'.
 */
export const ELSEWHERE = 'ZZ';

const VERIFIED_ON = '2026-11-21';
const ALWAYS = '24 hours a day, every day';

export const RESOURCES: readonly Resource[] = [
  {
    id: 'us-988',
    name: '988 Suicide & Crisis Lifeline',
    description: 'free, confidential support for anyone in distress, by phone or text',
    kind: 'crisis_line',
    phone: '988',
    sms: '988',
    url: 'https://988lifeline.org',
    hours: ALWAYS,
    languages: ['en', 'es'],
    country: 'US',
    verifiedOn: VERIFIED_ON,
  },
  {
    id: 'us-crisis-text-line',
    name: 'Crisis Text Line',
    description: 'text with a trained crisis counselor, about anything',
    kind: 'crisis_line',
    sms: 'HOME to 741741',
    url: 'https://www.crisistextline.org',
    hours: ALWAYS,
    languages: ['en', 'es'],
    country: 'US',
    verifiedOn: VERIFIED_ON,
  },
  {
    id: 'us-samhsa',
    name: 'SAMHSA National Helpline',
    description: 'free, confidential referral for substance use and mental health, for people and families',
    kind: 'helpline',
    phone: '1-800-662-4357',
    url: 'https://www.samhsa.gov/find-help/national-helpline',
    hours: ALWAYS,
    languages: ['en', 'es'],
    country: 'US',
    verifiedOn: VERIFIED_ON,
  },
  {
    id: 'us-trevor-project',
    name: 'The Trevor Project',
    description: 'crisis support for LGBTQ+ young people, by phone or text',
    kind: 'crisis_line',
    phone: '1-866-488-7386',
    sms: 'START to 678-678',
    url: 'https://www.thetrevorproject.org',
    hours: ALWAYS,
    languages: ['en'],
    country: 'US',
    verifiedOn: VERIFIED_ON,
  },
  {
    id: 'us-trans-lifeline',
    name: 'Trans Lifeline',
    description: 'peer support by and for trans people',
    kind: 'peer_support',
    phone: '877-565-8860',
    url: 'https://translifeline.org',
    hours: 'weekdays, 10 am to 6 pm Pacific; at other times call or text 988',
    languages: ['en', 'es'],
    country: 'US',
    verifiedOn: VERIFIED_ON,
  },
  {
    id: 'ca-988',
    name: '9-8-8: Suicide Crisis Helpline',
    description: 'support for anyone thinking about suicide, by phone or text',
    kind: 'crisis_line',
    phone: '988',
    sms: '988',
    url: 'https://988.ca',
    hours: ALWAYS,
    languages: ['en', 'fr'],
    country: 'CA',
    verifiedOn: VERIFIED_ON,
  },
  {
    id: 'gb-samaritans',
    name: 'Samaritans',
    description: 'someone to talk to, about whatever is going on',
    kind: 'crisis_line',
    phone: '116 123',
    url: 'https://www.samaritans.org',
    hours: ALWAYS,
    languages: ['en'],
    country: 'GB',
    verifiedOn: VERIFIED_ON,
  },
  {
    id: 'gb-shout',
    name: 'Shout',
    description: 'free, confidential support by text',
    kind: 'crisis_line',
    sms: 'SHOUT to 85258',
    url: 'https://giveusashout.org',
    hours: ALWAYS,
    languages: ['en'],
    country: 'GB',
    verifiedOn: VERIFIED_ON,
  },
  {
    id: 'ie-samaritans',
    name: 'Samaritans Ireland',
    description: 'someone to talk to, about whatever is going on',
    kind: 'crisis_line',
    phone: '116 123',
    url: 'https://www.samaritans.org/ireland/',
    hours: ALWAYS,
    languages: ['en'],
    country: 'IE',
    verifiedOn: VERIFIED_ON,
  },
  {
    id: 'ie-text',
    name: 'Text About It',
    description: 'free, anonymous support by text',
    kind: 'crisis_line',
    sms: 'HELLO to 50808',
    url: 'https://www.textaboutit.ie',
    hours: ALWAYS,
    languages: ['en'],
    country: 'IE',
    verifiedOn: VERIFIED_ON,
  },
  {
    id: 'au-lifeline',
    name: 'Lifeline Australia',
    description: 'crisis support by phone or text',
    kind: 'crisis_line',
    phone: '13 11 14',
    sms: '0477 13 11 14',
    url: 'https://www.lifeline.org.au',
    hours: ALWAYS,
    languages: ['en'],
    country: 'AU',
    verifiedOn: VERIFIED_ON,
  },
  {
    id: 'nz-1737',
    name: '1737, need to talk?',
    description: 'talk or text with a trained counsellor, free',
    kind: 'crisis_line',
    phone: '1737',
    sms: '1737',
    url: 'https://1737.org.nz',
    hours: ALWAYS,
    languages: ['en'],
    country: 'NZ',
    verifiedOn: VERIFIED_ON,
  },
  {
    id: 'in-tele-manas',
    name: 'Tele-MANAS',
    description: 'free support by phone from the national mental health programme',
    kind: 'crisis_line',
    phone: '14416',
    url: 'https://telemanas.mohfw.gov.in',
    hours: ALWAYS,
    languages: ['en', 'hi', 'bn', 'gu', 'kn', 'ml', 'mr', 'or', 'pa', 'ta', 'te', 'ur'],
    country: 'IN',
    verifiedOn: VERIFIED_ON,
  },
  {
    id: 'find-a-helpline',
    name: 'Find A Helpline',
    description: 'free, confidential helplines in your country, by phone, text or chat',
    kind: 'helpline',
    url: 'https://findahelpline.com',
    hours: 'the site is always open; each line tells its hours',
    languages: ['en', 'es', 'fr', 'de', 'pt', 'it'],
    country: ELSEWHERE,
    verifiedOn: VERIFIED_ON,
  },
];

interface Emergency {
  readonly number: string;
  readonly url: string;
}

const EMERGENCY: Readonly<Record<string, Emergency>> = {
  US: { number: '911', url: 'https://www.911.gov' },
  CA: { number: '911', url: 'https://www.canada.ca/en/services/policing/emergencies.html' },
  GB: {
    number: '999',
    url: 'https://www.nhs.uk/nhs-services/urgent-and-emergency-care-services/when-to-call-999/',
  },
  IE: { number: '112', url: 'https://www.112.ie' },
  AU: { number: '000', url: 'https://www.triplezero.gov.au' },
  NZ: { number: '111', url: 'https://www.police.govt.nz/111' },
  IN: { number: '112', url: 'https://112.gov.in' },
};

const EMERGENCY_ELSEWHERE: Emergency = { number: '112', url: 'https://findahelpline.com' };

/** The number for an emergency, as dialled there; 112 reaches help on most mobile networks elsewhere. */
export function emergencyNumberFor(country: string): string {
  return (EMERGENCY[country.toUpperCase()] ?? EMERGENCY_ELSEWHERE).number;
}

export function emergencyResourceFor(country: string): Resource {
  const code = country.toUpperCase();
  const emergency = EMERGENCY[code];
  return {
    id: `${(emergency ? code : ELSEWHERE).toLowerCase()}-emergency`,
    name: 'emergency services',
    description: emergency
      ? 'when someone may be in danger now'
      : 'when someone may be in danger now; your local emergency number works too',
    kind: 'emergency',
    phone: emergencyNumberFor(code),
    url: (emergency ?? EMERGENCY_ELSEWHERE).url,
    hours: ALWAYS,
    languages: [],
    country: emergency ? code : ELSEWHERE,
    verifiedOn: VERIFIED_ON,
  };
}

/** The lines of a country, most direct first; findahelpline.com where we know of none. Without the emergency number. */
export function resourcesFor(country: string): readonly Resource[] {
  const code = country.toUpperCase();
  const own = RESOURCES.filter((resource) => resource.country === code);
  return own.length > 0 ? own : RESOURCES.filter((resource) => resource.country === ELSEWHERE);
}

/** Countries with their own lines, for the chooser. */
export function listResourceCountries(): readonly string[] {
  return Object.keys(EMERGENCY);
}
