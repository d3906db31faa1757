import type { Client } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { Avatar, ErrorNote, Status, useFeedback } from '@signet/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Select, type TableColumnsType } from 'antd'
import { useClient } from '../../../kit/context/app-context.ts'
import { Facts, FormattedTime } from '../../../kit/details/facts.tsx'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { ListPage } from '../../../kit/lists/list-page.tsx'
import { useList, useListSearch } from '../../../kit/lists/list-search.ts'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import styles from './online-users.module.css'

const subject = 'online-users'
/** How often the list is read again while it is on screen. */
const every = 10_000

type Calls = Client['onlineUsers']
type OnlineUser = Awaited<ReturnType<Calls['list']>>['list'][number]

/** Who is signed in now, the latest call first. */
export function OnlineUsersPage() {
  const t = useT()
  const { search, change } = useListSearch()
  const { onlineUsers } = useClient()
  const { keyword, kind } = search
  const device = kind === 'web' || kind === 'app' ? kind : undefined
  const only = search.only === 'connected' ? search.only : undefined
  const query = useList(
    [subject, keyword, device, only],
    (page, options) =>
      onlineUsers.list({ ...page, keyword, ...(device && { device }), ...(only && { only }) }, options),
    { everyMs: every },
  )
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? []

  return (
    <ListPage<OnlineUser>
      title={t('studio.onlineUsers')}
      query={query}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      emptyHint={t('online-users.emptyHint')}
      filters={
        <span className={styles.filters}>
          <Select<string>
            className={styles.device ?? ''}
            aria-label={t('online-users.device')}
            value={device ?? 'all'}
            options={['all', 'web', 'app'].map((value) => ({
              value,
              label: t(`online-users.device.${value}`),
            }))}
            onChange={(value) => change({ kind: value === 'all' ? undefined : value })}
          />
          <Checkbox
            checked={only !== undefined}
            onChange={({ target }) => change({ only: target.checked ? 'connected' : undefined })}
          >
            {t('online-users.onlyConnected')}
          </Checkbox>
        </span>
      }
      drawer={(id, close) => {
        const row = rows.find((one) => one.id === id)
        return row && <OnlineUserDrawer row={row} onClose={close} />
      }}
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<OnlineUser> {
  return [
    {
      title: t('online-users.person'),
      render: (_, { person, account, department, isOwn }) => (
        <span className={styles.person}>
          <Avatar id={person.id} name={person.name} src={person.headIcon} size={32} />
          <NamedRow
            name={person.name}
            note={[account, department, ...(isOwn ? [t('online-users.own')] : [])]
              .filter(Boolean)
              .join(' · ')}
          />
        </span>
      ),
    },
    { title: t('online-users.device'), render: (_, { device }) => t(`online-users.device.${device}`) },
    { title: t('online-users.state'), render: (_, row) => <Presence row={row} /> },
    {
      title: t('online-users.since'),
      responsive: ['lg'],
      render: (_, { since }) => <FormattedTime at={since} />,
    },
    { title: t('online-users.lastSeen'), render: (_, { lastSeenAt }) => <FormattedTime at={lastSeenAt} /> },
  ]
}

function Presence({ row: { windows } }: Readonly<{ row: OnlineUser }>) {
  const t = useT()
  return windows > 0 ? (
    <Status kind="passed">{t('online-users.connected')}</Status>
  ) : (
    <Status kind="waiting">{t('online-users.away')}</Status>
  )
}

type DrawerProps = Readonly<{ row: OnlineUser; onClose: () => void }>

/** One session, and how to end it or all of its person. */
function OnlineUserDrawer({ row, onClose }: DrawerProps) {
  const t = useT()
  const { id, person, account, department, device, since, lastSeenAt, isOwn } = row
  const end = useEnding((calls) => calls.end({ id }), onClose)
  const endAll = useEnding((calls) => calls.endAllOf({ personId: person.id }), onClose)
  const { name } = person

  return (
    <SideDrawer title={name} width={480} onClose={onClose}>
      <Facts
        facts={[
          { name: t('online-users.person'), value: [name, account, department].filter(Boolean).join(' · ') },
          { name: t('online-users.device'), value: t(`online-users.device.${device}`) },
          { name: t('online-users.state'), value: <Presence row={row} /> },
          { name: t('online-users.since'), value: <FormattedTime at={since} /> },
          { name: t('online-users.lastSeen'), value: <FormattedTime at={lastSeenAt} /> },
        ]}
      />
      <ErrorNote error={end.error ?? endAll.error} />
      {isOwn ? (
        <p>{t('online-users.own')}</p>
      ) : (
        <div className={styles.actions}>
          <Button
            danger
            loading={end.isPending}
            onClick={() =>
              end.ask({ title: t('online-users.endTitle', { name }), body: t('online-users.endHint') })
            }
          >
            {t('online-users.end')}
          </Button>
          <Button
            danger
            loading={endAll.isPending}
            onClick={() =>
              endAll.ask({
                title: t('online-users.endAllTitle', { name }),
                body: t('online-users.endAllHint'),
              })
            }
          >
            {t('online-users.endAll')}
          </Button>
        </div>
      )}
    </SideDrawer>
  )
}

/** Asks first, then ends sessions and reads the list again. */
function useEnding(act: (calls: Calls) => Promise<unknown>, onEnded: () => void) {
  const t = useT()
  const feedback = useFeedback()
  const { onlineUsers } = useClient()
  const cache = useQueryClient()
  const { mutate, error, isPending } = useMutation({
    meta: { shownInPlace: true },
    mutationFn: () => act(onlineUsers),
    onSuccess: () => {
      feedback.success(t('online-users.ended'))
      onEnded()
    },
    onSettled: () => cache.invalidateQueries({ queryKey: [subject] }),
  })
  const ask = async (question: Readonly<{ title: string; body: string }>) => {
    if (await feedback.ask({ ...question, confirm: t('online-users.end'), tone: 'danger' })) mutate()
  }
  return { ask, error, isPending }
}
