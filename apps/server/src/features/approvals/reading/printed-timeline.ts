import type { RouteStep } from '@signet/contract'
import { createFormats, type Formats, type Translate } from '@signet/i18n'
import type { PrintedRecord } from '@signet/print'
import type { AskingModel } from '../../../models/index.ts'
import { loadRoute } from './load-route.ts'
import { findVisibleCase } from './load-visible-case.ts'
import { loadVisibleForm } from './load-visible-form.ts'

type PrintedTimeline = PrintedRecord['timeline']
type Person = RouteStep['people'][number]
type Reader = Readonly<{ t: Translate; formats: Formats }>

/** What has happened in a case, in the reader's words; nothing for somebody who has nothing to do with it. */
export async function printedTimeline(asking: AskingModel, caseId: string): Promise<PrintedTimeline> {
  const seen = await findVisibleCase(asking, caseId)
  if (!seen) return []

  const { caller, server } = asking
  const t = server.words.t(caller.locale)
  const formats = createFormats({ locale: caller.locale, t, timeZone: server.timeZone })
  const { record } = await loadVisibleForm(asking, seen)
  const route = await loadRoute(asking, seen, record)
  return route.filter(({ state }) => state !== 'toCome').map((step) => printedStep(step, { t, formats }))
}

function printedStep(step: RouteStep, reader: Reader): PrintedTimeline[number] {
  const { formats } = reader
  return {
    name: nameOf(step, reader),
    at: step.enteredAt ? formats.dateTime(step.enteredAt) : '',
    people: step.people
      .filter(({ stage }) => stage !== 'toCome' && stage !== 'waiting')
      .map((person) => printedPerson(person, reader)),
  }
}

/** What was done to the whole case is said; a step has its name. */
function nameOf({ act, name, people }: RouteStep, { t }: Reader): string {
  return act === undefined ? name : t(`flow.event.${act}`, { name: people[0]?.person.name ?? '', node: name })
}

function printedPerson(
  { person, agent, decision, stage, opinion, at, signature }: Person,
  { t, formats }: Reader,
): PrintedTimeline[number]['people'][number] {
  return {
    name: agent ? t('approvals.printed.for', { agent: agent.name, person: person.name }) : person.name,
    outcome: outcomeOf({ decision, stage }, t),
    at: at ? formats.dateTime(at) : '',
    ...{ opinion, signature },
  }
}

/** Who launched a case has done so by standing there. */
function outcomeOf({ decision, stage }: Pick<Person, 'decision' | 'stage'>, t: Translate): string {
  if (decision) return t(`flow.decision.${decision}`)
  return stage === 'done' ? '' : t(`flow.stage.${stage}`)
}
