import type { SettingValues } from '@signet/contract'
import type { Reader, TenantDb } from '@signet/db'
import type { KeptStore } from '../../../outside/objects/index.ts'
import { objectStorePlace, settingPlace } from '../../../outside/secrets/index.ts'
import { loadSettings, type StoredSetting } from '../../../people/settings/index.ts'
import type { Server } from '../../../server.ts'
import { findStoreAt, saveStore } from './place-store.ts'

/** What a look at stored files needs of the server. */
export type Storage = Pick<Server, 'db' | 'clock' | 'newId' | 'filesDir' | 'outside' | 'secrets' | 'tenants'>

type Change = Readonly<{ db: TenantDb; tenant: string }>

/**
 * Returns the row of the object storage that a company chose, and keeps its newest key; undefined for the folder of
 * the server, which is also the place of a copy that sends nothing to other systems. Refuses `secrets.*`.
 */
export async function chosenStore(server: Storage, { db, tenant }: Change): Promise<KeptStore | undefined> {
  if ((await server.tenants.of(tenant)).isCopy) return undefined
  const { storage } = await loadSettings(db)
  return storage.value.place === 'folder' ? undefined : rememberStore(server, { db, tenant }, storage)
}

/** Finds the row of the chosen storage without writing. */
export async function findChosen(
  { tenants }: Pick<Storage, 'tenants'>,
  { db, tenant }: Readonly<{ db: Reader; tenant: string }>,
): Promise<KeptStore | undefined> {
  const { storage } = await loadSettings(db)
  if (storage.value.place === 'folder' || (await tenants.of(tenant)).isCopy) return undefined
  return findStoreAt(db, addressOf(storage.value))
}

async function rememberStore(
  { secrets, newId }: Pick<Storage, 'secrets' | 'newId'>,
  { db, tenant }: Change,
  { value, sealed }: StoredSetting<'storage'>,
): Promise<KeptStore> {
  const address = addressOf(value)
  const known = await findStoreAt(db, address)
  const key = secrets.open(
    sealed['secretAccessKey'] ?? '',
    settingPlace(tenant, 'storage', 'secretAccessKey'),
  )
  const isSame =
    known?.region === value.region &&
    known.accessKeyId === value.accessKeyId &&
    secrets.open(known.sealedKey, objectStorePlace(tenant, known.id)) === key
  if (known && isSame) return known

  const id = known?.id ?? newId()
  const sealedKey = secrets.seal(key, objectStorePlace(tenant, id))
  const row = { ...address, id, region: value.region, accessKeyId: value.accessKeyId, sealedKey }
  await saveStore(db, row)
  return row
}

function addressOf({ endpoint, bucket, prefix, isPathStyle }: SettingValues<'storage'>) {
  return { endpoint, bucket, prefix, isPathStyle }
}
