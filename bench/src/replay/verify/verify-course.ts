import type { HistoryEntry } from '@signet/contract'
import type { PlayedCase } from '../play/play.ts'
import type { Stage } from '../play/stage.ts'

/** What the log calls a flow and whoever begins its cases. */
export type Names = Readonly<{ flow: string; start: string }>

type Told = Readonly<{ activity: string; at: string; by: string; transition?: 'start' | undefined }>

/** Whether the product's history tells what the log tells: the same things in the same order, at the same times, by the right people. */
export async function verifyCourse({ tally }: Stage, played: PlayedCase, names: Names): Promise<void> {
  const { name, starter, caseId, expected } = played
  const { list, isIntact } = await starter.client.approvals.history({ caseId })
  const told = list.flatMap((entry, place) => tellEntry(entry, list.slice(place + 1), names))

  if (!isIntact) tally.mismatches.push({ course: name, what: 'the chain of its history is broken' })
  const is = told.map(asLine)
  const should = expected.map(({ by, ...entry }) => asLine({ ...entry, by: by.id }))
  const place = should.findIndex((line, at) => line !== is[at])
  if (place >= 0 || is.length !== should.length)
    tally.mismatches.push({
      course: name,
      what: `its history says ${is.at(place) ?? 'nothing'} where the log says ${should.at(place) ?? 'nothing'}`,
    })
}

function asLine({ activity, at, by, transition }: Told): string {
  return `${activity}${transition ? ' (begun)' : ''} at ${at} by ${by}`
}

/** A history entry as the log would write it; entries that only follow from another are none. */
function tellEntry(entry: HistoryEntry, later: readonly HistoryEntry[], names: Names): Told[] {
  const activity = activityOf(entry, later, names)
  if (activity === undefined) return []
  const transition = entry.type === 'taskStarted' ? 'start' : undefined
  return [{ activity, at: entry.at, by: entry.by?.id ?? '', transition }]
}

function activityOf(
  { type, nodeName, text }: HistoryEntry,
  later: readonly HistoryEntry[],
  { flow, start }: Names,
): string | undefined {
  switch (type) {
    case 'draftSaved':
      return `${flow} SAVED by ${start}`
    case 'caseLaunched':
      return `${flow} SUBMITTED by ${start}`
    case 'taskAgreed':
      return `${flow} ${isLast(later) ? 'FINAL_APPROVED' : 'APPROVED'} by ${nodeName}`
    case 'taskReturned':
      return `${flow} REJECTED by ${nodeName}`
    case 'caseRecalled':
    case 'caseWithdrawn':
      return `${flow} REJECTED by ${start}`
    case 'caseTerminated':
      return `${flow} REJECTED by MISSING`
    case 'taskStarted':
    case 'taskHandled':
      return nodeName
    case 'stepRecorded':
      return text
    case 'urged':
      return 'Send Reminder'
    default:
      return undefined
  }
}

/** Whether the case was approved by it: before anything else happens to a task or a node. */
function isLast(later: readonly HistoryEntry[]): boolean {
  const next = later.find(({ type }) => !['nodeLeft', 'branchTaken', 'tasksCancelled'].includes(type))
  return next?.type === 'caseApproved'
}

/** Whether a case tells whoever began it which one it follows up, and that one which it was followed up by. */
export async function verifyFollowUp(
  { company, tally }: Stage,
  { name, starter, caseId }: PlayedCase,
  followed: string,
): Promise<void> {
  const own = await starter.client.approvals.open({ caseId })
  if (!own.links.some((link) => link.relation === 'followed' && link.caseId === followed))
    tally.mismatches.push({ course: name, what: 'it does not tell which case it follows up' })

  const { links } = await company.administrator.client.approvals.open({ caseId: followed })
  if (!links.some((link) => link.relation === 'followUp' && link.caseId === caseId))
    tally.mismatches.push({ course: name, what: 'the case that it follows up does not tell of it' })
}
