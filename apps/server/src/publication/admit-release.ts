import type { RefusalCode, ReleaseFinding } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { insertExcuse, type PublishedDesign } from './excuse-store.ts'

type Publication = PublishedDesign &
  Readonly<{
    version: number
    findings: readonly ReleaseFinding[]
    reason: string | undefined
    byId: string
    at: string
  }>

/**
 * Admits a publication. Refuses `design.unsound` when a finding blocks, and `design.reasonNeeded` when one is red and
 * no reason is given. A reason is kept with the findings that it excuses.
 */
export async function admitRelease(tx: Tx, { findings, reason, ...publication }: Publication): Promise<void> {
  const blocking = findings.filter(({ severity }) => severity === 'blocks')
  if (blocking.length > 0)
    throw new Refusal<RefusalCode>('design.unsound', {
      count: blocking.length,
      problem: blocking[0]?.message ?? '',
    })

  const red = findings.filter(({ severity }) => severity === 'red').map(({ message }) => message)
  if (red.length === 0) return
  if (!reason)
    throw new Refusal<RefusalCode>('design.reasonNeeded', { count: red.length, finding: red[0] ?? '' })
  await insertExcuse(tx, { ...publication, reason, findings: red })
}
