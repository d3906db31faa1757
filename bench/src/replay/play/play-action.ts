import { Refusal } from '@signet/std'
import { personKey } from '../company/cast.ts'
import type { Player } from '../company/company.ts'
import { askedKey, caseValues } from '../company/derive-form.ts'
import { type Course, missing, roundsOf, type Step } from '../course/course.ts'
import type { Deed } from '../log/trace.ts'
import type { Play } from './play.ts'
import type { Stage } from './stage.ts'

type Done = Pick<Step, 'resource'> & Pick<Deed, 'role'>

/** Does what somebody did with a document, and answers who it was. */
export async function playDeed(play: Play, { resource }: Step, { verb, role }: Deed): Promise<Player> {
  switch (verb) {
    case 'SAVED':
      return saveDraft(play)
    case 'SUBMITTED':
      return submit(play)
    case 'APPROVED':
    case 'FINAL_APPROVED':
      return agree(play, { role, resource })
    case 'REJECTED':
      return reject(play, { role, resource })
  }
}

/** The starter keeps the document as it is now. */
export async function saveDraft(play: Play): Promise<Player> {
  const { approvals } = play.starter.client
  const values = valuesNow(play)
  await command(play, () =>
    play.caseId === ''
      ? approvals.saveDraft({ flowId: play.document.flowId, values, ...following(play) })
      : approvals.updateDraft({ caseId: play.caseId, values }),
  )
  return play.starter
}

type Answer = Readonly<{ caseId: string; status: string }>

/** Counts a command, and remembers where it left the case. */
export async function command(play: Play, run: () => Promise<Answer>): Promise<void> {
  play.tally.commands += 1
  const { caseId, status } = await run()
  play.caseId = caseId
  play.status = status
}

async function submit(play: Play): Promise<Player> {
  const { approvals } = play.starter.client
  const values = valuesNow(play)
  const isFirst = play.caseId === '' || play.status === 'draft'
  const ahead = isFirst ? { values, copyTo: play.followers.map(({ id }) => id) } : { values }
  await command(play, () =>
    play.caseId === ''
      ? approvals.launch({ flowId: play.document.flowId, ...ahead, ...following(play) })
      : approvals.launchAgain({ caseId: play.caseId, ...ahead }),
  )
  return play.starter
}

/** A document follows up the first of its trace, where whoever begins it knows that one. */
function following(play: Play): { followsUp?: string } {
  const { first, starter } = play
  if (!first || first.caseId === '') return {}
  const isKnown = first.starter === starter || (first.status !== '' && first.status !== 'draft')
  if (!isKnown) return {}

  play.followsUp = first.caseId
  return { followsUp: first.caseId }
}

async function agree(play: Play, done: Done): Promise<Player> {
  const approver = approverOf(play, done)
  const taskId = await taskFor(play, approver)
  if (play.isProbed) await probeDecision(play, { course: play.course, approver, taskId, when: 'before' })
  await command(play, () => approver.client.approvals.agree({ taskId }))
  if (play.isProbed) await probeDecision(play, { course: play.course, approver, taskId, when: 'after' })
  play.deciders.push(approver.id)
  return approver
}

/** An approver sends back to the start; the starter takes back or gives up; what is missing, an administrator ends. */
async function reject(play: Play, { role, resource }: Done): Promise<Player> {
  const { company, starter, caseId } = play
  if (role === missing) {
    const office = company.administrators.get(resource) ?? company.administrator
    await command(play, () => office.client.approvals.terminate({ caseId }))
    return office
  }
  if (role === play.course.starter) {
    const { approvals } = starter.client
    await command(play, () =>
      play.status === 'returned' ? approvals.withdraw({ caseId }) : approvals.recall({ caseId }),
    )
    return starter
  }

  const approver = approverOf(play, { role, resource })
  const taskId = await taskFor(play, approver)
  await command(play, () => approver.client.approvals.return({ taskId, to: 'start' }))
  play.deciders.push(approver.id)
  return approver
}

/** The task that a person finds behind the case; without one the case itself stands in, and the product says no. */
async function taskFor({ caseId }: Play, { client }: Player): Promise<string> {
  if (caseId === '') throw new Refusal('approvals.caseNotFound')

  const { taskId } = await client.approvals.operatorInfo({ id: caseId })
  return taskId ?? caseId
}

function approverOf({ company }: Play, { role, resource }: Done): Player {
  const approver = company.people.get(personKey(role, resource))
  if (!approver) throw new Refusal('flow.taskNotFound')
  return approver
}

function valuesNow({ document: { plan }, course, round }: Play): Record<string, string> {
  const next = roundsOf(course)[Math.max(round, 0)]
  const asked = next ? plan.placesFor(next) : []
  const ways = plan.order.map((_, place) => [askedKey(place), asked.includes(place) ? 'yes' : 'no'] as const)
  return { ...caseValues(plan.form, course.attributes), ...Object.fromEntries(ways) }
}

type Decision = Readonly<{ course: Course; approver: Player; taskId: string; when: 'before' | 'after' }>

/**
 * What must never work: before a decision, somebody else's hand on the task; after it, a second decision of the same
 * person, and any decision on the closed task.
 */
async function probeDecision(
  { company, tally }: Stage,
  { course, approver, taskId, when }: Decision,
): Promise<void> {
  const stranger =
    company.everybody.find(({ id, name }) => id !== approver.id && name !== approver.name) ??
    company.everybody.find(({ id }) => id !== approver.id)
  const { approvals } = approver.client
  const tries: Readonly<Record<string, () => Promise<unknown>>> =
    when === 'before'
      ? {
          'somebody else agreed': async () => stranger?.client.approvals.agree({ taskId }),
          'somebody else sent back': async () => stranger?.client.approvals.return({ taskId, to: 'start' }),
        }
      : {
          'a second agreement counted': () => approvals.agree({ taskId }),
          'a closed task was sent back': () => approvals.return({ taskId, to: 'start' }),
          'somebody else agreed on a closed task': async () => stranger?.client.approvals.agree({ taskId }),
        }
  for (const [what, attempt] of Object.entries(tries)) {
    tally.probes += 1
    if (!(await isRefused(attempt)))
      tally.mismatches.push({ course: `${course.name} (${course.document})`, what })
  }
}

async function isRefused(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    await attempt()
    return false
  } catch (error) {
    if (error instanceof Refusal && error.code.startsWith('flow.')) return true
    throw error
  }
}
