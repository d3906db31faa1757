import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

/** Refuses names that are no parameters of the interface. */
export function refuseUnknownParameters(names: readonly string[], parameters: ReadonlySet<string>): void {
  const unknown = names.find((name) => !parameters.has(name))
  if (unknown !== undefined)
    throw new Refusal<RefusalCode>('dataInterfaces.parameterUnknown', { name: unknown })
}
