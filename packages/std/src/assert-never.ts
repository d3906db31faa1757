/** Closes an exhaustive `switch`: the compiler refuses a forgotten case, the run time names it. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`)
}
