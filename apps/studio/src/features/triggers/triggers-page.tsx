import { TriggerDefinition } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { Status } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { type TableColumnsType, Tabs } from 'antd'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { FormattedTime } from '../../kit/details/facts.tsx'
import { DetailsDrawer, SideDrawer } from '../../kit/details/side-drawer.tsx'
import { EditForm } from '../../kit/fields/edit-form.tsx'
import { TextField } from '../../kit/fields/labelled-inputs.tsx'
import { NewButton, StartButton, unmade } from '../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../kit/lists/list-page.tsx'
import { useListSearch } from '../../kit/lists/list-search.ts'
import { NamedRow } from '../../kit/lists/named-row.tsx'
import { ExcuseList } from '../../kit/publish-sheet/excuse-note.tsx'
import { EventChoice, freshEvent } from './event-fields.tsx'
import { type Trigger, type TriggerRow, triggerQuery, useTriggerMutation, useTriggers } from './queries.ts'
import { RunTable, runLooks } from './run-table.tsx'
import { TriggerForm } from './trigger-form.tsx'
import { TriggerSwitch } from './trigger-switch.tsx'
import styles from './triggers.module.css'
import { useEventWords } from './use-event-words.ts'

/** All triggers of the company and their results. */
export function TriggersPage() {
  const t = useT()
  const eventWords = useEventWords()
  const { search, change } = useListSearch()
  return (
    <ListPage<TriggerRow>
      title={t('studio.triggers')}
      query={useTriggers(search.keyword ?? '')}
      columns={columnsIn(t, eventWords)}
      idOf={({ id }) => id}
      actions={<NewButton />}
      emptyHint={t('triggers.emptyHint')}
      start={<StartButton label={t('triggers.new')} />}
      drawer={(id, close) =>
        id === unmade ? (
          <NewTrigger onMade={(made) => change({ open: made }, { replace: true })} onClose={close} />
        ) : (
          <TriggerDrawer key={id} id={id} onClose={close} />
        )
      }
    />
  )
}

function columnsIn(
  t: ReturnType<typeof useT>,
  eventWords: ReturnType<typeof useEventWords>,
): TableColumnsType<TriggerRow> {
  return [
    {
      title: t('triggers.name'),
      render: (_, { name, actsAs }) => (
        <NamedRow name={name} note={t('triggers.actsAsNote', { person: actsAs.name })} />
      ),
    },
    { title: t('triggers.event'), render: (_, { event, about }) => eventWords(event, about) },
    {
      title: t('triggers.isOn'),
      render: (_, row) => <TriggerSwitch id={row.id} name={row.name} isOn={row.isOn} />,
    },
    {
      title: t('triggers.lastRun'),
      render: (_, { lastRun }) =>
        lastRun ? (
          <span className={styles.run}>
            <Status kind={runLooks[lastRun.state]}>{t(`triggers.state.${lastRun.state}`)}</Status>
            <FormattedTime at={lastRun.at} />
          </span>
        ) : (
          '—'
        ),
    },
    { title: t('triggers.nextAt'), render: (_, { nextAt }) => <FormattedTime at={nextAt} /> },
    { title: t('triggers.waiting'), align: 'right', dataIndex: 'waiting', responsive: ['lg'] },
    { title: t('triggers.failed'), align: 'right', dataIndex: 'failed', responsive: ['lg'] },
  ]
}

/** One trigger: event, actions and runs. */
function TriggerDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  return (
    <DetailsDrawer<Trigger>
      query={useQuery(triggerQuery(useClient(), id))}
      width={720}
      title={({ name }) => name}
      actions={({ name, isOn }) => <TriggerSwitch id={id} name={name} isOn={isOn} />}
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
            {
              key: 'runs',
              label: t('triggers.runs'),
              children: (
                <>
                  <ExcuseList excuses={trigger.excuses} />
                  <RunTable id={id} />
                </>
              ),
            },
          ]}
        />
      )}
    </DetailsDrawer>
  )
}

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
        mutation={create}
        onSubmit={() => create.mutate(undefined, { onSuccess: ({ id }) => onMade(id) })}
        onCancel={onClose}
      >
        <TextField label={t('triggers.name')} required maxLength={100} value={name} onChange={setName} />
        <EventChoice event={event} onChange={setEvent} />
      </EditForm>
    </SideDrawer>
  )
}
