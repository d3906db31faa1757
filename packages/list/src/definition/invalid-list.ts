import { Refusal } from '@signet/std'
import type { ListRefusal } from '../refusals.ts'

export function invalidList(path: string, reason: string): never {
  throw new Refusal<ListRefusal>('list.definitionInvalid', { path: path.slice(0, 200), reason })
}
