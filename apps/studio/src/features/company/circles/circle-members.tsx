import { useT } from '@signet/i18n/react'
import { Empty, ErrorNote, Failure, sharedStyles } from '@signet/ui'
import { Button, Skeleton, Table } from 'antd'
import { useState } from 'react'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { PeopleSelect } from '../../../kit/fields/people-select.tsx'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import styles from './circles.module.css'
import { type CircleKind, type Member, useCircleMutation, useMembers } from './queries.ts'

type CircleMembersProps = Readonly<{ kind: CircleKind; id: string }>
type Change = Readonly<{ add?: string[]; remove?: string[] }>

/** The members of a role or group: many are added or removed at once. */
export function CircleMembers({ kind, id }: CircleMembersProps) {
  const t = useT()
  const [added, setAdded] = useState<string[]>([])
  const change = useCircleMutation((client, input: Change) => client[kind].changeMembers({ id, ...input }))

  return (
    <div className={sharedStyles.stack3}>
      <form
        className={styles.add}
        aria-label={t('circles.addMembers')}
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate({ add: added }, { onSuccess: () => setAdded([]) })
        }}
      >
        <Labelled label={t('circles.addMembers')}>
          {(field) => <PeopleSelect id={field} value={added} onChange={setAdded} />}
        </Labelled>
        <Button htmlType="submit" loading={change.isPending} disabled={added.length === 0}>
          {t('circles.add')}
        </Button>
      </form>
      <ErrorNote error={change.error} />
      <MemberTable kind={kind} id={id} onRemove={(remove) => change.mutateAsync({ remove })} />
    </div>
  )
}

type MemberTableProps = CircleMembersProps & Readonly<{ onRemove: (people: string[]) => Promise<unknown> }>

function MemberTable({ kind, id, onRemove }: MemberTableProps) {
  const t = useT()
  const query = useMembers({ kind, id })
  const [chosen, setChosen] = useState<string[]>([])
  const members = query.data?.pages.flatMap(({ list }) => list) ?? []
  const remove = () =>
    onRemove(chosen).then(
      () => setChosen([]),
      () => undefined,
    )
  if (query.error && !query.data) return <Failure error={query.error} onRetry={query.refetch} />
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 4 }} />
  if (members.length === 0)
    return <Empty title={t('studio.list.empty')} hint={t(`circles.${kind}.membersHint`)} />

  return (
    <>
      <div className={styles.bar}>
        <span className={sharedStyles.weak}>
          {t('studio.list.total', { total: query.data.pages[0]?.pagination.total ?? 0 })}
        </span>
        <Button danger size="small" disabled={chosen.length === 0} onClick={() => void remove()}>
          {t('circles.removeMembers', { count: chosen.length })}
        </Button>
      </div>
      <Table<Member>
        rowKey="id"
        size="small"
        pagination={false}
        dataSource={members}
        rowSelection={{
          selectedRowKeys: chosen,
          onChange: (_, rows) => setChosen(rows.map((row) => row.id)),
          getCheckboxProps: ({ realName }) => ({ 'aria-label': realName }),
        }}
        columns={[
          {
            title: t('circles.person'),
            render: (_, { realName, account }) => <NamedRow name={realName} note={account} />,
          },
          { title: t('circles.department'), render: (_, { departments }) => departments[0] ?? '—' },
        ]}
      />
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {t('studio.list.more')}
        </Button>
      )}
    </>
  )
}
