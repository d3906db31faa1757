import { contract, pictureFields, type SettingGroup } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import { loadSettings } from '../../../people/settings/index.ts'
import { listChanges, type SettingChange } from './change-store.ts'

export const listSettings = serve(contract.settings.list, async ({ tx }) => ({
  groups: Object.entries(await loadSettings(tx)).map(([group, { value, sealed, version }]) => ({
    group: group as SettingGroup,
    value: value as SettingChange['before'],
    version,
    secrets: Object.keys(sealed),
  })),
}))

export const listSettingChanges = serve(contract.settings.changes, async ({ input, actor, tx, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const changes = await listChanges(tx, input.group)
  return { list: changes.map((change) => changeView(change, directory)) }
})

function changeView(change: SettingChange, directory: Snapshot) {
  const { id, version, changedAt: at, changedBy, isUndo, before, after, secrets } = change
  const by = { id: changedBy, name: directory.nameOf(changedBy) }
  const fields = Object.keys(after).map((field) => ({
    field,
    before: shown(field, before[field]),
    after: shown(field, after[field]),
  }))
  return { id, version, at, by, isUndo, fields, secrets: [...secrets] }
}

/** A picture is too large for a list, and says nothing there: whether there was one is enough. */
function shown(field: string, value: SettingChange['before'][string] | undefined) {
  return pictureFields.includes(field) ? value !== '' && value !== undefined : (value ?? null)
}
