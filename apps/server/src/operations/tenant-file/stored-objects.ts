import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { CannotStart } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Outside } from '../../outside/index.ts'
import { getObject, type KeptStore, keyOf, openStore, StoreFailure } from '../../outside/objects/index.ts'
import type { Secrets } from '../../outside/secrets/index.ts'
import { connect } from '../catalogue.ts'
import { quoted } from './tenant-tables.ts'

type Needs = Readonly<{ outside: Outside; secrets: Secrets; tenant: string; clock: () => number }>

/** Returns the object storage of each content of a tenant that is in one. */
export async function storedObjects(url: string, schema: string): Promise<ReadonlyMap<string, KeptStore>> {
  const client = await connect(url)
  const at = quoted(schema)
  const { rows } = await client
    .query<KeptStore & { contentHash: string }>(
      `select content.content_hash as "contentHash", store.id, endpoint, bucket, prefix, region,
      is_path_style as "isPathStyle", access_key_id as "accessKeyId", sealed_key as "sealedKey"
    from ${at}.object_content content join ${at}.object_store store on store.id = content.store_id`,
    )
    .finally(() => client.end())
  return new Map(rows.map(({ contentHash, ...store }) => [contentHash, store]))
}

/** Fetches content from its object storage to a file; false when it has none. Throws CannotStart when it cannot be asked. */
export async function fetchObject(
  needs: Needs,
  { kept, contentHash, path }: Readonly<{ kept: KeptStore; contentHash: string; path: string }>,
): Promise<boolean> {
  try {
    const store = openStore(needs, kept)
    const stream = await getObject(store.reach, store.account, keyOf(store, contentHash))
    if (stream) await pipeline(stream, createWriteStream(path))
    return stream !== undefined
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof StoreFailure)) throw error
    throw new CannotStart(
      `The object storage ${kept.endpoint} (${kept.bucket}) cannot be read: ${error.message}. Mend it and export again.`,
    )
  }
}
