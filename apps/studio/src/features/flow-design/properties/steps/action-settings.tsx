import { AutomationAction, actionKinds } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { ChoiceSetting } from '../plain-settings.tsx'
import { ActionFields } from './action-fields.tsx'

const kinds = Object.keys(actionKinds) as readonly AutomationAction['does'][]

type ActionSettingsProps = Readonly<{
  action: AutomationAction
  onChange: (action: AutomationAction) => void
}>

/** An automatic action: its kind and fields. */
export function ActionSettings({ action, onChange }: ActionSettingsProps) {
  const t = useT()
  return (
    <>
      <ChoiceSetting
        label={t('flow-design.step.action')}
        value={action.does}
        options={kinds}
        say={(does) => t(`flow-design.does.${does}`)}
        onChange={(does) => onChange(AutomationAction.parse({ does }))}
      />
      <ActionFields action={action} set={(set) => onChange({ ...action, ...set })} />
    </>
  )
}
