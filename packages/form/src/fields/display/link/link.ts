import { z } from 'zod'
import { FormulaText } from '../../../definition/field-definition.ts'
import { isSafeAddress, SafeAddress } from '../../../formats/safe-address.ts'
import { displayKind } from '../../../kind/field-kind.ts'

export const LinkSettings = z.strictObject({
  address: SafeAddress,
  /** Works the address out instead; what it answers is checked again before it is shown. */
  formula: FormulaText.optional(),
  /** `inApp`: a page of the product at once, anything else inside the product's own viewer. */
  opens: z.enum(['newTab', 'inApp']).default('newTab'),
  align: z.enum(['start', 'center', 'end']).default('start'),
})
export type LinkSettings = Readonly<z.output<typeof LinkSettings>>

/** Its label, to be pressed. */
export const link = displayKind(LinkSettings, {
  parameters: ({ formula }) => (formula === undefined ? {} : { formula }),
})

/** Where it leads now; nothing while there is no address, or none that may be opened. */
export function addressOf(
  { address, formula }: LinkSettings,
  parameters: Readonly<Record<string, unknown>>,
): string {
  if (formula === undefined) return address
  const result = parameters['formula']
  return typeof result === 'string' && isSafeAddress(result) ? result : ''
}

/** The page of the product that shows pages from elsewhere. */
export function viewerOf(address: string, title: string): string {
  return `/pages/apply/externalLink/index?${new URLSearchParams({ url: address, fullName: title })}`
}
