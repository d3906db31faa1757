import { join } from 'node:path'
import type { Plugin } from 'vite'
import { calls } from './calls.ts'

/**
 * Replaces the table of calls by plain data at build time, so that the browser does not load the contract.
 */
export function contractCalls(): Plugin {
  return {
    name: 'signet:contract-calls',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/packages/client/src/calls.ts') ? `export const calls = ${JSON.stringify(calls)}` : null,
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
