import { useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Facts, FormattedTime } from '../../../kit/details/facts.tsx'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { RemoveButton } from '../../../kit/lists/list-buttons.tsx'
import { fieldMergeRules } from '../../../kit/shared-editing/save-merged.ts'
import { useMergedSave } from '../../../kit/shared-editing/use-merged-save.tsx'
import { type DataSync, type Draft, draftOf, requestFrom, useSyncMutation } from './queries.ts'
import { SyncFields } from './sync-fields.tsx'

type SyncFormProps = Readonly<{ one: DataSync; onRemoved: () => void }>

/** The settings of an existing synchronization, whose target is fixed. */
export function SyncForm({ one, onRemoved }: SyncFormProps) {
  const t = useT()
  const { id, fullName, actsFor, readUntil, changedAt } = one
  const [draft, setDraft] = useState(() => draftOf(one))
  const { save, dialog } = useSaveSync(one, setDraft)
  const update = useSyncMutation((_calls, _: undefined) => save(requestFrom(draft)))
  const remove = useSyncMutation((calls, _: undefined) => calls.remove({ id }))
  return (
    <>
      <Facts
        facts={[
          { name: t('data-syncs.actsFor'), value: actsFor.name },
          { name: t('data-syncs.readUntil'), value: <FormattedTime at={readUntil} /> },
          { name: t('data-syncs.changedAt'), value: <FormattedTime at={changedAt} /> },
        ]}
      />
      <EditForm
        label={fullName}
        mutation={update}
        onSubmit={() => update.mutate(undefined)}
        aside={
          <RemoveButton
            name={fullName}
            consequence={t('data-syncs.removeHint')}
            isBusy={remove.isPending}
            onRemove={() => remove.mutate(undefined, { onSuccess: onRemoved })}
          />
        }
      >
        <SyncFields draft={draft} isNew={false} onChange={setDraft} />
        <ErrorNote error={remove.error} />
      </EditForm>
      {dialog}
    </>
  )
}

const rules = fieldMergeRules<Draft>({
  parameters: { itemsBy: 'name', item: 'value' },
  columns: { itemsBy: 'field', item: 'value' },
})
const labels = {
  ...{ fullName: 'data-syncs.name', interfaceId: 'data-syncs.source', columns: 'data-syncs.columns' },
  ...{ parameters: 'data-syncs.parameters', key: 'data-syncs.key', vanished: 'data-syncs.vanished' },
  ...{ mostVanishedPercent: 'data-syncs.most', schedule: 'data-syncs.schedule' },
}

function useSaveSync(one: DataSync, onStored: (stored: Draft) => void) {
  const t = useT()
  const { dataSyncs, dataInterfaces } = useClient()
  const { id } = one
  const stored = (sync: DataSync) => ({ document: draftOf(sync), revision: sync.revision })
  return useMergedSave<Draft>({
    ...{ opened: stored(one), rules, labels, onStored },
    textOf: (field, value) => (field === 'schedule' ? t(`data-syncs.schedule.${String(value)}`) : undefined),
    nameOf: { interfaceId: async (source) => (await dataInterfaces.open({ id: source })).fullName },
    load: async () => stored(await dataSyncs.open({ id })),
    save: (document, expects) => dataSyncs.update({ id, ...document, expects }),
  })
}
