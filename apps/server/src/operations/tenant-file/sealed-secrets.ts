import { randomBytes, scryptSync } from 'node:crypto'
import { CannotStart } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Client } from 'pg'
import { z } from 'zod'
import { openSecrets, type Secrets, sealedColumns } from '../../outside/secrets/index.ts'
import { leftBehind, quoted } from './tenant-tables.ts'

/** Secrets of a tenant, sealed with a passphrase in place of the key of its server. */
export const TravellingSecrets = z.object({
  salt: z.string(),
  secrets: z.array(
    z.object({ table: z.string(), column: z.string(), id: z.string(), name: z.string(), sealed: z.string() }),
  ),
})
type TravellingSecrets = z.infer<typeof TravellingSecrets>
type Travelling = TravellingSecrets['secrets'][number]

const shortest = 12

/** Throws CannotStart for a passphrase that is too short to protect secrets. */
export function refuseShortPassphrase(passphrase: string): void {
  if (passphrase.length < shortest)
    throw new CannotStart(`TENANT_PASSPHRASE must have at least ${shortest} characters.`)
}

type SecretsOf = Readonly<{ client: Client; schema: string }>

/** Returns what each sealed column holds, one by one. */
export async function readSealed({ client, schema }: SecretsOf): Promise<Travelling[]> {
  const found: Travelling[] = []
  for (const { table, id, column, holdsMany } of sealedColumns) {
    if (leftBehind.includes(table)) continue
    const all = `${quoted(schema)}.${quoted(table)}`
    const [from, name, sealed] = holdsMany
      ? [
          `${all}, jsonb_each_text(${quoted(column)}) as part (part_name, part_text)`,
          'part_name',
          'part_text',
        ]
      : [all, `''`, quoted(column)]
    const { rows } = await client.query<Pick<Travelling, 'id' | 'name' | 'sealed'>>(
      `select ${quoted(id)} as id, ${name} as name, ${sealed} as sealed from ${from}
      where ${quoted(column)} is not null order by 1, 2`,
    )
    found.push(...rows.map((row) => ({ table, column, ...row })))
  }
  return found
}

type Sealing = Readonly<{ tenant: string; secrets: Secrets; passphrase: string }>

/** Seals with a passphrase what the key of this server sealed. Throws CannotStart when the key cannot open it. */
export function sealForTravel(
  found: readonly Travelling[],
  { tenant, secrets, passphrase }: Sealing,
): TravellingSecrets {
  const salt = randomBytes(16)
  const lock = lockOf(passphrase, salt)
  const sealed = found.map((one) => {
    const text = opened(secrets, one.sealed, homeOf(one, tenant))
    if (text === undefined)
      throw new CannotStart(
        `The key of this server does not open a secret in ${one.table} (${one.id}): start with the key that sealed it, or add --without-secrets.`,
      )
    return { ...one, sealed: lock.seal(text, roadOf(one)) }
  })
  return { salt: salt.toString('base64'), secrets: sealed }
}

type Arriving = SecretsOf & Sealing

/** Puts secrets back, sealed with the key of this server. Throws CannotStart when the passphrase does not open them. */
export async function unsealOnArrival(
  { salt, secrets: travelling }: TravellingSecrets,
  { client, tenant, schema, secrets, passphrase }: Arriving,
): Promise<void> {
  const lock = lockOf(passphrase, Buffer.from(salt, 'base64'))
  for (const one of travelling) {
    const { table, id, column, holdsMany } = columnOf(one)
    const text = opened(lock, one.sealed, roadOf(one))
    if (text === undefined) throw new CannotStart('TENANT_PASSPHRASE does not open the secrets of the file.')
    const value = holdsMany ? `${quoted(column)} || jsonb_build_object($3::text, $2::text)` : '$2'
    const { rowCount } = await client.query(
      `update ${quoted(schema)}.${quoted(table)} set ${quoted(column)} = ${value} where ${quoted(id)} = $1`,
      [one.id, sealHere(secrets, text, homeOf(one, tenant)), ...(holdsMany ? [one.name] : [])],
    )
    if (rowCount !== 1) throw new CannotStart(`The file holds a secret of a row that it lacks in ${table}.`)
  }
}

/**
 * What cannot work without its secret: people set up two-step verification again, flows make a new secret, and
 * webhooks are off until they have one.
 */
export async function settleWithoutSecrets(client: Client, schema: string): Promise<void> {
  const at = quoted(schema)
  await client.query(`
    delete from ${at}.recovery_code where person_id in (select person_id from ${at}.second_factor where sealed = '');
    delete from ${at}.second_factor where sealed = '';
    delete from ${at}.flow_secret where sealed = '';
    update ${at}.webhook set is_on = false where sealed = ''`)
}

function columnOf({ table, column }: Travelling) {
  const found = sealedColumns.find((one) => one.table === table && one.column === column)
  if (!found) throw new CannotStart(`The file holds a secret for an unknown place: ${table}.${column}`)
  return found
}

function homeOf(one: Travelling, tenant: string): string {
  return columnOf(one).placeOf(tenant, one.id, one.name)
}

function roadOf({ table, column, id, name }: Travelling): string {
  return `${table}/${column}/${id}/${name}`
}

function opened(secrets: Secrets, sealed: string, place: string): string | undefined {
  try {
    return secrets.open(sealed, place)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

function sealHere(secrets: Secrets, text: string, place: string): string {
  try {
    return secrets.seal(text, place)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new CannotStart('The file holds secrets and this server has no key: set SECRET_KEY.')
  }
}

/** Slow enough that guessing a passphrase costs more than it is worth. */
function lockOf(passphrase: string, salt: Uint8Array): Secrets {
  const key = scryptSync(passphrase, salt, 32, { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 28 })
  return openSecrets({ key, random: randomBytes })
}
