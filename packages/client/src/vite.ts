import { join } from 'node:path'
import type { Plugin } from 'vite'
import { calls } from './calls.ts'

/** Writes the table of calls into a browser build as plain text: the contract is read here, at build time. */
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
