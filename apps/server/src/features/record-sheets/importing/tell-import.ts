import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import type { ImportRow } from './import-store.ts'

/** Rows above which a notice is sent, since the person has likely moved on. */
const longImport = 500

type FinishedImport = Pick<ImportRow, 'id' | 'personId' | 'fileName' | 'rowsRead'> &
  Readonly<{ rowsAdded: number; rowsChanged: number; rowsBad: number }>

/** Returns the notice at the end of a long import; none for a short one. */
export function doneNotice({
  rowsAdded: added,
  rowsChanged: changed,
  rowsBad: bad,
  ...ended
}: FinishedImport): OutboxFact[] {
  return noticeOf(ended, 'done', { added, changed, bad })
}

/** Returns the notice of a failed import, with the reason in the person's language. */
export function failedNotice(
  row: Omit<FinishedImport, 'rowsAdded' | 'rowsChanged' | 'rowsBad'>,
  reason: string,
): OutboxFact[] {
  return noticeOf(row, 'failed', { reason })
}

function noticeOf(
  {
    id,
    personId,
    fileName: name,
    rowsRead,
  }: Pick<FinishedImport, 'id' | 'personId' | 'fileName' | 'rowsRead'>,
  what: 'done' | 'failed',
  params: Readonly<Record<string, string | number>>,
): OutboxFact[] {
  if (rowsRead <= longImport) return []
  return [
    {
      topic: 'notice',
      body: {
        toPersonIds: [personId],
        kind: 'system',
        titleKey: `record-sheets.notice.${what}`,
        titleParams: { name, ...params },
        fact: `import:${id}:${what}`,
      },
    },
  ]
}
