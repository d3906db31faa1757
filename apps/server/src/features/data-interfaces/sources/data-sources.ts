import { contract, type DataSourceOrigin, type HandlerOutput, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import type { Secrets } from '../../../outside/secrets/index.ts'
import { sourcePlace } from '../../../outside/secrets/index.ts'
import { refuseOvertaken, revisionOf } from '../../../revisions/index.ts'
import { connectionOf } from './connection-of.ts'
import {
  type DataSource,
  deleteSource,
  findSource,
  insertSource,
  interfaceThatReads,
  lockSource,
  sourceRows,
  updateSource as updateRow,
} from './data-source-store.ts'
import { readDatabase } from './read-database.ts'

export const listSources = serve(contract.dataInterfaces.listSources, async ({ input, tx }) => {
  const { rows, total } = await sourceRows(tx, rangeOf(input), input.keyword)

  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ changedAt: at, id }) => ({ at, id }),
    show: dataSourceView,
  })
})

export const openSource = serve(contract.dataInterfaces.openSource, async ({ input, tx }) =>
  dataSourceView(await findSource(tx, input.id)),
)

export const createSource = serve(contract.dataInterfaces.createSource, async (call) => {
  const { input, actor, tx, now, server } = call
  const { fullName: name, enCode: code, origin } = input
  const id = server.newId()
  const sealedPassword = resolvePassword({ secrets: server.secrets, tenant: actor.tenant, id }, input)
  const source = { id, name, code, origin, sealedPassword, changedBy: actor.personId, changedAt: now }
  if (!(await insertSource(tx, source))) throw new Refusal<RefusalCode>('dataInterfaces.sourceCodeTaken')

  return { id }
})

export const updateSource = serve(contract.dataInterfaces.updateSource, async (call) => {
  const { input, actor, tx, now, server } = call
  const { id, fullName: name, origin } = input
  const before = await lockSource(tx, id)
  refuseOvertaken(editedPart(before), input.expects)
  const sealedPassword = resolvePassword({ secrets: server.secrets, tenant: actor.tenant, id }, input, before)
  await updateRow(tx, { id, name, origin, sealedPassword, changedBy: actor.personId, changedAt: now })

  return null
})

export const removeSource = serve(contract.dataInterfaces.removeSource, async ({ input, tx }) => {
  const { id } = await lockSource(tx, input.id)
  const name = await interfaceThatReads(tx, id)
  if (name !== undefined) throw new Refusal<RefusalCode>('dataInterfaces.sourceInUse', { name })

  await deleteSource(tx, id)

  return null
})

const patience = 5000

export const trySource = serve(contract.dataInterfaces.trySource, async ({ input, actor, tx, server }) => {
  const { tenant } = actor
  const before = input.id === undefined ? undefined : await findSource(tx, input.id)
  const id = before?.id ?? 'unsaved'
  const sealedPassword = resolvePassword({ secrets: server.secrets, tenant, id }, input, before)
  const connection = await connectionOf(server, tenant, { id, origin: input.origin, sealedPassword })
  const statement = { text: "select current_setting('server_version') as version", values: [] }
  const { rows } = await server.outside.gates.through(`${tenant}/source/${id}`, () =>
    readDatabase(connection, patience, (read) => read(statement)),
  )

  return { version: String(rows[0]?.['version'] ?? '') }
})

function dataSourceView(source: DataSource): HandlerOutput<typeof contract.dataInterfaces.openSource> {
  const { id, name, code, origin, sealedPassword, changedAt } = source
  const hasPassword = sealedPassword !== null
  const revision = revisionOf(editedPart(source))
  return { id, fullName: name, enCode: code, origin, hasPassword, changedAt, revision }
}

function editedPart({ name, origin, sealedPassword }: DataSource) {
  return { name, origin, sealedPassword }
}

type SecretOwner = Readonly<{ secrets: Secrets; tenant: string; id: string }>
type PasswordInput = Readonly<{ origin: DataSourceOrigin; password?: string | undefined }>

/**
 * Seals a new password, or keeps the stored one if none is given. A changed address requires the password
 * again, so that it cannot be sent to another server (`dataInterfaces.passwordAgain`).
 */
function resolvePassword(
  owner: SecretOwner,
  { origin, password }: PasswordInput,
  before?: DataSource,
): string | null {
  if (origin.kind === 'environment' || password === '') return null
  if (password !== undefined) return owner.secrets.seal(password, sourcePlace(owner.tenant, owner.id))

  const kept = before?.sealedPassword ?? null
  if (kept !== null && before && addressOf(before.origin) !== addressOf(origin))
    throw new Refusal<RefusalCode>('dataInterfaces.passwordAgain')
  return kept
}

function addressOf(origin: DataSourceOrigin): string {
  if (origin.kind === 'environment') return ''
  const { host, port, user, encryption } = origin
  return [host, port, user, encryption].join(' ')
}
