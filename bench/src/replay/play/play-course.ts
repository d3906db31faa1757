import { starterOf } from '../company/cast.ts'
import type { Player, PublishedFlow } from '../company/company.ts'
import type { DocumentPlan } from '../company/plan-document.ts'
import { type Course, kindOf, roundsOf, type Step, statusAfter } from '../course/course.ts'
import { isReminder } from '../log/trace.ts'
import type { Part, Play, PlayedCase } from './play.ts'
import { playAction, runCommand, saveDraft } from './play-action.ts'
import { attempt, type Stage } from './stage.ts'

/** A document before its first action. */
function newPlay(stage: Stage, part: Part): Play {
  const turns = stage.company.starters.get(starterOf(part.course)) ?? []
  return {
    ...stage,
    ...part,
    starter: turns[part.number % turns.length] ?? stage.company.administrator,
    caseId: '',
    status: '',
    round: -1,
    expected: [],
    deciders: [],
    followers: [],
    followsUp: undefined,
  }
}

/** Plays one step of a document through the product, as the person and at the time of the log. */
async function playStep(play: Play, step: Step): Promise<void> {
  if (step.action?.verb === 'SUBMITTED') play.round += 1
  await play.clock.at(step.at, () =>
    attempt(play.tally, { course: nameOf(play.course), step, fault: 'log' }, async () => {
      const by = step.action ? await playAction(play, step, step.action) : await playReport(play, step)
      const resource = by === play.starter ? ofStarter(play, step) : step.resource
      play.expected.push({ activity: step.activity, at: step.at, by, resource })
    }),
  )
}

/** Only its starter continues a document; a log that names another person is a mismatch. */
function ofStarter({ course, tally }: Play, { activity, at, resource }: Step): string {
  const starter = starterOf(course)
  if (resource !== starter)
    tally.mismatches.push({
      course: nameOf(course),
      what: `${activity} at ${at} is by ${resource || 'nobody'}, where only ${starter || 'nobody'}, who began it, can do that`,
      fault: 'log',
    })
  return starter
}

/** Returns the case of a document; undefined where no action ever succeeded. */
export function playedCase(play: Play): PlayedCase | undefined {
  const { course, starter, caseId, expected, deciders, followsUp } = play
  if (caseId === '') return undefined

  const status = statusAfter(course) ?? 'draft'
  const holders = status === 'running' ? holdersOf(play) : []
  return { name: nameOf(course), starter, caseId, status, expected, deciders, holders, followsUp }
}

/** The name of a course in a report. */
export function nameOf({ name, document }: Course): string {
  return `${name} (${document})`
}

function holdersOf({ document: { plan }, course, company, round }: Play): readonly string[] {
  const current = roundsOf(course)[round]
  const place = current && plan.placesFor(current)[current.agreed]
  const role = place === undefined ? undefined : plan.order[place]
  return (role === undefined ? [] : (company.inRole.get(role) ?? [])).map(({ id }) => id)
}

/**
 * Plays what no person did: reminding the holder, or an outside step. Before the first action there is no case to
 * record it with, so the starter saves a draft first.
 */
async function playReport(play: Play, { activity, at, resource }: Step): Promise<Player> {
  const { company, starter, document } = play
  if (play.caseId === '') {
    await saveDraft(play)
    play.expected.push({
      activity: `${document.plan.name} SAVED by ${document.plan.starter}`,
      at,
      by: starter,
      isImplied: true,
    })
  }
  const by = company.administrators.get(resource) ?? company.administrator
  const { approvals } = by.client
  const { caseId } = play
  if (isReminder(activity) && play.status === 'running') {
    play.tally.commands += 1
    play.tally.reminders += 1
    await approvals.urge({ caseId })
  } else await runCommand(play, () => approvals.recordStep({ caseId, step: activity.slice(0, 200) }))
  return by
}

type Documents = Readonly<{
  courses: readonly Course[]
  documents: ReadonlyMap<string, PublishedFlow<DocumentPlan>>
  /** Which of the starters comes next. */
  number: number
  isProbed: boolean
}>

/** Plays the documents of a trace side by side, step by step in the order of time; the others follow up the first. */
export async function playDocuments(
  stage: Stage,
  { courses, documents, ...part }: Documents,
): Promise<readonly Play[]> {
  const plays: Play[] = []
  for (const course of courses) {
    const document = documents.get(kindOf(course))
    if (!document) throw new Error(`No flow for ${course.document}`)
    plays.push(newPlay(stage, { ...part, course, document, first: plays[0] }))
  }
  const [first, ...others] = plays
  if (first) first.followers = othersThan(first, others)
  const turns = plays.flatMap((play) => play.course.steps.map((step) => ({ play, step })))
  for (const { play, step } of turns.toSorted((one, other) => compare(one.step.at, other.step.at)))
    await playStep(play, step)
  return plays
}

function othersThan(first: Play, others: readonly Play[]) {
  const starters = new Set(others.map(({ starter }) => starter))
  starters.delete(first.starter)
  return [...starters]
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
