import { TriggerDefinition } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { Input } from 'antd'
import { useState } from 'react'
import { SideDrawer } from '../../kit/details/side-drawer.tsx'
import { EditForm } from '../../kit/fields/edit-form.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { EventChoice } from './event-fields.tsx'
import { freshEvent } from './fresh-event.ts'
import { useTriggerMutation } from './queries.ts'

type NewTriggerProps = Readonly<{ onMade: (id: string) => void; onClose: () => void }>

/** Asks for name and event; the rest follows in the drawer of the new trigger, which is off. */
export function NewTrigger({ onMade, onClose }: NewTriggerProps) {
  const t = useT()
  const [name, setName] = useState('')
  const [event, setEvent] = useState(() => freshEvent('record'))
  const create = useTriggerMutation((calls, _: undefined) =>
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
