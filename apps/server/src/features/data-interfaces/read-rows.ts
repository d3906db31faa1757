import { contract, type InterfaceAudience, type InterfaceQuestion, type RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { type Locale, textIn as textInLocale } from '@signet/form'
import { Refusal } from '@signet/std'
import type { Actor } from '../../http/actor.ts'
import { serve } from '../../http/serve.ts'
import type { Server } from '../../server.ts'
import { askInterface, type InterfaceQuery } from './ask-interface.ts'
import type { ParameterValue } from './bound-values.ts'
import { callWithLog, hideReason } from './call-log.ts'
import { findInterface } from './interface-store.ts'
import type { FoundRows, RowQuery } from './kinds/index.ts'
import { textIn } from './kinds/pick-rows.ts'

export const pageOfRows = serve(contract.dataInterfaces.rows, async (call) => {
  const { id, paramList, keyword, columnOptions, currentPage, pageSize } = call.input
  const searchIn = columnOptions.split(',').filter((column) => column !== '')
  const wanted = { keyword, searchIn, offset: (currentPage - 1) * pageSize, limit: pageSize }
  const { rows, total } = await askAsMember(call, { id, paramList, wanted })
  const { question } = await findInterface(call.tx, id)

  return {
    list: [...rows],
    columns: columnLabels(question.columns, call.caller.locale),
    pagination: { currentPage, pageSize, total },
    dataProcessing: '' as const,
  }
})

function columnLabels(columns: InterfaceQuestion['columns'], locale: Locale) {
  return columns
    .map(({ name, label }) => ({ name, label: textInLocale(locale, label) }))
    .filter(({ label }) => label.trim() !== '')
}

const mostRows = 1000

export const previewRows = serve(contract.dataInterfaces.preview, async (call) => {
  const { id, paramList } = call.input
  const wanted = { searchIn: [], offset: 0, limit: mostRows }
  const { rows } = await askAsMember(call, { id, paramList, wanted })

  return [...rows]
})

export const rowsByIds = serve(contract.dataInterfaces.rowsByIds, async (call) => {
  const { id, paramList, ids, propsValue } = call.input
  if (ids.length === 0) return []

  const column = propsValue || 'id'
  const values = [...new Set(ids)]
  const wanted = { searchIn: [], ids: { column, values }, offset: 0, limit: mostIds }
  const { rows } = await askAsMember(call, { id, paramList, wanted })
  const byId = new Map(rows.toReversed().map((row) => [textIn(row, column), row]))

  return ids.map((one) => byId.get(one) ?? {})
})

const mostIds = 1000

type Call = Readonly<{ server: Server; tx: Reader; actor: Actor; now: string }>

type Question = Readonly<{
  id: string
  paramList: readonly Readonly<{ field: string; defaultValue?: ParameterValue }>[]
  wanted: RowQuery
}>

/** Calls an interface directly for a member of its audience, and logs the call. */
async function askAsMember(
  { server, tx, actor, now }: Call,
  { id, paramList, wanted }: Question,
): Promise<FoundRows> {
  const found = await findInterface(tx, id)
  const asker = { tenant: actor.tenant, personId: actor.personId, now }
  const given = new Map(paramList.map(({ field, defaultValue }) => [field, defaultValue]))
  const query: InterfaceQuery = { given, wanted }
  const ask = async () => {
    if (!(await mayAsk(server, actor, found.audience)))
      throw new Refusal<RefusalCode>('dataInterfaces.notAllowed', { name: found.name })
    return askInterface(server, tx, asker, found, query)
  }

  const answer = callWithLog(server, { asker, interfaceId: found.id, asked: query, retryOf: null }, ask)
  return actor.isAdministrator ? answer : answer.catch(hideReason)
}

type Person = Pick<Actor, 'tenant' | 'personId' | 'isAdministrator' | 'isExternal'>

/** Whether a person may call an interface directly, and not only through a form. */
async function mayAsk(
  { directories }: Pick<Server, 'directories'>,
  { tenant, personId, isAdministrator, isExternal }: Person,
  audience: InterfaceAudience,
): Promise<boolean> {
  if (isAdministrator) return true
  if (audience.kind === 'members') return !isExternal
  if (audience.kind === 'administrators') return false

  const roles = (await directories.of(tenant)).rolesOf(personId)
  return roles.some(({ id }) => audience.roleIds.includes(id))
}
