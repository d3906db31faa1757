import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Tabs } from 'antd'
import { useClient } from '../../shell/desk.ts'
import { DetailsDrawer } from '../../shell/details-drawer.tsx'
import { CallTable } from './call-table.tsx'
import { InterfaceForm } from './interface-form.tsx'
import { type DataInterface, interfaceQuery } from './queries.ts'

/** One interface: what it asks, a trial of it, and who asked. */
export function InterfaceDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  return (
    <DetailsDrawer<DataInterface>
      query={useQuery(interfaceQuery(useClient(), id))}
      width={720}
      title={({ fullName }) => fullName}
      onClose={onClose}
    >
      {(one) => (
        <Tabs
          items={[
            {
              key: 'settings',
              label: t('data-interfaces.settings'),
              children: <InterfaceForm one={one} onRemoved={onClose} />,
            },
            { key: 'calls', label: t('data-interfaces.calls'), children: <CallTable id={id} /> },
          ]}
        />
      )}
    </DetailsDrawer>
  )
}
