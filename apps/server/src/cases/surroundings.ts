import type { Facts, FlowPlan, WorkingCalendar } from '@signet/flow'
import type { FormValues } from '@signet/form'
import type { FormulaContext } from '@signet/formula'
import { calendarOfTenant } from '../clock/working-calendar/calendar-of-tenant.ts'
import { aroundOf as aroundOfPerson, type Snapshot } from '../people/directory/index.ts'
import type { Acting, ReadContext } from './acting.ts'
import type { OnBehalf } from './on-behalf.ts'

/** Returns the time, person and organization that formulas may refer to. */
export function aroundOf(
  { actor, now, server }: Pick<Acting, 'actor' | 'now' | 'server'>,
  directory: Snapshot,
  starter: string,
): FormulaContext {
  const moment = { personId: actor.personId, now, timeZone: server.timeZone }
  return { ...aroundOfPerson(directory, moment), starter }
}

type DecisionInput = Readonly<{
  values: FormValues
  directory: Snapshot
  around: FormulaContext
  /** For whom the acting person may act; omitted when no one acts for another. */
  onBehalf?: OnBehalf | undefined
  /** People named by data interfaces; omitted when the flow asks none. */
  answers?: Facts['answers'] | undefined
  /** Omitted when nothing depends on working hours. */
  calendar?: WorkingCalendar | undefined
}>

/** Returns the facts the engine may use in a decision. */
export function factsOf(
  { actor, now, server }: Pick<Acting, 'actor' | 'now' | 'server'>,
  { values, directory, around, onBehalf, answers, calendar }: DecisionInput,
): Facts {
  const isAdministrator = (person: string) =>
    person === actor.personId ? actor.isAdministrator : directory.administrators().includes(person)
  return {
    now,
    values,
    directory,
    isAdministrator,
    around,
    // Everyone on the case can read the chain, so a plain hash would let them test guesses at hidden
    // values.
    digest: server.secrets.digest,
    ...onBehalf,
    ...(answers && { answers }),
    ...(calendar && { calendar }),
  }
}

/** When people work, where a flow counts by it. */
export async function calendarFor(
  { tx, server }: Pick<ReadContext, 'tx' | 'server'>,
  { isTimed }: Pick<FlowPlan, 'isTimed'>,
): Promise<WorkingCalendar | undefined> {
  return isTimed ? calendarOfTenant(tx, server) : undefined
}
