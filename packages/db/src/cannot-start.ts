/** The world is not as the product needs it. The message is one sentence for the operator; no stack is of use to them. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
