import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { providersQuery, useMe } from '#features/account/web/public.ts';
import {
  type BrowserRecogniser,
  canFetchRecogniser,
  findBrowserRecogniser,
} from '#web/audio/browser-recogniser.ts';
import { chooseHearing, type Hearing } from './choose-hearing.ts';

/** Who hears the person in this browser, and the ways to be heard that are still open. */
export interface HearingWays {
  /** Null while it is not known yet. */
  readonly hearing: Hearing | null;
  /** The browser's own recogniser, where it is the one that hears. */
  readonly recogniser: BrowserRecogniser | null;
  /** The server could hear, once the person agrees that their voice goes to its provider. */
  readonly needsConsent: boolean;
  /** The browser could fetch from its maker what it needs to hear on this device. */
  readonly canFetch: boolean;
  /** Fetches it, after the person asked for it. False when it did not come. */
  fetch(): Promise<boolean>;
}

interface Found {
  readonly recogniser: BrowserRecogniser | null;
  readonly canFetch: boolean;
}

interface Allowed {
  readonly allowRemote: boolean;
  readonly allowInstall?: boolean;
  readonly signal?: AbortSignal;
}

async function find(allowed: Allowed): Promise<Found> {
  const language = navigator.language;
  const recogniser = await findBrowserRecogniser({ language, ...allowed });
  const canFetch = recogniser?.place !== 'device' && (await canFetchRecogniser(language));
  return { recogniser, canFetch };
}

const NOTHING: Found = { recogniser: null, canFetch: false };

/** `allowRemote`: the maker of the browser may hear the person, who agreed to it. */
export function useHearing(allowRemote: boolean): HearingWays {
  const facts = useHearingFacts();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    find({ allowRemote, signal }).then(setFound, () => {
      if (!signal.aborted) setFound(NOTHING);
    });
    return () => leaving.abort();
  }, [allowRemote]);
  const hearing = facts && found ? chooseHearing({ ...facts, recogniser: found.recogniser }) : null;
  return {
    hearing,
    recogniser: hearing === 'server' ? null : (found?.recogniser ?? null),
    needsConsent: facts !== null && facts.stt !== null && hearing !== 'server',
    canFetch: hearing !== 'server' && (found?.canFetch ?? false),
    fetch: async () => {
      const next = await find({ allowRemote, allowInstall: true });
      setFound(next);
      return next.recogniser?.place === 'device';
    },
  };
}

function useHearingFacts() {
  const { data: providers, isError } = useQuery(providersQuery);
  const { data: me } = useMe();
  if (isError) return { stt: null, hasConsent: false };
  return providers && me ? { stt: providers.stt, hasConsent: me.modelConsent } : null;
}
