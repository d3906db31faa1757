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
