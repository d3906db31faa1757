import { useT } from '@signet/i18n/react'
import { sharedStyles, useFeedback } from '@signet/ui'
import { useState } from 'react'
import { EditForm } from '../../kit/fields/edit-form.tsx'
import { HoldersSelect } from '../../kit/holders/holders-field.tsx'
import { type Administrator, type Application, useApplicationMutation } from './queries.ts'

/** The people and groups who look after this application and no other. */
export function AdministratorsForm({ application }: Readonly<{ application: Application }>) {
  const t = useT()
  const feedback = useFeedback()
  const { id, version } = application
  const [draft, setDraft] = useState<readonly Administrator[]>(application.administrators)
  const save = useApplicationMutation(async (calls, administrators: readonly Administrator[]) => {
    const named = administrators.map((one) => ({ kind: one.kind, id: one.id }))
    await calls.setAdministrators({ id, version, administrators: named })
    // Said here, since the saved version is drawn anew.
    feedback.success(t('studio.saved'))
  })
  const select = (kind: Administrator['kind'], label: string) => (
    <HoldersSelect
      label={label}
      kind={kind}
      holders={draft.filter((one) => one.kind === kind)}
      onChange={(next) =>
        setDraft([...draft.filter((one) => one.kind !== kind), ...next.map((one) => ({ ...one, kind }))])
      }
    />
  )
  return (
    <EditForm label={t('applications.administrators')} mutation={save} onSubmit={() => save.mutate(draft)}>
      <p className={sharedStyles.note}>{t('applications.administratorsHint')}</p>
      {select('person', t('applications.administrators.people'))}
      {select('group', t('applications.administrators.groups'))}
    </EditForm>
  )
}
