import type { AboutUs } from '../../lines/about-us.ts';
import type { WayName } from '../../ways/way-names.ts';
import type { AskedKind } from './asked.ts';

/** What a person wants of this turn, where its words leave no doubt; else they tell. */
export type Want =
  | {
      readonly kind:
        | 'bye'
        | 'thanks'
        | 'hello'
        | 'yes'
        | 'no'
        | 'nothing'
        | 'idk'
        | 'done'
        | 'number'
        | 'test'
        | 'baffled'
        | 'read_back'
        | 'stop'
        | 'unkeep';
    }
  | {
      readonly kind:
        | 'quiet'
        | 'quiet_practice'
        | 'refuse'
        | 'complain'
        | 'correct'
        | 'words'
        | 'practice'
        | 'cope'
        | 'again'
        | 'decide'
        | 'sides_offered'
        | 'menu'
        | 'luck'
        | 'praise'
        | 'jest'
        | 'enough'
        | 'picked'
        | 'told';
    }
  | { readonly kind: 'us'; readonly about: AboutUs }
  | { readonly kind: 'asks'; readonly asked: AskedKind }
  | { readonly kind: 'say'; readonly said: string }
  /** 'this or that': both sides of a decision, as they named them. */
  | { readonly kind: 'sides'; readonly sides: string }
  | { readonly kind: 'way'; readonly way: WayName };

export type ShortKind = 'done' | 'idk' | 'nothing' | 'yes' | 'no' | 'hello' | 'test' | 'number';
