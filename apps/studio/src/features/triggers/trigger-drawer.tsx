import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Tabs } from 'antd'
import { useClient } from '../../shell/desk.ts'
import { DetailsDrawer } from '../../shell/details-drawer.tsx'
import { type Trigger, triggerQuery } from './queries.ts'
import { RunTable } from './run-table.tsx'
import { TriggerForm } from './trigger-form.tsx'
import { TurnSwitch } from './turn-switch.tsx'

/** One trigger: what sets it off and what it does, and how its runs went. */
export function TriggerDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  return (
    <DetailsDrawer<Trigger>
      query={useQuery(triggerQuery(useClient(), id))}
      width={720}
      title={({ name }) => name}
      actions={({ name, isOn }) => <TurnSwitch id={id} name={name} isOn={isOn} />}
      onClose={onClose}
    >
      {(trigger) => (
        <Tabs
          items={[
            {
              key: 'settings',
              label: t('triggers.settings'),
              children: <TriggerForm trigger={trigger} onRemoved={onClose} />,
            },
            { key: 'runs', label: t('triggers.runs'), children: <RunTable id={id} /> },
          ]}
        />
      )}
    </DetailsDrawer>
  )
}
