/**
 * Marks a promise when it is fulfilled, as React marks those it waited for, so that `use` reads it without waiting.
 * Call `use` with the same promise in every drawing, also when what it brings is there already: React goes on with the
 * drawing that waited, and would take the next hook for one of another.
 */
export function marked<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

/** A marked promise of what is there already. */
export function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}
