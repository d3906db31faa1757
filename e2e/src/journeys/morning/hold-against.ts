import type { Client } from '@signet/client'
import type { World } from '../../journey.ts'
import { idOf } from '../../office.ts'
import { clientOf } from '../../publish.ts'
import { eventOf, type LedgerEntry } from './ledger.ts'

type Recorded = Readonly<{ account: string; type: string; caseId: string; title: string }>

/** Returns every decision that these people took since an instant, as the server recorded it, over all open cases. */
export async function readDecisions(
  world: World,
  {
    accounts,
    caseIds,
    since,
  }: Readonly<{ accounts: readonly string[]; caseIds: readonly string[]; since: string }>,
): Promise<readonly Recorded[]> {
  const { approvals } = await clientOf(world, 'admin')
  const people = new Map<string, string>()
  for (const account of accounts) people.set(await idOf(world, account), account)
  const types: ReadonlySet<string> = new Set(Object.values(eventOf))
  const found: Recorded[] = []
  for (const caseId of caseIds) {
    const { list } = await approvals.history({ caseId })
    const fresh = list.filter(
      ({ at, type, by }) => types.has(type) && at >= since && by !== null && people.has(by.id),
    )
    if (fresh.length === 0) continue
    const { title } = await approvals.open({ caseId })
    for (const { type, by } of fresh)
      found.push({ type, caseId, title, account: people.get(by?.id ?? '') ?? '' })
  }
  return found
}

/** Ids of all cases that are open now. */
export async function openCases(approvals: Client['approvals']): Promise<readonly string[]> {
  const ids: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof approvals.allCases>> = await approvals.allCases({
      pageSize: 200,
      status: ['running'],
      ...(cursor && { cursor }),
    })
    ids.push(...page.list.map(({ caseId }) => caseId))
    cursor = page.next
  }
  return ids
}

/** Throws unless the server recorded exactly what the people wrote down: no case more, less, twice, or another. */
export function holdAgainst(ledger: readonly LedgerEntry[], recorded: readonly Recorded[]): void {
  const left = [...recorded]
  const lost: LedgerEntry[] = []
  for (const entry of ledger) {
    const at = left.findIndex((one) => isSame(entry, one))
    if (at < 0) lost.push(entry)
    else left.splice(at, 1)
  }
  if (lost.length === 0 && left.length === 0) return
  throw new Error(
    `The ledgers and the server differ.\nPressed but not recorded so: ${say(lost)}\nRecorded but not pressed so: ${say(left)}`,
  )
}

/** A row of a list says more than the title before it ("Select: …"), so its end counts. */
function isSame({ account, deed, title, caseId }: LedgerEntry, recorded: Recorded): boolean {
  const isTitle = caseId === null ? title.endsWith(recorded.title) : title === recorded.title
  const isCase = caseId === null || caseId === recorded.caseId
  return account === recorded.account && eventOf[deed] === recorded.type && isTitle && isCase
}

function say(entries: readonly object[]): string {
  return entries.map((entry) => JSON.stringify(entry)).join('\n  ') || 'none'
}
