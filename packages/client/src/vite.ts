import { join } from 'node:path'
import { contract, type Endpoint } from '@signet/contract'
import type { Plugin } from 'vite'
import { calls } from './calls.ts'
import { installedVersion } from './installed-version.ts'

type CallOptions = Readonly<{
  /** Leaves out features whose calls are all for administrators, since their pages are in the studio. */
  isForStaff?: boolean
}>

/**
 * Replaces the table of calls and the installed version by plain data at build time, so that the browser loads neither
 * the contract nor a file.
 */
export function contractCalls({ isForStaff = false }: CallOptions = {}): Plugin {
  const groups = Object.entries(calls).filter(([feature]) => !isForStaff || hasCallsOfMembers(feature))
  const table = JSON.stringify(Object.fromEntries(groups))
  const modules = [
    { path: '/packages/client/src/calls.ts', code: `export const calls = ${table}` },
    {
      path: '/packages/client/src/installed-version.ts',
      code: `export const installedVersion = ${JSON.stringify(installedVersion)}`,
    },
  ]
  return {
    name: 'signet:contract-calls',
    enforce: 'pre',
    load: (id) => modules.find(({ path }) => id.endsWith(path))?.code ?? null,
  }
}

function hasCallsOfMembers(feature: string): boolean {
  const endpoints: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract
  return Object.values(endpoints[feature] ?? {}).some(({ access }) => access !== 'administrator')
}

/** Takes the light schemas for zod: what the server sent is read in a tenth of the code. */
export function lightSchemas(): Plugin {
  const light = join(import.meta.dirname, 'light-schemas.ts')
  return {
    name: 'signet:light-schemas',
    enforce: 'pre',
    resolveId: (id) => (id === 'zod' ? light : null),
  }
}
