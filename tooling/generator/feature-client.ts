import { printTexts } from '../texts/print-texts.ts'
import { sameInEveryLanguage } from './same-in-every-language.ts'
import type { Spellings } from './spellings.ts'

export function clientFiles({ kebab, camel, pascal }: Spellings): Record<string, string> {
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
