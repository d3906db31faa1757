import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { useState } from 'react'
import { Facts, FormattedTime } from '../../../kit/details/facts.tsx'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { RemoveButton } from '../../../kit/lists/list-buttons.tsx'
import { type DataSync, draftOf, requestFrom, useSyncMutation } from './queries.ts'
import { SyncFields } from './sync-fields.tsx'

type SyncFormProps = Readonly<{ one: DataSync; onRemoved: () => void }>

/** The settings of an existing synchronization, whose target is fixed. */
export function SyncForm({ one, onRemoved }: SyncFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const { id, fullName, actsFor, readUntil, changedAt } = one
  const [draft, setDraft] = useState(() => draftOf(one))
  const update = useSyncMutation((calls, _: undefined) => calls.update({ id, ...requestFrom(draft) }))
  const remove = useSyncMutation((calls, _: undefined) => calls.remove({ id }))
  const showSaved = () => feedback.success(t('studio.saved'))
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
        onSubmit={() => update.mutate(undefined, { onSuccess: showSaved })}
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
    </>
  )
}
