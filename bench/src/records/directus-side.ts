import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { query } from '../database-server.ts'
import { administrator, directusTitle, prepareDirectus } from './directus-process.ts'
import { columns, idOf, isNear, kinds, newRow, wantedKinds } from './rows.ts'
import { download, type Side } from './side.ts'

/** Opens Directus over its REST API, as a user whose role may read the records of one department. */
export async function openDirectus({
  databaseUrl,
  folder,
}: Readonly<{ databaseUrl: string; folder: string }>): Promise<Side> {
  const start = await prepareDirectus({ databaseUrl, folder })
  let running = await start()
  const address = () => running.address
  const login = (await callDirectus(address, () => '')('/auth/login', administrator)) as {
    access_token: string
  }
  await createDirectusOffice(
    callDirectus(address, () => login.access_token),
    databaseUrl,
  )
  const ask = callDirectus(address, () => readerToken)
  const exportCsv = async (file: string) => {
    const title = `export ${Date.now()}`
    await ask('/utils/export/exported', {
      query: { fields: Object.keys(columns), limit: -1 },
      format: 'csv',
      file: { title },
    })
    await download(`${running.address}/assets/${await fileCalled(title)}?download`, file, {
      authorization: `Bearer ${readerToken}`,
    })
  }
  /** The export runs in the background and is then stored as a file, which is complete once it has a size. */
  const fileCalled = async (title: string): Promise<string> => {
    for (;;) {
      const filter = encodeURIComponent(JSON.stringify({ title: { _eq: title }, filesize: { _nnull: true } }))
      const [file] = (await ask(`/files?filter=${filter}&fields=id`)) as { id: string }[]
      if (file) return file.id
      await wait(200)
    }
  }

  return {
    title: directusTitle,
    databaseUrl,
    tables: tablesOf(),
    restart: async () => {
      await running.stop()
      running = await start()
      return running.pid
    },
    page: async (number) => {
      const filter = encodeURIComponent(JSON.stringify({ kind: { _in: wantedKinds } }))
      const query = `filter=${filter}&sort=-amount,-id&limit=20&page=${number}&meta=filter_count`
      const { data, meta } = (await ask(`/items/listed?${query}`)) as {
        data: { id: string }[]
        meta: { filter_count: number }
      }
      return { ids: data.map(({ id }) => id), total: Number(meta.filter_count) }
    },
    create: (position) => ask('/items/created', newRow(position)),
    importSheet: (csv) =>
      postFile(`${running.address}/utils/import/imported`, { token: readerToken, text: csv }),
    exportTo: (format, file) => (format === 'csv' ? exportCsv(file) : null),
    stop: () => running.stop(),
  }
}

function tablesOf(): Side['tables'] {
  const born = { id: idOf, department: `case when ${isNear} then 'near' else 'far' end` }
  const table = (key: string) => ({ name: `"${key}"`, columns: { ...born, ...columns } })
  return {
    listed: table('listed'),
    created: table('created'),
    imported: table('imported'),
    exported: table('exported'),
  }
}

const keys = ['listed', 'created', 'imported', 'exported'] as const
const readerToken = 'a-token-of-the-reader'

/**
 * Creates collections with the same columns, and a reader whose role may read and add records of one department. Its
 * activity log is off, as our product keeps none for records, and it gets the indexes that the query can use.
 */
async function createDirectusOffice(ask: DirectusCall, databaseUrl: string): Promise<void> {
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

type DirectusCall = (path: string, body?: unknown) => Promise<unknown>

/**
 * Calls its REST API, with POST when there is a body. Throws on refused calls; returns `data`, or the whole answer
 * where `meta` is beside it.
 */
function callDirectus(address: () => string, token: () => string): DirectusCall {
  return async (path, body) => {
    const answer = await fetch(`${address()}${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        ...(token() && { authorization: `Bearer ${token()}` }),
      },
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`Directus refused ${path}: ${text}`)
    const read = text === '' ? {} : (JSON.parse(text) as { data?: unknown; meta?: unknown })
    return read.meta === undefined ? read.data : read
  }
}

const boundary = 'a-boundary-of-the-bench'

/** Sends a sheet as a browser form does, without a time limit for the answer. */
function postFile(
  address: string,
  { token, text }: Readonly<{ token: string; text: string }>,
): Promise<void> {
  const body = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="rows.csv"\r\n` +
      `content-type: text/csv\r\n\r\n${text}\r\n--${boundary}--\r\n`,
  )
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': body.length,
  }
  return new Promise((resolve, reject) => {
    const sent = request(address, { method: 'POST', headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`The sheet was refused: ${Buffer.concat(parts).toString()}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
