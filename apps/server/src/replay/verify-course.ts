import type { HistoryEntry } from '@signet/contract'
import type { Expected, PlayedCourse } from './played-course.ts'
import type { Stage } from './stage.ts'

/** Whether the product's history tells what the log tells: the same things in the same order, at the same times, by the right people. */
export async function verifyCourse({ tally }: Stage, played: PlayedCourse): Promise<void> {
  const { course, starter, caseId, expected } = played
  const { list, isIntact } = await starter.client.approvals.history({ caseId })
  const told = list.flatMap((entry, place) => tellEntry(entry, list.slice(place + 1), played))
  const name = `${course.name} (${course.document})`

  if (!isIntact) tally.mismatches.push({ course: name, what: 'the chain of its history is broken' })
  const [is, should] = [told.map(asLine), expected.map(asLine)]
  const place = should.findIndex((line, at) => line !== is[at])
  if (place >= 0 || is.length !== should.length)
    tally.mismatches.push({
      course: name,
      what: `its history says ${is.at(place) ?? 'nothing'} where the log says ${should.at(place) ?? 'nothing'}`,
    })
}

function asLine({ activity, at, by }: Expected): string {
  return `${activity} at ${at} by ${by}`
}

/** A history entry as the log would write it; entries that only follow from another are none. */
function tellEntry(entry: HistoryEntry, later: readonly HistoryEntry[], played: PlayedCourse): Expected[] {
  const activity = activityOf(entry, later, played)
  return activity === undefined ? [] : [{ activity, at: entry.at, by: entry.by?.id ?? '' }]
}

function activityOf(
  { type, nodeName, text, sequence }: HistoryEntry,
  later: readonly HistoryEntry[],
  { course: { document, steps, starters } }: PlayedCourse,
): string | undefined {
  const starter = steps.find(({ deed }) => deed && starters.has(deed.role))?.deed?.role ?? ''
  switch (type) {
    case 'draftSaved':
      return sequence === 1 && steps[0]?.deed === undefined
        ? `${document} SAVED`
        : `${document} SAVED by ${starter}`
    case 'caseLaunched':
      return `${document} SUBMITTED by ${starter}`
    case 'taskAgreed':
      return `${document} ${isLast(later) ? 'FINAL_APPROVED' : 'APPROVED'} by ${nodeName}`
    case 'taskReturned':
      return `${document} REJECTED by ${nodeName}`
    case 'caseRecalled':
    case 'caseWithdrawn':
      return `${document} REJECTED by ${starter}`
    case 'caseTerminated':
      return `${document} REJECTED by MISSING`
    case 'stepRecorded':
      return text
    default:
      return undefined
  }
}

/** Whether the case was approved by it: before anything else happens to a task or a node. */
function isLast(later: readonly HistoryEntry[]): boolean {
  const next = later.find(({ type }) => !['nodeLeft', 'branchTaken', 'tasksCancelled'].includes(type))
  return next?.type === 'caseApproved'
}
