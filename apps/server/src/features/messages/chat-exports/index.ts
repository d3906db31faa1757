import { contract } from '@signet/contract'
import { type Route, serve } from '../../../http/serve.ts'
import type { Server } from '../../../server.ts'

const { chatExports: calls } = contract

/** Makes the files that were approved and deletes those that are over. Loads with the first. */
export async function passChatExports(server: Server, tenant: string): Promise<boolean> {
  return (await import('./pass-exports.ts')).passExports(server, tenant)
}

export const chatExports: readonly Route[] = [
  serve(calls.groups, async (call) => (await import('./read-exports.ts')).listGroups(call)),
  serve(calls.list, async (call) => (await import('./read-exports.ts')).listExports(call)),
  serve(calls.open, async (call) => (await import('./read-exports.ts')).openExport(call)),
  serve(calls.ask, async (call) => (await import('./edit-exports.ts')).askForExport(call)),
  serve(calls.decide, async (call) => (await import('./edit-exports.ts')).decideExport(call)),
  serve(calls.download, async (call) => (await import('./edit-exports.ts')).downloadExport(call)),
]
