import type { HistoryEntry } from '@signet/contract'
import type { PlayedCase } from '../play/play.ts'
import type { Stage } from '../play/stage.ts'

/** The log's names of a flow and of its starter. */
export type LogNames = Readonly<{ flow: string; start: string }>

type LogEntry = Readonly<{ activity: string; at: string; by: string; transition?: 'start' | undefined }>

/**
 * Verifies that the product's history matches the log: the same activities in the same order, at the same times, by
 * the right people.
 */
export async function verifyCourse({ tally }: Stage, played: PlayedCase, names: LogNames): Promise<void> {
  const { name, starter, caseId, expected } = played
  const { list, isIntact } = await starter.client.approvals.history({ caseId })
  const actual = list.flatMap((entry, index) => toLogEntries(entry, list.slice(index + 1), names))

  if (!isIntact) tally.mismatches.push({ course: name, what: 'the chain of its history is broken' })
  const actualLines = actual.map(formatEntry)
  const expectedLines = expected.map(({ by, ...entry }) => formatEntry({ ...entry, by: by.id }))
  const index = expectedLines.findIndex((line, at) => line !== actualLines[at])
  if (index >= 0 || actualLines.length !== expectedLines.length)
    tally.mismatches.push({
      course: name,
      what: `its history says ${actualLines.at(index) ?? 'nothing'} where the log says ${expectedLines.at(index) ?? 'nothing'}`,
    })
}

function formatEntry({ activity, at, by, transition }: LogEntry): string {
  return `${activity}${transition ? ' (begun)' : ''} at ${at} by ${by}`
}

/** Writes a history entry as the log would; entries that only follow from another are left out. */
function toLogEntries(entry: HistoryEntry, later: readonly HistoryEntry[], names: LogNames): LogEntry[] {
  const activity = activityOf(entry, later, names)
  if (activity === undefined) return []
  const transition = entry.type === 'taskStarted' ? 'start' : undefined
  return [{ activity, at: entry.at, by: entry.by?.id ?? '', transition }]
}

function activityOf(
  { type, nodeName, text }: HistoryEntry,
  later: readonly HistoryEntry[],
  { flow, start }: LogNames,
): string | undefined {
  switch (type) {
    case 'draftSaved':
      return `${flow} SAVED by ${start}`
    case 'caseLaunched':
      return `${flow} SUBMITTED by ${start}`
    case 'taskAgreed':
      return `${flow} ${isFinalApproval(later) ? 'FINAL_APPROVED' : 'APPROVED'} by ${nodeName}`
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

/** Whether this approval ended the case: nothing else happens to a task or a node in between. */
function isFinalApproval(later: readonly HistoryEntry[]): boolean {
  const next = later.find(({ type }) => !['nodeLeft', 'branchTaken', 'tasksCancelled'].includes(type))
  return next?.type === 'caseApproved'
}

/** Verifies that a case links to the one it follows up, and that one back to it. */
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
