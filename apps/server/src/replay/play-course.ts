import { Refusal } from '@signet/std'
import type { PlayedDocument, Player } from './company.ts'
import type { Course, Step } from './course.ts'
import { statusAfter } from './course-state.ts'
import { valuesOf } from './derive-form.ts'
import type { Expected, PlayedCourse } from './played-course.ts'
import { probeDecision } from './probe.ts'
import { missing, type Round, roundsOf } from './rounds.ts'
import type { Stage } from './stage.ts'

type Cast = Readonly<{ course: Course; document: PlayedDocument; starter: Player; isProbed: boolean }>

/** A course while it is being played. */
type Play = Cast &
  Stage & { caseId: string; status: string; round: number; expected: Expected[]; deciders: string[] }

/** Plays a document's way through the product, step by step, by the people whom the log names. */
export async function playCourse(stage: Stage, cast: Cast): Promise<PlayedCourse | undefined> {
  const play: Play = { ...stage, ...cast, caseId: '', status: '', round: -1, expected: [], deciders: [] }
  for (const step of cast.course.steps) await stage.clock.at(step.at, () => playStep(play, step))
  if (play.caseId === '') return undefined

  const { course, document, starter, caseId, expected, deciders } = play
  const status = statusAfter(course) ?? 'draft'
  const holder = status === 'running' ? holderOf(play) : undefined
  return { course, document, starter, caseId, status, expected, deciders, holder }
}

async function playStep(play: Play, step: Step): Promise<void> {
  if (step.deed?.verb === 'SUBMITTED') play.round += 1
  try {
    const by = await act(play, step)
    play.expected.push({ activity: step.activity, at: step.at, by })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    play.tally.refused += 1
    play.tally.mismatches.push({
      course: nameOf(play),
      what: `${step.activity} at ${step.at} was refused: ${error.code}`,
    })
  }
}

/** Does what a step says, and answers who did it. */
async function act(play: Play, step: Step): Promise<string> {
  const { deed } = step
  switch (deed?.verb) {
    case undefined:
      return noteOutside(play, step)
    case 'SAVED':
      return save(play)
    case 'SUBMITTED':
      return submit(play)
    case 'APPROVED':
    case 'FINAL_APPROVED':
      return agree(play, deed.role)
    case 'REJECTED':
      return reject(play, deed.role)
  }
}

/** Before anybody has touched the document there is no case to note it with: then its starter already has a draft. */
async function noteOutside(play: Play, { activity, at }: Step): Promise<string> {
  const { administrator } = play.company
  if (play.caseId === '') {
    await save(play)
    play.expected.push({ activity: `${play.course.document} SAVED`, at, by: play.starter.id })
  }
  await command(play, () =>
    administrator.client.approvals.recordStep({ caseId: play.caseId, step: activity.slice(0, 200) }),
  )
  return administrator.id
}

async function save(play: Play): Promise<string> {
  const { approvals } = play.starter.client
  const values = valuesNow(play)
  await command(play, () =>
    play.caseId === ''
      ? approvals.saveDraft({ flowId: play.document.flowId, values })
      : approvals.updateDraft({ caseId: play.caseId, values }),
  )
  return play.starter.id
}

async function submit(play: Play): Promise<string> {
  const { approvals } = play.starter.client
  const values = valuesNow(play)
  await command(play, () =>
    play.caseId === ''
      ? approvals.launch({ flowId: play.document.flowId, values })
      : approvals.launchAgain({ caseId: play.caseId, values }),
  )
  return play.starter.id
}

async function agree(play: Play, role: string): Promise<string> {
  const approver = approverOf(play, role)
  const taskId = await taskFor(play, approver)
  if (play.isProbed) await probeDecision(play, { ...play, approver, taskId, when: 'before' })
  await command(play, () => approver.client.approvals.agree({ taskId }))
  if (play.isProbed) await probeDecision(play, { ...play, approver, taskId, when: 'after' })
  play.deciders.push(approver.id)
  return approver.id
}

/** An approver sends back to the start; the starter takes back or gives up; what is missing, an administrator ends. */
async function reject(play: Play, role: string): Promise<string> {
  const { company, starter, caseId } = play
  if (role === missing) {
    await command(play, () => company.administrator.client.approvals.terminate({ caseId }))
    return company.administrator.id
  }
  if (play.course.starters.has(role)) {
    const { approvals } = starter.client
    await command(play, () =>
      play.status === 'returned' ? approvals.withdraw({ caseId }) : approvals.recall({ caseId }),
    )
    return starter.id
  }

  const approver = approverOf(play, role)
  const taskId = await taskFor(play, approver)
  await command(play, () => approver.client.approvals.return({ taskId, to: 'start' }))
  play.deciders.push(approver.id)
  return approver.id
}

type Answer = Readonly<{ caseId: string; status: string }>

async function command(play: Play, run: () => Promise<Answer>): Promise<void> {
  play.tally.commands += 1
  const { caseId, status } = await run()
  play.caseId = caseId
  play.status = status
}

/** The task that a person finds behind the case; without one the case itself stands in, and the product says no. */
async function taskFor({ caseId }: Play, { client }: Player): Promise<string> {
  const { taskId } = await client.approvals.operatorInfo({ id: caseId })
  return taskId ?? caseId
}

function approverOf({ company }: Stage, role: string): Player {
  const approver = company.approvers.get(role)
  if (!approver) throw new Refusal('flow.taskNotFound')
  return approver
}

function valuesNow({ document: { plan }, course, round }: Play): Record<string, string> {
  const next = roundAt(course, Math.max(round, 0))
  return valuesOf(plan.form, course.attributes, {
    order: plan.order,
    places: next ? plan.placesFor(next) : [],
  })
}

function roundAt(course: Course, place: number): Round | undefined {
  return roundsOf(course)[place]
}

function holderOf({ document: { plan }, course, company, round }: Play): string | undefined {
  const current = roundAt(course, round)
  if (!current) return undefined
  const place = plan.placesFor(current)[current.agreed]
  return place === undefined ? undefined : company.approvers.get(plan.order[place] ?? '')?.id
}

function nameOf({ course }: Cast): string {
  return `${course.name} (${course.document})`
}
