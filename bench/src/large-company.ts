import type { Client } from '@signet/client'
import { firstRunCode, type Product } from '@signet/e2e/product'
import { query } from './database-server.ts'
import { upload } from './stalls/stalls-office.ts'

const password = 'a-long-bench-password'
const departments = 400
const surnames = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许'
const givenNames = '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平'

export type LargeCompany = Readonly<{
  client: Client
  token: string
  /** Seconds that the import of a sheet with the people took. */
  importSeconds: number
  departmentIds: readonly string[]
}>

/** Founds a company and imports departments and people as an administrator does. */
export async function foundLargeCompany(product: Product, people: number): Promise<LargeCompany> {
  await product.client().session.createFirstAdministrator({
    code: firstRunCode,
    companyName: 'Bench',
    account: 'admin',
    realName: 'Admin',
    password,
  })
  const { token } = await product.client().session.login({ account: 'admin', password })
  const client = product.client(token)
  const send = async (kind: 'departments' | 'people', lines: readonly string[]) => {
    const bytes = Buffer.from(lines.join('\n'))
    const fileId = await upload(product, { token, name: `${kind}.csv`, bytes })
    while ((await client.files.describe({ fileId })).state !== 'ready');
    return client.organizationSheets.import({ kind, fileId })
  }
  const units = Array.from({ length: departments }, (_, at) => `d${at},部门${at},,部门`)
  await send('departments', ['编码,名称,上级,类型', ...units])
  const before = performance.now()
  const imported = await send('people', [
    '账号,姓名,部门,岗位,工号',
    ...Array.from({ length: people }, (_, at) => `p${at},${nameOf(at)},d${at % departments},专员,${at}`),
  ])
  const importSeconds = (performance.now() - before) / 1000
  if (imported.added !== people) throw new Error(`The import took over ${JSON.stringify(imported)}`)
  const { list } = await client.units.tree({})
  return { client, token, importSeconds, departmentIds: list.map(({ id }) => id) }
}

function nameOf(at: number): string {
  const letter = (letters: string, place: number) => [...letters][place % letters.length] ?? ''
  return `${letter(surnames, at)}${letter(givenNames, Math.floor(at / 20))}${letter(givenNames, Math.floor(at / 400))}`
}

/** Copies the imported people in the database until there are `total`, each with the post of the one copied. */
export async function multiplyPeople(databaseUrl: string, total: number): Promise<void> {
  const [found] = await query(
    databaseUrl,
    "select table_schema as schema from information_schema.tables where table_name = 'person'",
  )
  const schema = String(found?.['schema'])
  const columns = `name, pinyin, gender, mobile_phone, email, password_hash, major_post_id, created_at, avatar, password_changed_at`
  await query(
    databaseUrl,
    `insert into ${schema}.person (id, account, ${columns})
      select 'copy' || n || was.id, was.account || 'x' || n, ${columns}
      from ${schema}.person was, generate_series(1, ceil(${total}::numeric / (select count(*) from ${schema}.person))::int - 1) n
      where was.account <> 'admin' limit ${total} - (select count(*) from ${schema}.person)`,
  )
  await query(
    databaseUrl,
    `insert into ${schema}.post_holder (post_id, person_id)
      select major_post_id, id from ${schema}.person where major_post_id is not null on conflict do nothing`,
  )
  await query(databaseUrl, `update ${schema}.directory_version set version = version + 1`)
}
