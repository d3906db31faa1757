import { z } from 'zod'
import { FormulaText } from '../../../definition/field-definition.ts'
import { emptyOr, isPathOfOurs, isWebAddress, pathOf } from '../../../formats/safe-address.ts'
import { displayKind } from '../../../kind/field-kind.ts'

export const IframeSettings = z.strictObject({
  address: z.string().max(2000).refine(emptyOr(isFramable), 'is no address that may be shown').default(''),
  /** Works the address out instead; what it answers is checked again before it is shown. */
  formula: FormulaText.optional(),
  /** In pixels. */
  height: z.number().int().min(80).max(2000).default(300),
  frame: z.enum(['outlined', 'plain']).default('outlined'),
})
export type IframeSettings = Readonly<z.output<typeof IframeSettings>>

/** Another page inside the form, locked in: it reaches neither the form nor the session. */
export const iframe = displayKind(IframeSettings, {
  parameters: ({ formula }) => (formula === undefined ? {} : { formula }),
})

/** May it be shown in a frame: https elsewhere, or a page of the product itself. Nothing else of ours: files are not pages. */
export function isFramable(address: string): boolean {
  return isWebAddress(address, 'https') || (pathOf(address)?.startsWith('/pages/') ?? false)
}

/**
 * What the page may do. One from elsewhere runs its scripts with an origin of its own: it has no cookies and reaches
 * nothing of ours. A page of ours needs its session and is trusted as the product is.
 */
export function sandboxOf(address: string): string {
  const free = 'allow-scripts allow-forms allow-popups'
  return isPathOfOurs(address) ? `${free} allow-same-origin` : free
}

/** What is shown now; nothing while there is no address, or none that may be shown. */
export function framedAddress(
  { address, formula }: IframeSettings,
  parameters: Readonly<Record<string, unknown>>,
): string {
  if (formula === undefined) return address
  const result = parameters['formula']
  return typeof result === 'string' && isFramable(result) ? result : ''
}
