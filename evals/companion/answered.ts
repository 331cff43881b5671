import type { ScriptedPerson } from './scripts.ts';

type RequestKind = NonNullable<ScriptedPerson['requests']>[number]['kind'];

/** What an answer of each kind holds, in any wording. */
const HOLDS: Readonly<Record<RequestKind, RegExp>> = {
  practice:
    /\b(?:breath|breathe|paper|write|get up|pick|name five|feet|walk|sit down|sentences|live with|small contact|give it|say no|buy a little time|go back to|wave)/,
  should:
    /\b(?:can't know|fair|either way|let's|lets|write first|yours to|people who work|most people|yours to call|don't know enough|one way to test|that one's yours|speaks for|leaning|hesitate|which way|decide it for you|coin|shoulders|undone|nobody ever heard)\b/,
  wording:
    /'[^']{12,}|maybe: '|in any order|one thing it has to say|the thing itself|say it aloud|plainest true|carry most of it/,
  advice:
    /\b(?:i'd (?:say|tell|write|open)|say it to me|plainest true|carry most of it|can't know|people who work|most people|one thing|one modest|i'd start|what i'd try|write it|feet|paper|breathe)\b/,
  normal: /\b(?:common|more people|ordinary|not strange|as far as i can tell, yes)\b/,
  medicine: /pharmacist|doctor|prescri|apotheke|farmac|pharmacien|farmácia/,
  label: /doctor/,
  law_money: /\b(?:advice|line)\b/,
  human: /\b(?:AI|bot|programa?|IA)\b/,
  memory: /\b(?:yes|i do|don't keep|no\b|keep nothing|switch)\b/,
  privacy: /encrypted|nobody here reads/,
  about_us: /\b(?:AI|bot|program|guide|encrypted|nobody here|don't keep|switch|listen|process)\b/,
  words: /'[^']{12,}|maybe: '|in any order|say it to me first|one thing it has to say|joke/,
  tip: /\b(?:one|try|feet|breathe?|paper|write|pick|same place|start|first|sunday|chicken|drawer|get up|cold water|table|eat)\b/,
  info: /\b(?:don't know|can't|mostly|often|usual|common|means|in normal words|councils|advice|tablet|yes|no|line)\b/,
  why_asked: /\b(?:i ask|number|only so|follow you better)\b/,
};

export const isAnswered = (kind: RequestKind, reply: string): boolean => HOLDS[kind].test(reply);
