import { inParallel, type Timed, timed } from '../timing.ts'

/** What one person has to do: the ids of what waits for them, and to approve one of these. */
export type Step = Readonly<{
  waiting: () => Promise<readonly string[]>
  approve: (id: string) => Promise<void>
}>

/** A product with approvals, as its users meet it over HTTP, over a database of its own on the same PostgreSQL. */
export type Side = Readonly<{
  title: string
  /** The process of its server. */
  pid: number
  /** The starter hands in a claim. */
  submit: () => Promise<void>
  /** Three people in a row, each another one. */
  steps: readonly Step[]
  /** How many claims were approved to the end. */
  approved: () => Promise<number>
  stop: () => Promise<void>
}>

export type Opening = Readonly<{ databaseUrl: string; folder: string; connections: number }>

/** Handing in, and all approvals of all steps. */
export type Carried = Readonly<{ submits: Timed; approvals: Timed }>
export type Load = Readonly<{ claims: number; connections: number; cpu: () => number }>

/**
 * Hands in claims and has each person approve what waits for him. Throws when a person does not find exactly these claims,
 * when they are not approved in the end, or when somebody could approve what waits for another.
 */
export async function carryClaims(side: Side, { claims, connections, cpu }: Load): Promise<Carried> {
  const before = await side.approved()
  const submits = await timed(cpu, () => inParallel(connections, claims, side.submit))
  const steps: Timed[] = []
  for (const [place, step] of side.steps.entries()) {
    const ids = await step.waiting()
    if (new Set(ids).size !== claims)
      throw new Error(`${side.title}: ${ids.length} of ${claims} claims wait at step ${place + 1}.`)
    await refusesOthers(side, { place, id: ids[0] ?? '' })
    steps.push(await timed(cpu, () => inParallel(connections, claims, (at) => step.approve(ids[at] ?? ''))))
  }
  const ended = (await side.approved()) - before
  if (ended !== claims) throw new Error(`${side.title}: ${ended} of ${claims} claims were approved.`)
  return { submits, approvals: together(steps) }
}

async function refusesOthers({ title, steps }: Side, { place, id }: { place: number; id: string }) {
  const other = steps[(place + 1) % steps.length]
  const refused = await other?.approve(id).then(
    () => false,
    () => true,
  )
  if (!refused) throw new Error(`${title}: another person could approve step ${place + 1}.`)
}

function together(parts: readonly Timed[]): Timed {
  return {
    seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
    cpu: parts.reduce((sum, { cpu }) => sum + cpu, 0),
    latencies: parts.flatMap(({ latencies }) => latencies),
  }
}
