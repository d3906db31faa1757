import { z } from 'zod'
import { factorPlace } from '../../people/sessions/index.ts'
import type { Server } from '../../server.ts'
import { keyContext } from '../automation/triggers/index.ts'
import { webhookPlace } from '../automation/webhooks/index.ts'
import { headerPlace, passwordContext } from '../data-interfaces/index.ts'
import { flowSecretPlace } from '../flow-steps/index.ts'
import { settingPlace } from '../system/index.ts'
import { readSealed, replaceSealed } from './sealed-store.ts'

type SealedColumn = Readonly<{
  table: string
  id: string
  column: string
  /** The context that a secret is sealed for; `name` where one row has several secrets by name. */
  placeOf: (tenant: string, id: string, name: string) => string
  holdsMany?: true
}>

/** Every column that holds sealed secrets. */
const sealedColumns: readonly SealedColumn[] = [
  { table: 'webhook', id: 'id', column: 'sealed', placeOf: webhookPlace },
  { table: 'webhook', id: 'id', column: 'former_sealed', placeOf: webhookPlace },
  { table: 'trigger', id: 'id', column: 'signing_key', placeOf: keyContext },
  { table: 'flow_secret', id: 'flow_id', column: 'sealed', placeOf: flowSecretPlace },
  { table: 'second_factor', id: 'person_id', column: 'sealed', placeOf: factorPlace },
  { table: 'data_source', id: 'id', column: 'sealed_password', placeOf: passwordContext },
  { table: 'data_interface', id: 'id', column: 'sealed_headers', placeOf: headerPlace, holdsMany: true },
  { table: 'setting', id: 'name', column: 'sealed', placeOf: settingPlace, holdsMany: true },
]

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
