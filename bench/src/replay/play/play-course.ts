import { starterOf } from '../company/cast.ts'
import type { Player } from '../company/company.ts'
import type { Course, Step } from '../course/course.ts'
import { statusAfter } from '../course/course-state.ts'
import { roundsOf } from '../course/rounds.ts'
import { isReminder } from '../log/activity.ts'
import { attempt } from './attempt.ts'
import type { Part, Play } from './play.ts'
import { command, playDeed, saveDraft } from './play-deed.ts'
import type { PlayedCase } from './played-course.ts'
import type { Stage } from './stage.ts'

/** A document before anything was done with it. */
export function newPlay(stage: Stage, part: Part): Play {
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

/** Plays one step of a document through the product, by whom and when the log says. */
export async function playStep(play: Play, step: Step): Promise<void> {
  if (step.deed?.verb === 'SUBMITTED') play.round += 1
  await play.clock.at(step.at, () =>
    attempt(play.tally, { course: nameOf(play.course), step }, async () => {
      const by = step.deed ? await playDeed(play, step, step.deed) : await playReport(play, step)
      const resource = by === play.starter ? ofStarter(play, step) : step.resource
      play.expected.push({ activity: step.activity, at: step.at, by, resource })
    }),
  )
}

/** Only whoever began a document goes on with it; where the log says another, that is told. */
function ofStarter({ course, tally }: Play, { activity, at, resource }: Step): string {
  const starter = starterOf(course)
  if (resource !== starter)
    tally.mismatches.push({
      course: nameOf(course),
      what: `${activity} at ${at} is by ${resource || 'nobody'}, where only ${starter || 'nobody'}, who began it, can do that`,
    })
  return starter
}

/** What a document has become; undefined where nothing of it ever succeeded. */
export function playedCase(play: Play): PlayedCase | undefined {
  const { course, starter, caseId, expected, deciders, followsUp } = play
  if (caseId === '') return undefined

  const status = statusAfter(course) ?? 'draft'
  const holders = status === 'running' ? holdersOf(play) : []
  return { name: nameOf(course), starter, caseId, status, expected, deciders, holders, followsUp }
}

/** What a course is called in a report. */
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
 * What nobody in particular did: reminding whoever holds the document, or a step outside. Before anybody has touched the
 * document there is no case to note it with: then its starter already has a draft.
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
  } else await command(play, () => approvals.recordStep({ caseId, step: activity.slice(0, 200) }))
  return by
}
