import { measureTime, runInParallel, type Timing } from '../timing.ts'

/** One approver's part: the ids of the waiting tasks, and approving one of them. */
export type Step = Readonly<{
  waiting: () => Promise<readonly string[]>
  approve: (id: string) => Promise<void>
}>

/** A product with approvals, used over HTTP, with its own database on the same PostgreSQL. */
export type Side = Readonly<{
  title: string
  /** The process id of its server. */
  pid: number
  /** The starter submits a claim. */
  submit: () => Promise<void>
  /** Three different approvers in a row. */
  steps: readonly Step[]
  /** The number of claims that were fully approved. */
  approved: () => Promise<number>
  stop: () => Promise<void>
}>

export type SideOptions = Readonly<{ databaseUrl: string; folder: string; connections: number }>

/** The submissions, and all approvals of all steps. */
export type ClaimTimings = Readonly<{ submits: Timing; approvals: Timing }>
export type Load = Readonly<{ claims: number; connections: number; cpu: () => number }>

/**
 * Submits claims and has each person approve their tasks. Throws when a person does not find exactly these claims,
 * when a claim is not approved at the end, or when one person could approve another's task.
 */
export async function runClaims(side: Side, { claims, connections, cpu }: Load): Promise<ClaimTimings> {
  const before = await side.approved()
  const submits = await measureTime(cpu, () => runInParallel(connections, claims, side.submit))
  const steps: Timing[] = []
  for (const [index, step] of side.steps.entries()) {
    const ids = await step.waiting()
    if (new Set(ids).size !== claims)
      throw new Error(`${side.title}: ${ids.length} of ${claims} claims wait at step ${index + 1}.`)
    await refusesOthers(side, { place: index, id: ids[0] ?? '' })
    steps.push(
      await measureTime(cpu, () => runInParallel(connections, claims, (at) => step.approve(ids[at] ?? ''))),
    )
  }
  const ended = (await side.approved()) - before
  if (ended !== claims) throw new Error(`${side.title}: ${ended} of ${claims} claims were approved.`)
  return { submits, approvals: together(steps) }
}

async function refusesOthers({ title, steps }: Side, { place: index, id }: { place: number; id: string }) {
  const other = steps[(index + 1) % steps.length]
  const refused = await other?.approve(id).then(
    () => false,
    () => true,
  )
  if (!refused) throw new Error(`${title}: another person could approve step ${index + 1}.`)
}

function together(parts: readonly Timing[]): Timing {
  return {
    seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
    cpu: parts.reduce((sum, { cpu }) => sum + cpu, 0),
    latencies: parts.flatMap(({ latencies }) => latencies),
  }
}
