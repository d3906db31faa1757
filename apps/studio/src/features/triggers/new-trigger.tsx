import { TriggerDefinition } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { Input } from 'antd'
import { useState } from 'react'
import { EditForm } from '../../shell/edit-form.tsx'
import { Labelled } from '../../shell/labelled.tsx'
import { SideDrawer } from '../../shell/side-drawer.tsx'
import { EventChoice } from './event-fields.tsx'
import { freshEvent } from './fresh-event.ts'
import { useTriggerDeed } from './queries.ts'

type NewTriggerProps = Readonly<{ onMade: (id: string) => void; onClose: () => void }>

/** A name and what sets it off; everything else is said when it is there, and off. */
export function NewTrigger({ onMade, onClose }: NewTriggerProps) {
  const t = useT()
  const [name, setName] = useState('')
  const [event, setEvent] = useState(() => freshEvent('record'))
  const create = useTriggerDeed((calls, _: undefined) =>
    calls.create({ name, definition: TriggerDefinition.parse({ event }) }),
  )
  return (
    <SideDrawer title={t('triggers.new')} width={720} onClose={onClose}>
      <EditForm
        label={t('triggers.new')}
        deed={create}
        onSubmit={() => create.mutate(undefined, { onSuccess: ({ id }) => onMade(id) })}
        onCancel={onClose}
      >
        <Labelled label={t('triggers.name')}>
          {(id) => (
            <Input
              id={id}
              required
              maxLength={100}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Labelled>
        <EventChoice event={event} onChange={setEvent} />
      </EditForm>
    </SideDrawer>
  )
}
