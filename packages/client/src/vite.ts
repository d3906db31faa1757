import { join } from 'node:path'
import type { Plugin } from 'vite'
import { calls } from './calls.ts'
import { installedVersion } from './installed-version.ts'

/**
 * Replaces the table of calls and the installed version by plain data at build time, so that the browser loads neither
 * the contract nor a file.
 */
export function contractCalls(): Plugin {
  const modules = [
    { path: '/packages/client/src/calls.ts', code: `export const calls = ${JSON.stringify(calls)}` },
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

/** Takes the light schemas for zod: what the server sent is read in a tenth of the code. */
export function lightSchemas(): Plugin {
  const light = join(import.meta.dirname, 'light-schemas.ts')
  return {
    name: 'signet:light-schemas',
    enforce: 'pre',
    resolveId: (id) => (id === 'zod' ? light : null),
  }
}
