import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { Input } from 'antd'
import { useState } from 'react'
import { CodeField } from '../../shell/code-field.tsx'
import { EditForm } from '../../shell/edit-form.tsx'
import { Labelled } from '../../shell/labelled.tsx'
import { SideDrawer } from '../../shell/side-drawer.tsx'
import { freshSettings } from './fresh-settings.ts'
import { type Settings, useBillRuleDeed } from './queries.ts'
import { SettingsFields } from './settings-fields.tsx'

/** A rule that is not there yet. */
export function NewBillRule({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const feedback = useFeedback()
  const [fullName, setName] = useState('')
  const [enCode, setCode] = useState('')
  const [settings, setSettings] = useState<Settings>(freshSettings.serial)
  const create = useBillRuleDeed((calls, _: undefined) => calls.create({ fullName, enCode, settings }))
  const made = () => {
    feedback.success(t('studio.saved'))
    onClose()
  }

  return (
    <SideDrawer title={t('bill-rules.new')} width={720} onClose={onClose}>
      <EditForm
        label={t('bill-rules.new')}
        deed={create}
        onSubmit={() => create.mutate(undefined, { onSuccess: made })}
        onCancel={onClose}
      >
        <Labelled label={t('bill-rules.name')}>
          {(id) => (
            <Input
              id={id}
              required
              maxLength={100}
              value={fullName}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Labelled>
        <CodeField value={enCode} onChange={setCode} />
        <SettingsFields settings={settings} onChange={setSettings} />
      </EditForm>
    </SideDrawer>
  )
}
