import type { InterfaceParameter, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

export type BoundValue = Readonly<{ type: InterfaceParameter['type']; text: string | null }>
/** Values by parameter name; a missing one is null. */
export type BoundValues = ReadonlyMap<string, BoundValue>
export type ParameterValue = string | number | boolean | null | undefined

/** Values the server supplies about the caller and the time. */
export type CallerContext = Readonly<Record<Exclude<InterfaceParameter['source'], 'caller'>, string>>

/**
 * Binds the parameters of an interface, from the caller where permitted, otherwise from the server. Refuses
 * `dataInterfaces.parameterMissing` and `dataInterfaces.parameterInvalid`.
 */
export function bindValues(
  parameters: readonly InterfaceParameter[],
  given: ReadonlyMap<string, ParameterValue>,
  context: CallerContext,
): BoundValues {
  return new Map(
    parameters.map((parameter) => {
      const { name, source, type } = parameter
      const said = source === 'caller' ? given.get(name) : context[source]
      return [name, { type, text: textOf(parameter, String(said ?? '') || parameter.default) }]
    }),
  )
}

/** Refuses values that a call could not bind, as `bindValues` does. */
export function refuseUnboundValues(
  parameters: readonly InterfaceParameter[],
  given: ReadonlyMap<string, ParameterValue>,
): void {
  for (const parameter of parameters)
    if (parameter.source === 'caller')
      textOf(parameter, String(given.get(parameter.name) ?? '') || parameter.default)
}

const shapes = {
  text: /^[^\0]{0,2000}$/s,
  number: /^-?\d{1,30}(\.\d{1,30})?$/,
  boolean: /^(true|false|0|1)$/,
  date: /^(\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)?)?|-?\d{1,14})$/,
} as const

function textOf({ name, label, type, required }: InterfaceParameter, text: string): string | null {
  const parameter = label || name
  if (text === '' && required)
    throw new Refusal<RefusalCode>('dataInterfaces.parameterMissing', { parameter })
  if (text === '') return null
  if (!shapes[type].test(text))
    throw new Refusal<RefusalCode>('dataInterfaces.parameterInvalid', { parameter })

  const canonical = type === 'date' ? instantOf(text) : text
  if (canonical === null) throw new Refusal<RefusalCode>('dataInterfaces.parameterInvalid', { parameter })
  return type === 'boolean' ? String(text === 'true' || text === '1') : canonical
}

/** Accepts milliseconds since 1970, as clients of this family send them, or ISO 8601. */
function instantOf(text: string): string | null {
  const date = new Date(/^-?\d{5,}$/.test(text) ? Number(text) : text)
  if (Number.isNaN(date.getTime())) return null
  return text.includes('-', 1) ? text : date.toISOString()
}
