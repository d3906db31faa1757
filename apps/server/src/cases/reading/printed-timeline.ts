import type { RouteStep } from '@signet/contract'
import { createFormats, type Formats, type Translate } from '@signet/i18n'
import type { PrintedRecord } from '@signet/print'
import type { AskingModel } from '../../records/models/index.ts'
import { loadRoute } from './load-route.ts'
import { findVisibleCase } from './load-visible-case.ts'
import { loadVisibleForm } from './load-visible-form.ts'

type PrintedTimeline = PrintedRecord['timeline']
type Person = RouteStep['people'][number]
export type TimelineTexts = Readonly<{ t: Translate; formats: Formats }>

/** Returns the history of a case in the reader's language; empty for people without a role on it. */
export async function printedTimeline(context: AskingModel, caseId: string): Promise<PrintedTimeline> {
  const seen = await findVisibleCase(context, caseId)
  if (!seen) return []

  const { caller, server } = context
  const t = server.words.t(caller.locale)
  const formats = createFormats({ locale: caller.locale, t, timeZone: server.timeZone })
  const { record } = await loadVisibleForm(context, seen)
  const route = await loadRoute(context, seen, record)
  return printedSteps(route, { t, formats })
}

/** Returns the steps of a route that were reached. */
export function printedSteps(route: readonly RouteStep[], reader: TimelineTexts): PrintedTimeline {
  return route.filter(({ state }) => state !== 'toCome').map((step) => printedStep(step, reader))
}

function printedStep(step: RouteStep, reader: TimelineTexts): PrintedTimeline[number] {
  const { formats } = reader
  return {
    name: nameOf(step, reader),
    at: step.enteredAt ? formats.dateTime(step.enteredAt) : '',
    people: step.people
      .filter(({ stage }) => stage !== 'toCome' && stage !== 'waiting')
      .map((person) => printedPerson(person, reader)),
  }
}

/** An event on the whole case reads as a sentence, a step as its name. */
function nameOf({ act, name, people }: RouteStep, { t }: TimelineTexts): string {
  return act === undefined ? name : t(`flow.event.${act}`, { name: people[0]?.person.name ?? '', node: name })
}

function printedPerson(
  { person, agent, decision, stage, opinion, at, signature, seal }: Person,
  { t, formats }: TimelineTexts,
): PrintedTimeline[number]['people'][number] {
  return {
    name: agent ? t('approvals.printed.for', { agent: agent.name, person: person.name }) : person.name,
    outcome: outcomeOf({ decision, stage }, t),
    at: at ? formats.dateTime(at) : '',
    ...{ opinion, signature },
    seal: seal === null || seal.isWithdrawn ? '' : seal.picture,
  }
}

/** The launcher has no decision and no stage to show. */
function outcomeOf({ decision, stage }: Pick<Person, 'decision' | 'stage'>, t: Translate): string {
  if (decision) return t(`flow.decision.${decision}`)
  return stage === 'done' ? '' : t(`flow.stage.${stage}`)
}
