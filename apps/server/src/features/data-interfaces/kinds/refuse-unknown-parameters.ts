import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

/** Every name that is asked for is a parameter of the interface. */
export function refuseUnknownParameters(names: readonly string[], parameters: ReadonlySet<string>): void {
  const unknown = names.find((name) => !parameters.has(name))
  if (unknown !== undefined)
    throw new Refusal<RefusalCode>('dataInterfaces.parameterUnknown', { name: unknown })
}
