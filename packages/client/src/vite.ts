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
