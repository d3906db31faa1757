import type { InterfaceRow } from '@signet/contract'
import {
  answerKey,
  type Facts,
  type FlowPlan,
  type InterfaceQuestion,
  type WorkingCalendar,
} from '@signet/flow'
import type { FormValues } from '@signet/form'
import type { FormulaContext } from '@signet/formula'
import { Refusal } from '@signet/std'
import { calendarOfTenant } from '../clock/working-calendar.ts'
import { formulaContextOf as aroundOfPerson, type Snapshot } from '../people/directory/index.ts'
import type { ReadContext, WriteContext } from './context.ts'
import type { OnBehalf } from './on-behalf.ts'

/** Returns the time, person and organization that formulas may refer to. */
export function formulaContext(
  { actor, now, server }: Pick<WriteContext, 'actor' | 'now' | 'server'>,
  directory: Snapshot,
  starter: string,
): FormulaContext {
  const time = { personId: actor.personId, now, timeZone: server.timeZone }
  return { ...aroundOfPerson(directory, time), starter }
}

type DecisionInput = Readonly<{
  values: FormValues
  directory: Snapshot
  formulaContext: FormulaContext
  /** For whom the acting person may act; omitted when no one acts for another. */
  onBehalf?: OnBehalf | undefined
  /** People named by data interfaces; omitted when the flow asks none. */
  answers?: Facts['answers'] | undefined
  /** Omitted when nothing depends on working hours. */
  calendar?: WorkingCalendar | undefined
}>

/** Returns the facts the engine may use in a decision. */
export function decisionFacts(
  { actor, now, server }: Pick<WriteContext, 'actor' | 'now' | 'server'>,
  { values, directory, formulaContext: formContext, onBehalf, answers, calendar }: DecisionInput,
): Facts {
  const isAdministrator = (person: string) =>
    person === actor.personId ? actor.isAdministrator : directory.administrators().includes(person)
  return {
    now,
    values,
    directory,
    isAdministrator,
    context: formContext,
    // Everyone on the case can read the chain, so a plain hash would let them test guesses at hidden
    // values.
    digest: server.secrets.digest,
    ...onBehalf,
    ...(answers && { answers }),
    ...(calendar && { calendar }),
  }
}

/** Returns the working calendar if the flow counts working time. */
export async function loadCalendar(
  { tx, server }: Pick<ReadContext, 'tx' | 'server'>,
  { isTimed }: Pick<FlowPlan, 'isTimed'>,
): Promise<WorkingCalendar | undefined> {
  return isTimed ? calendarOfTenant(tx, server) : undefined
}

type InterfaceCaller = Pick<WriteContext, 'actor' | 'now' | 'server'>
type InterfaceAnswers = NonNullable<Facts['answers']>

/** Kept short because a person waits for the decision and the lock of the case is held. */
const longestMs = 3000

/**
 * Asks all data interfaces of a form for people in parallel. A failed interface yields no people; its call
 * log has the reason.
 */
export async function askDataInterfaces(
  context: InterfaceCaller,
  { questions }: Pick<FlowPlan, 'questions'>,
  values: FormValues,
): Promise<InterfaceAnswers | undefined> {
  if (questions.length === 0) return undefined

  const answers = await Promise.all(
    questions.map(
      async (question) => [answerKey(question), await askPeople(context, question, values)] as const,
    ),
  )
  return Object.fromEntries(answers)
}

async function askPeople(
  { actor: { tenant, personId }, now, server }: InterfaceCaller,
  { interface: id, parameters }: InterfaceQuestion,
  values: FormValues,
): Promise<readonly string[]> {
  const params = Object.fromEntries(
    Object.entries(parameters).map(([name, field]) => [name, toParameter(values[field])]),
  )
  const interfaceRows = server.interfaceRows(server, server.db.beside(tenant), {
    tenant,
    personId,
    now,
    id,
    params,
    longestMs,
  })
  const people = await interfaceRows.then(
    ({ rows }) => rows.flatMap(peopleIn),
    (error: unknown) => {
      if (error instanceof Refusal) return []
      throw error
    },
  )
  return [...new Set(people)]
}

/** `handleId` holds one id, or several separated by commas. */
function peopleIn({ handleId }: InterfaceRow): readonly string[] {
  if (typeof handleId !== 'string') return []
  return handleId
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
}

function toParameter(value: unknown) {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return Array.isArray(value) ? value.join(',') : null
}
