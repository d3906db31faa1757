import { z } from 'zod'
import { FieldKey, FormulaText } from '../../definition/field-definition.ts'
import { LocalizedText } from '../../definition/localized-text.ts'
import { PathOfOurs, SafeAddress } from '../../formats/safe-address.ts'
import { displayKind } from '../../kind/field-kind.ts'

const ParameterName = z
  .string()
  .max(60)
  .regex(/^[A-Za-z][A-Za-z0-9_]*$/)

export const buttonActions = ['setFields', 'openPage', 'openLink', 'callInterface', 'launchFlow'] as const

export const ButtonSettings = z.strictObject({
  look: z.enum(['primary', 'plain', 'quiet', 'danger']).default('plain'),
  width: z.enum(['words', 'full']).default('words'),
  align: z.enum(['start', 'center', 'end']).default('start'),
  /** The action of the button. There are no scripts, only these actions with the settings below. */
  action: z.enum(buttonActions).default('setFields'),
  /** For `setFields`: the fields to fill and their formulas. */
  set: z.record(FieldKey, FormulaText).default({}),
  page: PathOfOurs,
  address: SafeAddress,
  interface: z.string().max(100).default(''),
  flow: z.string().max(100).default(''),
  /** Formulas by name, for the parameters of the interface or the start values of the new flow. */
  parameters: z.record(ParameterName, FormulaText).default({}),
  /** The field that each column of the answer fills. */
  fills: z
    .array(z.strictObject({ column: z.string().min(1).max(100), field: FieldKey }))
    .max(100)
    .default([]),
  /** A question to confirm first; empty asks nothing. */
  confirm: LocalizedText.default(''),
})
export type ButtonSettings = Readonly<z.output<typeof ButtonSettings>>

/** A button with the label of the field and a declared action. */
export const button = displayKind(ButtonSettings, {
  open: 'closed',
  parameters: ({ action, set, parameters }) => {
    if (action === 'setFields') return named('set', set)
    return action === 'callInterface' || action === 'launchFlow' ? named('parameters', parameters) : {}
  },
  offers: ({ action, interface: id }) =>
    action === 'callInterface' && id !== '' ? `interface:${id}` : undefined,
  launches: ({ action, flow }) => (action === 'launchFlow' && flow !== '' ? flow : undefined),
  fills: ({ action, set, fills }) => {
    if (action === 'setFields') return Object.keys(set)
    return action === 'callInterface' ? fills.map(({ field }) => field) : []
  },
})

/** Returns the results of the formulas of a setting by their names. */
export function resultsOf(
  setting: 'set' | 'parameters',
  results: Readonly<Record<string, unknown>>,
): [name: string, result: unknown][] {
  const start = `${setting}.`
  return Object.entries(results)
    .filter(([name]) => name.startsWith(start))
    .map(([name, result]) => [name.slice(start.length), result])
}

function named(setting: string, formulas: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(formulas).map(([name, formula]) => [`${setting}.${name}`, formula]),
  )
}
