/** The code of a page did not arrive within a minute. */
export class PageTooSlow extends Error {
  override readonly name = 'PageTooSlow'
}
