import { Refusal } from '@signet/std'
import { personKey } from '../company/cast.ts'
import type { Player } from '../company/company.ts'
import { approverKey, caseValues } from '../company/derive-form.ts'
import { type Course, roundsOf, type Step, unknownRole } from '../course/course.ts'
import type { DocumentAction } from '../log/trace.ts'
import type { Play } from './play.ts'
import type { Stage } from './stage.ts'

type Performer = Pick<Step, 'resource'> & Pick<DocumentAction, 'role'>

/** Performs an action on a document and returns the person who did it. */
export async function playAction(
  play: Play,
  { resource }: Step,
  { verb, role }: DocumentAction,
): Promise<Player> {
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

/** Saves the document as a draft of its starter. */
export async function saveDraft(play: Play): Promise<Player> {
  const { approvals } = play.starter.client
  const values = valuesNow(play)
  await runCommand(play, () =>
    play.caseId === ''
      ? approvals.saveDraft({ flowId: play.document.flowId, values, ...followUpOf(play) })
      : approvals.updateDraft({ caseId: play.caseId, values }),
  )
  return play.starter
}

type Answer = Readonly<{ caseId: string; status: string }>

/** Counts a command, and records the case's new state. */
export async function runCommand(play: Play, run: () => Promise<Answer>): Promise<void> {
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
  await runCommand(play, () =>
    play.caseId === ''
      ? approvals.launch({ flowId: play.document.flowId, ...ahead, ...followUpOf(play) })
      : approvals.launchAgain({ caseId: play.caseId, ...ahead }),
  )
  return play.starter
}

/** Links a document to the first one of its trace, if its starter may see that one. */
function followUpOf(play: Play): { followsUp?: string } {
  const { first, starter } = play
  if (!first || first.caseId === '') return {}
  const isKnown = first.starter === starter || (first.status !== '' && first.status !== 'draft')
  if (!isKnown) return {}

  play.followsUp = first.caseId
  return { followsUp: first.caseId }
}

async function agree(play: Play, done: Performer): Promise<Player> {
  const approver = approverOf(play, done)
  const taskId = await taskFor(play, approver)
  if (play.isProbed) await probeDecision(play, { course: play.course, approver, taskId, when: 'before' })
  await runCommand(play, () => approver.client.approvals.agree({ taskId }))
  if (play.isProbed) await probeDecision(play, { course: play.course, approver, taskId, when: 'after' })
  play.deciders.push(approver.id)
  return approver
}

/**
 * An approver sends back to the start, the starter withdraws or abandons it, and an administrator ends it for an
 * unknown role.
 */
async function reject(play: Play, { role, resource }: Performer): Promise<Player> {
  const { company, starter, caseId } = play
  if (role === unknownRole) {
    const office = company.administrators.get(resource) ?? company.administrator
    await runCommand(play, () => office.client.approvals.terminate({ caseId }))
    return office
  }
  if (role === play.course.starter) {
    const { approvals } = starter.client
    await runCommand(play, () =>
      play.status === 'returned' ? approvals.withdraw({ caseId }) : approvals.recall({ caseId }),
    )
    return starter
  }

  const approver = approverOf(play, { role, resource })
  const taskId = await taskFor(play, approver)
  await runCommand(play, () =>
    approver.client.approvals.return({ taskId, to: 'start', opinion: 'sent back' }),
  )
  play.deciders.push(approver.id)
  return approver
}

/** Returns a person's task in the case. Without one it returns the case id, which the product refuses. */
async function taskFor({ caseId }: Play, { client }: Player): Promise<string> {
  if (caseId === '') throw new Refusal('approvals.caseNotFound')

  const { taskId } = await client.approvals.operatorInfo({ id: caseId })
  return taskId ?? caseId
}

function approverOf({ company }: Play, { role, resource }: Performer): Player {
  const approver = company.people.get(personKey(role, resource))
  if (!approver) throw new Refusal('flow.taskNotFound')
  return approver
}

function valuesNow({ document: { plan }, course, round }: Play): Record<string, string> {
  const next = roundsOf(course)[Math.max(round, 0)]
  const places = next ? plan.placesFor(next) : []
  const ways = plan.order.map(
    (_, index) => [approverKey(index), places.includes(index) ? 'yes' : 'no'] as const,
  )
  return { ...caseValues(plan.form, course.attributes), ...Object.fromEntries(ways) }
}

type Decision = Readonly<{ course: Course; approver: Player; taskId: string; when: 'before' | 'after' }>

/**
 * Tries what must be refused: before a decision, another person acting on the task; after it, a second decision by
 * the same person, and any decision on the closed task.
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
          'somebody else sent back': async () =>
            stranger?.client.approvals.return({ taskId, to: 'start', opinion: 'sent back' }),
        }
      : {
          'a second agreement counted': () => approvals.agree({ taskId }),
          'a closed task was sent back': () =>
            approvals.return({ taskId, to: 'start', opinion: 'sent back' }),
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
