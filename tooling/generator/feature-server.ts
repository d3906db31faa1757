import type { Spellings } from './spellings.ts'

export function serverFiles(
  { kebab, camel, pascal, snake }: Spellings,
  migration: string,
): Record<string, string> {
  const folder = `apps/server/src/features/${kebab}`
  return {
    [`packages/db/migrations/tenant/${migration}_${snake}.sql`]: `create table ${snake} (
  id          text primary key,
  name        text not null,
  created_by  text not null references person (id),
  created_at  timestamptz not null
);
`,
    [`packages/contract/src/${kebab}.ts`]: `import { z } from 'zod'
import { Empty, endpoint, Id } from './wire/endpoint.ts'

export const ${camel} = {
  list: endpoint({
    method: 'GET',
    path: '/api/${kebab}',
    access: 'member',
    summary: 'All ${kebab.replaceAll('-', ' ')}, oldest first',
    input: Empty,
    output: z.object({ list: z.array(z.object({ id: Id, name: z.string() })) }),
    refusals: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/${kebab}',
    access: 'member',
    summary: 'Add one to ${kebab.replaceAll('-', ' ')}',
    input: z.object({ name: z.string().trim().min(1).max(100) }),
    output: z.object({ id: Id }),
    refusals: [],
  }),
}
`,
    [`${folder}/index.ts`]: `import { create${pascal} } from './create-${kebab}.ts'
import { list${pascal} } from './list-${kebab}.ts'

export const ${camel} = [list${pascal}, create${pascal}]
`,
    [`${folder}/list-${kebab}.ts`]: `import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { ${camel}Rows } from './${kebab}-store.ts'

export const list${pascal} = serve(contract.${camel}.list, async ({ tx }) => ({ list: await ${camel}Rows(tx) }))
`,
    [`${folder}/create-${kebab}.ts`]: `import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { insert${pascal} } from './${kebab}-store.ts'

export const create${pascal} = serve(contract.${camel}.create, async ({ input, actor, tx, now, server }) => {
  const id = server.newId()
  await insert${pascal}(tx, { id, ...input, createdBy: actor.personId, createdAt: now })

  return { id }
})
`,
    [`${folder}/${kebab}-store.ts`]: `import type { Reader, Tx } from '@signet/db'

type ${pascal}Row = Readonly<{ id: string; name: string; createdBy: string; createdAt: string }>

export function ${camel}Rows(tx: Reader): Promise<Pick<${pascal}Row, 'id' | 'name'>[]> {
  return tx.selectFrom('${camel}').select(['id', 'name']).orderBy('createdAt').orderBy('id').execute()
}

export async function insert${pascal}(tx: Tx, row: ${pascal}Row): Promise<void> {
  await tx.insertInto('${camel}').values(row).execute()
}
`,
    [`${folder}/${kebab}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('what Li adds is in the list of Wang, and not in that of another tenant', async () => {
  const { id } = await (await office.as('li')).${camel}.create({ name: 'First' })

  expect(await (await office.as('wang')).${camel}.list()).toEqual({ list: [{ id, name: 'First' }] })
  expect(await (await office.other.as('admin')).${camel}.list()).toEqual({ list: [] })
})
`,
  }
}
