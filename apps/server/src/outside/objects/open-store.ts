import type { Clock } from '../../clock/clock.ts'
import type { Outside } from '../outside.ts'
import { objectStorePlace, type Secrets } from '../secrets/index.ts'
import type { ObjectAccount, ObjectReach } from './object-store.ts'

/** An object storage of a company as it is kept. */
export type KeptStore = Readonly<{
  id: string
  endpoint: string
  bucket: string
  prefix: string
  isPathStyle: boolean
  region: string
  accessKeyId: string
  sealedKey: string
}>

/** An object storage with its opened key, and the folder of the company in it. */
export type OpenStore = Readonly<{ id: string; account: ObjectAccount; reach: ObjectReach; folder: string }>

type Needs = Readonly<{ outside: Outside; clock: Clock; secrets: Secrets; tenant: string }>

/** Opens the key of a storage. Refuses `secrets.*`. */
export function openStore({ outside, clock, secrets, tenant }: Needs, kept: KeptStore): OpenStore {
  const { id, endpoint, region, bucket, isPathStyle, accessKeyId, prefix, sealedKey } = kept
  const secretAccessKey = secrets.open(sealedKey, objectStorePlace(tenant, id))
  return {
    id,
    account: { endpoint, region, bucket, isPathStyle, accessKeyId, secretAccessKey },
    reach: { outside, now: clock },
    folder: prefix === '' ? id : `${prefix}/${id}`,
  }
}

/**
 * Returns the key of content by its SHA-256. Each storage has a folder of its own, so that a copy of a company never
 * meets its original.
 */
export function keyOf({ folder }: Pick<OpenStore, 'folder'>, contentHash: string): string {
  return `${folder}/${contentHash.slice(0, 2)}/${contentHash}`
}
