import { printTexts } from '../texts/exchange.ts'
import type { Addition } from './addition.ts'
import { type Spellings, sameInEveryLanguage, spellings } from './spellings.ts'

/**
 * A feature from the table to the page: named things that all members may list and add. The path is its name, or
 * `room/name` to write its server part in a room of features.
 */
export function newFeature(path: string, migration: string): Addition {
  const rooms = path.split('/').slice(0, -1)
  for (const room of rooms) spellings(room)
  if (rooms.length > 1) throw new Error(`"${path}" is too deep: a room holds features and no further room.`)

  const spelled = spellings(path.slice(path.lastIndexOf('/') + 1))
  const { kebab, camel } = spelled
  return {
    files: {
      ...contractFiles(spelled, migration),
      ...serverFiles(spelled, rooms),
      ...clientFiles(spelled),
    },
    entries: [
      {
        path: 'packages/contract/src/index.ts',
        imports: `import { ${camel} } from './${kebab}.ts'`,
        list: 'export const contract = {',
        entry: `${camel},`,
      },
      {
        path: 'apps/server/src/features/index.ts',
        imports: `import { ${camel} } from './${path}/index.ts'`,
        list: 'export const features: readonly Route[] = [',
        entry: `...${camel},`,
      },
      {
        path: 'apps/staff/src/app/router.ts',
        imports: `import { ${camel}Routes } from '../features/${kebab}/index.ts'`,
        list: 'memberRoute.addChildren([',
        entry: `...${camel}Routes,`,
      },
    ],
    next: [
      'Run "npm run db:types": the new table becomes a type.',
      `Say it properly in three languages in apps/staff/src/features/${kebab}/texts.ts.`,
    ],
  }
}

function clientFiles({ kebab, camel, pascal }: Spellings): Record<string, string> {
  const folder = `apps/staff/src/features/${kebab}`
  return {
    [`${folder}/index.ts`]: `import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { memberRoute } from '../../kit/pages/root-route.ts'

export const ${camel}Routes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/${camel}/index',
    component: lazyPage(() => import('./${kebab}-page.tsx'), '${pascal}Page'),
  }),
] as const
`,
    [`${folder}/queries.ts`]: `import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'

export function use${pascal}() {
  const client = useClient()
  return useQuery({ queryKey: ['${kebab}'], queryFn: () => client.${camel}.list() })
}
`,
    [`${folder}/${kebab}-page.tsx`]: `import { useT } from '@signet/i18n/react'
import { Card, Empty, PageState } from '@signet/ui'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import { use${pascal} } from './queries.ts'

export function ${pascal}Page() {
  const t = useT()
  const rows = use${pascal}()

  return (
    <StackPage title={t('${kebab}.title')}>
      <PageState
        query={rows}
        isEmpty={({ list }) => list.length === 0}
        empty={<Empty title={t('${kebab}.empty')} />}
      >
        {({ list }) => list.map(({ id, name }) => <Card key={id}>{name}</Card>)}
      </PageState>
    </StackPage>
  )
}
`,
    [`${folder}/texts.ts`]: printTexts({ texts: sameInEveryLanguage({ empty: '…', title: kebab }) }),
  }
}

function contractFiles({ kebab, camel, snake }: Spellings, migration: string): Record<string, string> {
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
  }
}

function serverFiles({ kebab, camel, pascal }: Spellings, rooms: readonly string[]): Record<string, string> {
  const folder = ['apps/server/src/features', ...rooms, kebab].join('/')
  const src = rooms.length > 0 ? '../../..' : '../..'
  return {
    [`${folder}/index.ts`]: `import { create${pascal} } from './create-${kebab}.ts'
import { list${pascal} } from './list-${kebab}.ts'

export const ${camel} = [list${pascal}, create${pascal}]
`,
    [`${folder}/list-${kebab}.ts`]: `import { contract } from '@signet/contract'
import { serve } from '${src}/http/serve.ts'
import { ${camel}Rows } from './${kebab}-store.ts'

export const list${pascal} = serve(contract.${camel}.list, async ({ tx }) => ({ list: await ${camel}Rows(tx) }))
`,
    [`${folder}/create-${kebab}.ts`]: `import { contract } from '@signet/contract'
import { serve } from '${src}/http/serve.ts'
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
import { type Office, openOffice } from '${src}/../test/index.ts'

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
