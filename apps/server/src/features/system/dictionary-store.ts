import type { RefusalCode } from '@signet/contract'
import type { TenantDb, Tx } from '@signet/db'
import { Refusal } from '@signet/std'

export function listDictionaries(db: TenantDb) {
  return db.selectFrom('dictionary').select(['id', 'name', 'code']).orderBy('code').execute()
}

export function listWords(db: TenantDb, dictionaryId?: string) {
  return db
    .selectFrom('dictionaryWord')
    .$if(dictionaryId !== undefined, (query) => query.where('dictionaryId', '=', dictionaryId ?? ''))
    .select(['id', 'dictionaryId', 'name', 'code'])
    .orderBy('dictionaryId')
    .orderBy('position')
    .execute()
}

/** By id or code. */
export function findDictionary(db: TenantDb, wanted: string) {
  return db
    .selectFrom('dictionary')
    .where(({ eb, or }) => or([eb('id', '=', wanted), eb('code', '=', wanted)]))
    .select('id')
    .executeTakeFirst()
}

type NewDictionary = Readonly<{
  id: string
  name: string
  code: string
  words: readonly Readonly<{ id: string; name: string; code: string }>[]
}>

const uniqueViolation = '23505'

/** Refuses `design.codeTaken`, also when two words of it have one code. */
export async function insertDictionary(tx: Tx, { id, name, code, words }: NewDictionary): Promise<void> {
  try {
    await tx.insertInto('dictionary').values({ id, name, code }).execute()
    const rows = words.map((word, position) => ({ ...word, dictionaryId: id, position }))
    if (rows.length > 0) await tx.insertInto('dictionaryWord').values(rows).execute()
  } catch (error) {
    if ((error as { code?: unknown }).code !== uniqueViolation) throw error
    throw new Refusal<RefusalCode>('design.codeTaken', { code })
  }
}
