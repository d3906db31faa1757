import { z } from 'zod'
import { FormulaText } from '../../definition/field-definition.ts'
import { emptyOr, isPathOfOurs, isWebAddress, pathOf } from '../../formats/safe-address.ts'
import { displayKind } from '../../kind/field-kind.ts'

export const IframeSettings = z.strictObject({
  address: z.string().max(2000).refine(emptyOr(isFramable), 'is no address that may be shown').default(''),
  /** Computes the address instead; the result is checked again before it is shown. */
  formula: FormulaText.optional(),
  /** In pixels. */
  height: z.number().int().min(80).max(2000).default(300),
  frame: z.enum(['outlined', 'plain']).default('outlined'),
})
export type IframeSettings = Readonly<z.output<typeof IframeSettings>>

/** Another page in a sandboxed frame without access to the form or the session. */
export const iframe = displayKind(IframeSettings, {
  open: 'closed',
  parameters: ({ formula }) => (formula === undefined ? {} : { formula }),
})

/**
 * Tells whether an address may be framed: https elsewhere, or a page of the product. Files of the product are not
 * pages.
 */
export function isFramable(address: string): boolean {
  return isWebAddress(address, 'https') || (pathOf(address)?.startsWith('/pages/') ?? false)
}

/**
 * Returns the sandbox of the frame. A page from elsewhere gets an origin of its own, without cookies; a page of the
 * product is trusted and needs its session.
 */
export function sandboxOf(address: string): string {
  const free = 'allow-scripts allow-forms allow-popups'
  return isPathOfOurs(address) ? `${free} allow-same-origin` : free
}

/** Returns the address to show, or undefined without an allowed address. */
export function framedAddress(
  { address, formula }: IframeSettings,
  parameters: Readonly<Record<string, unknown>>,
): string {
  if (formula === undefined) return address
  const result = parameters['formula']
  return typeof result === 'string' && isFramable(result) ? result : ''
}
