import type { Claim } from '../claim.ts'

/** What the page of a contestant can do; the measurement does the rest with real keys. */
export type Contestant = Readonly<{
  mount: (claim: Claim, place: HTMLElement) => void | Promise<void>
  /** Brings the control of `f0` or `lines.149.price` to where a person can type into it. */
  reach: (path: string) => Promise<HTMLInputElement>
  /** What `f3`, `lines.149.amount`, the total `lines.amount` or `grand` says; undefined where it is not drawn. */
  shown: (path: string) => string | undefined
  /** What the model holds at `f3`, `lines.149.amount` or `grand`, drawn or not; undefined at a total that it does not hold. */
  held: (path: string) => unknown
  /** Is there a place for the field `f9`, drawn or about to be? */
  isThere: (key: string) => boolean
}>

declare global {
  var contestant: Contestant | undefined
}
