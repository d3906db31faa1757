import type { Addition } from './addition.ts'
import { clientFiles } from './feature-client.ts'
import { serverFiles } from './feature-server.ts'
import { spellings } from './spellings.ts'

/** A feature from the table to the page: things with a name, that everybody may list and add. */
export function newFeature(name: string, migration: string): Addition {
  const spelled = spellings(name)
  const { kebab, camel } = spelled

  return {
    files: { ...serverFiles(spelled, migration), ...clientFiles(spelled) },
    entries: [
      {
        path: 'packages/contract/src/index.ts',
        imports: `import { ${camel} } from './${kebab}.ts'`,
        list: 'export const contract = {',
        entry: `${camel},`,
      },
      {
        path: 'apps/server/src/features/index.ts',
        imports: `import { ${camel} } from './${kebab}/index.ts'`,
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
