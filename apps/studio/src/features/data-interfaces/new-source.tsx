import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useState } from 'react'
import { CodeField } from '../../shell/code-field.tsx'
import { EditForm } from '../../shell/edit-form.tsx'
import { SideDrawer } from '../../shell/side-drawer.tsx'
import { freshAddress, OriginFields, type Reach } from './origin-fields.tsx'
import { PlainField } from './plain-field.tsx'
import { useInterfaceDeed } from './queries.ts'
import { TryConnection } from './try-connection.tsx'

/** A data source that is not there yet; it can be tried before it is. */
export function NewSource({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const feedback = useFeedback()
  const [fullName, setName] = useState('')
  const [enCode, setCode] = useState('')
  const [reach, setReach] = useState<Reach>({ origin: freshAddress, password: undefined })
  const create = useInterfaceDeed((calls, _: undefined) => calls.createSource({ fullName, enCode, ...reach }))
  const made = () => {
    feedback.success(t('studio.saved'))
    onClose()
  }

  return (
    <SideDrawer title={t('data-interfaces.newSource')} width={720} onClose={onClose}>
      <EditForm
        label={t('data-interfaces.newSource')}
        deed={create}
        onSubmit={() => create.mutate(undefined, { onSuccess: made })}
        onCancel={onClose}
        aside={<TryConnection reach={reach} />}
      >
        <PlainField label={t('data-interfaces.sourceName')} value={fullName} onChange={setName} />
        <CodeField value={enCode} onChange={setCode} />
        <OriginFields reach={reach} hasPassword={false} onChange={setReach} />
      </EditForm>
    </SideDrawer>
  )
}
