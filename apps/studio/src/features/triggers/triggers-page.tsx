import { useT } from '@signet/i18n/react'
import { Status } from '@signet/ui'
import type { TableColumnsType } from 'antd'
import { ListPage } from '../../shell/list-page.tsx'
import { useListSearch } from '../../shell/list-search.ts'
import { Moment } from '../../shell/moment.tsx'
import { NamedRow } from '../../shell/named-row.tsx'
import { NewButton, unmade } from '../../shell/new-button.tsx'
import { NewTrigger } from './new-trigger.tsx'
import { type TriggerRow, useTriggers } from './queries.ts'
import { runLooks } from './run-looks.ts'
import { TriggerDrawer } from './trigger-drawer.tsx'
import styles from './triggers.module.css'
import { TurnSwitch } from './turn-switch.tsx'
import { useEventWords } from './use-event-words.ts'

/** Everything that the company has done by itself, and how it goes. */
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
      render: (_, row) => <TurnSwitch id={row.id} name={row.name} isOn={row.isOn} />,
    },
    {
      title: t('triggers.lastRun'),
      render: (_, { lastRun }) =>
        lastRun ? (
          <span className={styles.run}>
            <Status kind={runLooks[lastRun.state]}>{t(`triggers.state.${lastRun.state}`)}</Status>
            <Moment at={lastRun.at} />
          </span>
        ) : (
          '—'
        ),
    },
    { title: t('triggers.nextAt'), render: (_, { nextAt }) => <Moment at={nextAt} /> },
    { title: t('triggers.waiting'), align: 'right', dataIndex: 'waiting', responsive: ['lg'] },
    { title: t('triggers.failed'), align: 'right', dataIndex: 'failed', responsive: ['lg'] },
  ]
}
