import { contract, type RefusalCode } from '@signet/contract'
import { type FormValues, rightsElsewhere } from '@signet/form'
import { canPress, evaluateFill, type Fill, isEnabled, type ListAction, rightsOn } from '@signet/list'
import { Refusal } from '@signet/std'
import { beginCase } from '../../../cases/launching/begin-case.ts'
import { serve } from '../../../http/serve.ts'
import { type OpenedModel, openAccess } from '../../../records/models/index.ts'
import { loadRow } from '../reading/load-rows.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { changeRecord, lockRecord, type RecordWriter } from './change-record.ts'
import { applyToEach } from './each-of.ts'

type ActionEffect = ListAction['does']

export const pressAction = serve(contract.records.act, async (call) => {
  const { modelId, action: key, ids } = call.input
  const opened = await openAccess(call, modelId)
  const { access } = opened
  const action = access.list.definition.actions.find((one) => one.key === key)
  if (!action) throw new Refusal<RefusalCode>('records.notAnAction')
  if (!canPress(access, key)) throw new Refusal<RefusalCode>('records.notAllowed')

  const results = await applyToEach(call, ids, (own, id) => performOnRecord(own, opened, action, id))
  return { results: results.map(({ done, ...result }) => ({ ...result, caseId: done ?? null })) }
})

/** Returns the id of a launched case, or null. */
async function performOnRecord(
  call: RecordWriter,
  opened: OpenedModel,
  { key, does }: ListAction,
  id: string,
): Promise<string | null> {
  const row =
    does.kind === 'changeRecords' ? await lockRecord(call, opened, id) : await loadRow(call, opened, id)
  const { access, viewer } = opened
  if (!rightsOn(access, row.met).may(key)) throw new Refusal<RefusalCode>('records.notAllowed')
  if (!isEnabled(access.list, key, row.values, viewer.context))
    throw new Refusal<RefusalCode>('records.actionDisabled')

  return perform(call, opened, does, row)
}

async function perform(
  call: RecordWriter,
  opened: OpenedModel,
  does: ActionEffect,
  row: FoundRow,
): Promise<string | null> {
  switch (does.kind) {
    case 'changeRecords': {
      // The action's author decides which fields it sets, not the rights of the person who presses it.
      const rights = rightsElsewhere(
        Object.fromEntries(Object.keys(does.set).map((field) => [field, 'write'])),
      )
      await changeRecord(call, opened, { row, values: filledValues(opened, does.set, row), rights })
      return null
    }
    case 'launchFlow': {
      const values = filledValues(opened, does.fills, row)
      const { after } = await beginCase(call, { flowId: does.flow, values, urgency: 'normal', as: 'launch' })
      return after.id
    }
    // The client performs these.
    case 'openForm':
    case 'callInterface':
      throw new Refusal<RefusalCode>('records.notAnAction')
  }
}

function filledValues(
  { access, viewer }: OpenedModel,
  fills: Readonly<Record<string, Fill>>,
  { values }: FoundRow,
): FormValues {
  // The form parses formula results as it parses sent values.
  return evaluateFill(access.list, fills, values, viewer.context) as FormValues
}
