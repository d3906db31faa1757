import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { SideDrawer } from '../../../../shell/side-drawer.tsx'
import { useRecordsDesk } from '../records-desk.ts'
import { RecordForm } from './record-form.tsx'
import { useCloseGuard } from './use-close-guard.ts'

/** The form of a new record; once it is saved, the record itself stands there. */
export function NewRecord() {
  const t = useT()
  const feedback = useFeedback()
  const { config, plan, show, open } = useRecordsDesk()
  const guard = useCloseGuard(() => show(undefined))
  const onSaved = (id: string) => {
    feedback.success(t('studio.saved'))
    open(id)
  }

  return (
    <SideDrawer
      width={720}
      title={t('list-design.records.newIn', { name: config.name })}
      onClose={guard.close}
    >
      <RecordForm
        modelId={config.id}
        plan={plan}
        rights={config.rights}
        onDirty={guard.setDirty}
        onSaved={onSaved}
        onCancel={guard.close}
      />
    </SideDrawer>
  )
}
