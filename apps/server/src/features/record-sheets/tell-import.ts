import type { OutboxFact } from '../../outbox/facts.ts'
import type { ImportRow } from './import-store.ts'

/** Whoever imports more than this has most likely gone on to something else. */
const longImport = 500

type Ended = Pick<ImportRow, 'id' | 'personId' | 'fileName' | 'rowsRead'> &
  Readonly<{ rowsAdded: number; rowsChanged: number; rowsBad: number }>

/** What a person is told when a long import of his has come to its end; nothing about a short one. */
export function doneNotice({
  rowsAdded: added,
  rowsChanged: changed,
  rowsBad: bad,
  ...ended
}: Ended): OutboxFact[] {
  return noticeOf(ended, 'done', { added, changed, bad })
}

/** The same when it broke off, with the reason in his language. */
export function failedNotice(
  row: Omit<Ended, 'rowsAdded' | 'rowsChanged' | 'rowsBad'>,
  reason: string,
): OutboxFact[] {
  return noticeOf(row, 'failed', { reason })
}

function noticeOf(
  { id, personId, fileName: name, rowsRead }: Pick<Ended, 'id' | 'personId' | 'fileName' | 'rowsRead'>,
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
