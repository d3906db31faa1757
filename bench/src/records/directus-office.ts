import { query } from '../database-server.ts'
import type { Ask } from './ask-directus.ts'
import { kinds } from './rows.ts'

const keys = ['listed', 'created', 'imported', 'exported'] as const
export const readerToken = 'a-token-of-the-reader'

/**
 * Collections of the same columns, and a reader with a role that may meet the records of his department and make new
 * ones in it. It is told to keep no log of new records, as ours keeps none. It makes no indexes by itself: it is given
 * those that the question can use.
 */
export async function foundDirectusOffice(ask: Ask, databaseUrl: string): Promise<void> {
  for (const collection of keys) await ask('/collections', { collection, schema: {}, meta, fields })
  const { id: policy } = (await ask('/policies', { name: 'Reader', app_access: false })) as { id: string }
  const permissions = [...keys.flatMap((key) => permissionsOn(key)), ...filePermissions]
  await ask(
    '/permissions',
    permissions.map((permission) => ({ ...permission, policy })),
  )
  const { id: role } = (await ask('/roles', { name: 'Reader', policies: { create: [{ policy }] } })) as {
    id: string
  }
  await ask('/users', {
    email: 'reader@example.com',
    password: readerToken,
    role,
    token: readerToken,
    status: 'active',
  })
  for (const key of keys) {
    await query(databaseUrl, `create index on "${key}" (amount, id)`)
    await query(databaseUrl, `create index on "${key}" (department)`)
  }
}

const meta = { accountability: null }
const field = (name: string, type: string, schema: object = {}) => ({ field: name, type, schema, meta: {} })
const fields = [
  {
    field: 'id',
    type: 'uuid',
    schema: { is_primary_key: true, has_auto_increment: false },
    meta: { special: ['uuid'] },
  },
  field('department', 'string'),
  { ...field('title', 'string'), meta: { required: true } },
  { ...field('code', 'string'), meta: { required: true } },
  field('amount', 'decimal', { numeric_precision: 12, numeric_scale: 2 }),
  {
    ...field('kind', 'string'),
    meta: {
      interface: 'select-dropdown',
      options: { choices: kinds.map((value) => ({ text: value, value })) },
    },
  },
  field('signed', 'date'),
  field('quantity', 'integer'),
  field('paid', 'boolean'),
  field('note', 'string'),
]

function permissionsOn(collection: string) {
  const own = { department: { _eq: 'near' } }
  return [
    { collection, action: 'read', fields: ['*'], permissions: own },
    { collection, action: 'create', fields: ['*'], permissions: {}, presets: { department: 'near' } },
    { collection, action: 'update', fields: ['*'], permissions: own },
  ]
}

const filePermissions = ['create', 'read'].map((action) => ({
  collection: 'directus_files',
  action,
  fields: ['*'],
  permissions: {},
}))
