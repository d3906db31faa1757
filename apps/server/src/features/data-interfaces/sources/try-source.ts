import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { connectionOf } from './connection-of.ts'
import { findSource } from './data-source-store.ts'
import { keptPassword } from './kept-password.ts'
import { readDatabase } from './read-database.ts'

const patience = 5000

export const trySource = serve(contract.dataInterfaces.trySource, async ({ input, actor, tx, server }) => {
  const { tenant } = actor
  const before = input.id === undefined ? undefined : await findSource(tx, input.id)
  const id = before?.id ?? 'unsaved'
  const sealedPassword = keptPassword({ secrets: server.secrets, tenant, id }, input, before)
  const connection = await connectionOf(server, tenant, { id, origin: input.origin, sealedPassword })
  const statement = { text: "select current_setting('server_version') as version", values: [] }
  const { rows } = await server.outside.gates.through(`${tenant}/source/${id}`, () =>
    readDatabase(connection, patience, (read) => read(statement)),
  )

  return { version: String(rows[0]?.['version'] ?? '') }
})
