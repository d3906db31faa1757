import { z } from 'zod'
import { sealedColumns } from '../../outside/secrets/index.ts'
import type { Server } from '../../server.ts'
import { readSealed, replaceSealed } from './sealed-store.ts'

/** Seals with the newest key what older ones sealed, so that the operator can drop them. */
export async function resealSecrets(
  { db, secrets }: Pick<Server, 'db' | 'secrets'>,
  tenant: string,
): Promise<void> {
  for (const column of sealedColumns) {
    const { placeOf, holdsMany = false, ...names } = column
    const at = { db: db.tenant(tenant), tenant, ...names, isJson: holdsMany }
    for (const { id, sealed } of await readSealed(at)) {
      const reseal = (text: string, name = '') => secrets.reseal(text, placeOf(tenant, id, name))
      const fresh = holdsMany ? resealMany(sealed, reseal) : reseal(sealed)
      if (fresh !== sealed) await replaceSealed(at, { id, sealed, fresh })
    }
  }
}

const SecretsByName = z.record(z.string(), z.string())

/** Returns the text as it is unless one of its secrets changes. */
function resealMany(json: string, reseal: (text: string, name: string) => string): string {
  const before = SecretsByName.parse(JSON.parse(json))
  const after = Object.fromEntries(
    Object.entries(before).map(([name, text]) => [name, reseal(text, name)] as const),
  )
  return Object.keys(before).some((name) => before[name] !== after[name]) ? JSON.stringify(after) : json
}
