import type { Claim } from '../claim.ts'

/** What the page of a contestant offers; the measurement does the rest with real key presses. */
export type Contestant = Readonly<{
  mount: (claim: Claim, place: HTMLElement) => void | Promise<void>
  /** Brings the control of `f0` or `lines.149.price` into view, so that it can be typed into. */
  reach: (path: string) => Promise<HTMLInputElement>
  /**
   * The displayed text of `f3`, `lines.149.amount`, the total `lines.amount` or `grand`; undefined where it is not
   * rendered.
   */
  renderedText: (path: string) => string | undefined
  /**
   * The model's value of `f3`, `lines.149.amount` or `grand`, rendered or not; undefined for a total that the model
   * does not hold.
   */
  modelValue: (path: string) => unknown
  /** Whether the field `f9` is rendered or about to be. */
  hasField: (key: string) => boolean
}>

declare global {
  var contestant: Contestant | undefined
}
