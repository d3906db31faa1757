/** Ends an exhaustive `switch`: a missing case does not compile, and is named at run time. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`)
}
