import { messageChannels } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { ErrorNote, Status, type StatusKind } from '@signet/ui'
import { Button, type TableColumnsType } from 'antd'
import { FileText, MailOpen, SlidersHorizontal } from 'lucide-react'
import { Facts, FormattedTime } from '../../../kit/details/facts.tsx'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { ChoiceFilter } from '../../../kit/lists/list-filters.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { ChannelStrip } from './channel-strip.tsx'
import styles from './channels.module.css'
import { type Delivery, states, useChannelMutation, useDeliveries } from './queries.ts'
import { RepliesDrawer } from './replies-drawer.tsx'
import { RulesDrawer } from './rules-drawer.tsx'
import { TemplatesDrawer } from './templates-drawer.tsx'

/** What leaves the product by mail, push and text message: the rules, how the channels do, and every delivery. */
export function ChannelsPage() {
  const t = useT()
  const { search, change } = useListSearch()
  const query = useDeliveries(search)
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? []
  return (
    <ListPage<Delivery>
      title={t('channels.title')}
      query={query}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      emptyHint={t('channels.emptyHint')}
      filters={<Filters />}
      actions={
        <>
          <Button icon={<MailOpen size={16} aria-hidden />} onClick={() => change({ open: repliesName })}>
            {t('channels.replies')}
          </Button>
          <Button icon={<FileText size={16} aria-hidden />} onClick={() => change({ open: templatesName })}>
            {t('channels.templates')}
          </Button>
          <Button
            type="primary"
            icon={<SlidersHorizontal size={16} aria-hidden />}
            onClick={() => change({ open: rulesName })}
          >
            {t('channels.rules')}
          </Button>
        </>
      }
      drawer={(id, close) => {
        if (id === rulesName) return <RulesDrawer onClose={close} />
        if (id === repliesName) return <RepliesDrawer onClose={close} />
        if (id === templatesName) return <TemplatesDrawer onClose={close} />
        const row = rows.find((one) => one.id === id)
        return row && <DeliveryDrawer row={row} onClose={close} />
      }}
    />
  )
}

/** No delivery has such an id: those have 36 letters. */
const rulesName = 'rules'
const templatesName = 'templates'
const repliesName = 'replies'

function Filters() {
  const t = useT()
  const { search, change } = useListSearch()
  return (
    <div className={styles.filters}>
      <ChannelStrip />
      <div className={styles.row}>
        <ChoiceFilter
          label={t('channels.channel')}
          value={search.kind}
          choices={messageChannels.map((value) => ({ value, label: t(`channels.name.${value}`) }))}
          onChange={(kind) => change({ kind })}
        />
        <ChoiceFilter
          label={t('channels.state')}
          value={search.status}
          choices={states.map((value) => ({ value, label: t(`channels.state.${value}`) }))}
          onChange={(status) => change({ status })}
        />
      </div>
    </div>
  )
}

const looks: Readonly<Record<Delivery['state'], StatusKind>> = {
  waiting: 'waiting',
  sent: 'passed',
  failed: 'failed',
  dropped: 'ended',
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<Delivery> {
  return [
    { title: t('channels.at'), render: (_, { at }) => <FormattedTime at={at} /> },
    { title: t('channels.person'), render: (_, { person }) => person.name },
    { title: t('channels.channel'), render: (_, { channel }) => t(`channels.name.${channel}`) },
    { title: t('channels.about'), render: (_, row) => aboutOf(t, row) },
    { title: t('channels.target'), render: (_, { target }) => target || '—' },
    {
      title: t('channels.state'),
      render: (_, { state }) => <Status kind={looks[state]}>{t(`channels.state.${state}`)}</Status>,
    },
    { title: t('channels.reason'), render: (_, { reason }) => reason || '—' },
  ]
}

function aboutOf(t: ReturnType<typeof useT>, { category, isDigest }: Delivery): string {
  return isDigest ? t('channels.digest') : t(`channels.category.${category}`)
}

type DeliveryDrawerProps = Readonly<{ row: Delivery; onClose: () => void }>

function DeliveryDrawer({ row, onClose }: DeliveryDrawerProps) {
  const t = useT()
  const again = useChannelMutation((calls, id: string) => calls.redeliver({ ids: [id] }))
  const { id, state, at, person, channel, target, reason, attempts, triedAt, nextAttemptAt } = row
  return (
    <SideDrawer
      title={`${person.name} · ${t(`channels.name.${channel}`)}`}
      width={480}
      actions={
        state === 'failed' && (
          <Button loading={again.isPending} onClick={() => again.mutate(id)}>
            {t('channels.again')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <ErrorNote error={again.error} />
      <Facts
        facts={[
          {
            name: t('channels.state'),
            value: <Status kind={looks[state]}>{t(`channels.state.${state}`)}</Status>,
          },
          { name: t('channels.reason'), value: reason || '—' },
          { name: t('channels.about'), value: aboutOf(t, row) },
          { name: t('channels.target'), value: target || '—' },
          { name: t('channels.at'), value: <FormattedTime at={at} /> },
          { name: t('channels.attempts'), value: attempts },
          { name: t('channels.triedAt'), value: triedAt ? <FormattedTime at={triedAt} /> : '—' },
          {
            name: t('channels.nextAttemptAt'),
            value: nextAttemptAt ? <FormattedTime at={nextAttemptAt} /> : '—',
          },
        ]}
      />
    </SideDrawer>
  )
}
