import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type CalmPage, CalmSheetContext } from '#web/shell/calm-sheet.ts';

const CalmSheet = lazy(async () => ({ default: (await import('./calm-sheet.tsx')).CalmSheet }));

/** Hangs the sheet up for everything inside; its file loads at the first tap, from the device. */
export function CalmSheetHost({ children }: { children: ReactNode }) {
  const [page, setPage] = useState<CalmPage | null>(null);
  return (
    <CalmSheetContext value={setPage}>
      {children}
      {page !== null && (
        <Suspense fallback={null}>
          <CalmSheet first={page} onClose={() => setPage(null)} />
        </Suspense>
      )}
    </CalmSheetContext>
  );
}
