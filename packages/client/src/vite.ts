import { join } from 'node:path'
import { contract, type Endpoint } from '@signet/contract'
import type { Plugin } from 'vite'
import { calls } from './calls.ts'
import { installedVersion } from './installed-version.ts'

/**
 * Replaces the table of calls and the installed version by plain data at build time, so that the browser loads neither
 * the contract nor a file. A client for members alone leaves out the groups that only administrators call.
 */
export function contractCalls({ forMembers = false } = {}): Plugin {
  const table = forMembers ? callsOfMembers() : calls
  const modules = [
    { path: '/packages/client/src/calls.ts', code: `export const calls = ${JSON.stringify(table)}` },
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

function callsOfMembers(): typeof calls {
  const isOfMembers = (group: Readonly<Record<string, Endpoint>>) =>
    Object.values(group).some(({ access }) => access !== 'administrator')
  const groups = Object.entries(contract).filter(([, group]) => isOfMembers(group))
  return Object.fromEntries(groups.map(([name]) => [name, calls[name] ?? {}]))
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
