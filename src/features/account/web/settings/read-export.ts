import { openCall } from '#web/api/call-api.ts';
import { type Confirmation, exportMe } from '../../contract.ts';

/** Reads the export, telling how far it is: 0 to 1, or null while the size is unknown. */
export async function readExport(
  confirmation: Confirmation,
  onProgress: (share: number | null) => void,
): Promise<Blob> {
  const response = await openCall(exportMe, { body: confirmation });
  const total = Number(response.headers.get('content-length')) || null;
  const chunks: BlobPart[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value);
    received += part.value.byteLength;
    onProgress(total === null ? null : Math.min(1, received / total));
  }
  return new Blob(chunks, { type: 'application/json' });
}
