import { createContext, use } from 'react';

export const CALM_PAGES = ['breathing', 'grounding'] as const;
export type CalmPage = (typeof CALM_PAGES)[number];

/** Opens the sheet with breathing, grounding and people to call; null where the app has not hung it up. */
export const CalmSheetContext = createContext<((page: CalmPage) => void) | null>(null);

export const useCalmSheet = () => use(CalmSheetContext);
