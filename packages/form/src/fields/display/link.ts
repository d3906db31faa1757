import { z } from 'zod'
import { FormulaText } from '../../definition/field-definition.ts'
import { isSafeAddress, SafeAddress } from '../../formats/safe-address.ts'
import { displayKind } from '../../kind/field-kind.ts'

export const LinkSettings = z.strictObject({
  address: SafeAddress,
  /** Computes the address instead; the result is checked again before it is shown. */
  formula: FormulaText.optional(),
  /** `inApp` opens a page of the product directly and anything else in its viewer. */
  opens: z.enum(['newTab', 'inApp']).default('newTab'),
  align: z.enum(['start', 'center', 'end']).default('start'),
})
export type LinkSettings = Readonly<z.output<typeof LinkSettings>>

/** A link with the label of the field. */
export const link = displayKind(LinkSettings, {
  open: 'closed',
  parameters: ({ formula }) => (formula === undefined ? {} : { formula }),
})

/** Returns the address of the link, or undefined without an allowed address. */
export function addressOf(
  { address, formula }: LinkSettings,
  parameters: Readonly<Record<string, unknown>>,
): string {
  if (formula === undefined) return address
  const result = parameters['formula']
  return typeof result === 'string' && isSafeAddress(result) ? result : ''
}

/** Returns the page of the product that shows outside pages. */
export function viewerOf(address: string, title: string): string {
  return `/pages/apply/externalLink/index?${new URLSearchParams({ url: address, fullName: title })}`
}
