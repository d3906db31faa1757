import { contract, mostCountedRecords } from '@signet/contract'
import { type ConditionGroup, groundsFor, readRules, recordsFor } from '@signet/list'
import { serve } from '../../../http/serve.ts'
import { findOpenModel, viewerOf } from '../../../records/models/index.ts'
import { countVisible } from '../../../records/record-store/index.ts'
import { loadPublishedForm } from '../form-design/index.ts'

/** Counts the records that meet conditions, read as the caller would meet them. The conditions of the list itself do not apply. */
export const countMatches = serve(contract.listDesign.countMatches, async (call) => {
  const { input, actor, tx, server, now } = call
  const { id, form } = await loadPublishedForm(tx, input.id)
  const rules = readRules(input.rules, form)
  const model = await findOpenModel({ tx, db: server.db, tenant: actor.tenant }, id)
  if (!model || form.definition.dataView) return { matching: null, all: null }

  const { personId } = actor
  const directory = await server.directories.of(actor.tenant)
  const viewer = viewerOf(directory, { actor: { personId, isAdministrator: true }, now, server })
  const count = (only: ConditionGroup | undefined) => {
    const list = { ...model.list, definition: { ...model.list.definition, only } }
    const records = recordsFor({ list, grounds: groundsFor(list, [], viewer) })
    const place = { ...model, tx, plan: model.form }
    return countVisible(place, { records, personId, timeZone: server.timeZone, most: mostCountedRecords })
  }
  return { matching: await count(rules), all: await count(undefined) }
})
