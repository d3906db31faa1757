import type { DataSyncTarget } from '@signet/contract'
import { dictionaryTarget } from './dictionary-target.ts'
import { recordTarget } from './record-target.ts'
import type { SyncTarget } from './target.ts'

/** A new kind of target adds one line here. */
const targets: Readonly<Record<DataSyncTarget['kind'], SyncTarget>> = {
  records: recordTarget,
  dictionary: dictionaryTarget,
}

export function targetOf({ kind }: DataSyncTarget): SyncTarget {
  return targets[kind]
}
