import { useT } from '@signet/i18n/react'
import { Empty, ErrorNote, Failure, sharedStyles } from '@signet/ui'
import { Button, Skeleton, Table } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { ListTotal } from '../../../kit/lists/list-total.tsx'
import { NamedRow } from '../../../kit/lists/named-row.tsx'
import { PeopleSelect } from '../../../kit/people/people-select.tsx'
import { RightChanges } from '../../../kit/right-changes/right-changes.tsx'
import { hasConsequences, useAskedChange } from '../../../kit/right-changes/use-asked-change.ts'
import styles from './circles.module.css'
import { MemberRuleSentence } from './member-rule-field.tsx'
import { type CircleKind, type Member, useCircleMutation, useMembers } from './queries.ts'

type Known = Readonly<{ kind: CircleKind; id: string }>
type CircleMembersProps = Known & Readonly<{ rule: string; mayChange: boolean }>
type Change = Readonly<{ add?: string[]; remove?: string[] }>

/** The members of a role or group: many are added or removed at once, after a look at what they gain and lose. */
export function CircleMembers({ kind, id, rule, ...rights }: CircleMembersProps) {
  const t = useT()
  const isByRule = rule !== ''
  const mayChange = rights.mayChange && !isByRule
  const [added, setAdded] = useState<string[]>([])
  const client = useClient()
  const save = useCircleMutation((own, change: Change) => own[kind].changeMembers({ id, ...change }))
  const { asked, ask, isPending, error, confirm, close } = useAskedChange({
    preview: (change: Change) => client[kind].previewMembers({ id, ...change }),
    save,
    isAsked: hasConsequences,
    onSaved: () => setAdded([]),
  })

  return (
    <div className={sharedStyles.stack3}>
      {mayChange && (
        <form
          className={styles.add}
          aria-label={t('circles.addMembers')}
          onSubmit={(event) => {
            event.preventDefault()
            ask({ add: added })
          }}
        >
          <Labelled label={t('circles.addMembers')}>
            {(field) => <PeopleSelect externals="yes" id={field} value={added} onChange={setAdded} />}
          </Labelled>
          <Button htmlType="submit" loading={isPending} disabled={added.length === 0}>
            {t('circles.add')}
          </Button>
        </form>
      )}
      {!rights.mayChange && !isByRule && <p className={sharedStyles.note}>{t('circles.notYours')}</p>}
      {isByRule && (
        <p className={sharedStyles.note}>
          {t('circles.byRule')} <MemberRuleSentence rule={rule} />
        </p>
      )}
      <ErrorNote error={error} />
      <MemberTable kind={kind} id={id} onRemove={mayChange && ((remove) => ask({ remove }))} />
      {asked && <RightChanges changes={asked.changes} saving={save} onConfirm={confirm} onClose={close} />}
    </div>
  )
}

/** Without `onRemove`, the members are only shown. */
type MemberTableProps = Known & Readonly<{ onRemove: false | ((people: string[]) => void) }>

function MemberTable({ kind, id, onRemove }: MemberTableProps) {
  const t = useT()
  const query = useMembers({ kind, id })
  const [chosen, setChosen] = useState<string[]>([])
  const members = query.data?.pages.flatMap(({ list }) => list) ?? []
  const there = chosen.filter((one) => members.some((member) => member.id === one))
  if (query.error && !query.data) return <Failure error={query.error} onRetry={query.refetch} />
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 4 }} />
  if (members.length === 0)
    return (
      <Empty title={t('studio.list.empty')} {...(onRemove && { hint: t(`circles.${kind}.membersHint`) })} />
    )

  return (
    <>
      <div className={styles.bar}>
        <span className={sharedStyles.weak}>
          <ListTotal total={query.data.pages[0]?.pagination.total ?? 0} />
        </span>
        {onRemove && (
          <Button danger size="small" disabled={there.length === 0} onClick={() => onRemove(there)}>
            {t('circles.removeMembers', { count: there.length })}
          </Button>
        )}
      </div>
      <Table<Member>
        rowKey="id"
        size="small"
        pagination={false}
        dataSource={members}
        {...(onRemove && {
          rowSelection: {
            selectedRowKeys: there,
            onChange: (_, rows) => setChosen(rows.map((row) => row.id)),
            getCheckboxProps: ({ realName }) => ({ 'aria-label': realName }),
          },
        })}
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
