import type { DataSyncParameter, DataSyncSettings, InterfaceQuestion, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { refuseUnboundValues } from '../../data-interfaces/index.ts'
import type { AskedValue, DataRun } from './run-store.ts'

type Parameters = Pick<DataSyncSettings, 'parameters'>
type Moments = Pick<DataRun, 'asOf' | 'readSince'>

/** Values of the parameters at the moments of a run, so that a run asks what its dry run asked. */
export function valuesOf(
  { parameters }: Parameters,
  moments: Moments,
  timeZone: string,
): readonly AskedValue[] {
  return parameters.map((parameter) => ({
    name: parameter.name,
    value: parameter.kind === 'fixed' ? parameter.value : momentOf(parameter, moments, timeZone),
  }))
}

type Moment = Extract<DataSyncParameter, { kind: 'moment' }>

function momentOf({ moment, first }: Moment, { asOf, readSince }: Moments, timeZone: string): string {
  if (moment === 'readUntil') return readSince ?? first
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(asOf))
  if (moment === 'today') return today
  return moment === 'monthStart' ? `${today.slice(0, 7)}-01` : dayBefore(today)
}

/** Counts calendar days, which a change of the clocks does not shift. */
function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}

/** Whether the source answers only some of its rows, so that a missing row is not a row that is gone. */
export function readsInPart({ parameters }: Parameters): boolean {
  return parameters.some(({ kind }) => kind === 'moment')
}

/** Parameters that callers fill in, by name; the server fills in the others. */
export function takenFromCallers({ parameters }: Pick<InterfaceQuestion, 'parameters'>) {
  return new Map(parameters.filter(({ source }) => source === 'caller').map((one) => [one.name, one]))
}

/**
 * Refuses parameters that the interface does not take, moments for what is no date, values that do not fit, and rows
 * that would end because they were not read.
 */
export function refuseUnfitParameters(
  question: Pick<InterfaceQuestion, 'parameters'>,
  settings: Pick<DataSyncSettings, 'parameters' | 'vanished'>,
): void {
  const taken = takenFromCallers(question)
  for (const { kind, name } of settings.parameters) {
    const one = taken.get(name)
    if (!one) throw new Refusal<RefusalCode>('dataSyncs.parameterUnknown', { parameter: name })
    if (kind === 'moment' && !momentTypes.has(one.type))
      throw new Refusal<RefusalCode>('dataSyncs.momentUnfit', { parameter: one.label || name })
  }
  const atFirst = valuesOf(settings, { asOf: aDay, readSince: null }, 'UTC')
  refuseUnboundValues(question.parameters, new Map(atFirst.map(({ name, value }) => [name, value])))
  if (readsInPart(settings) && settings.vanished.kind !== 'keep')
    throw new Refusal<RefusalCode>('dataSyncs.vanishedInPart')
}

const momentTypes: ReadonlySet<string> = new Set(['date', 'text'])
/** Any day has the shape that is checked. */
const aDay = '2000-01-01T00:00:00Z'
