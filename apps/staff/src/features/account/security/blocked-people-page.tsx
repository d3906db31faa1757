import { useFormats, useT } from '@signet/i18n/react'
import { Avatar, Button, Cell, CellGroup, Empty, PageState, sharedStyles } from '@signet/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useApp, useClient } from '../../../kit/context/app-context.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'

const key = ['chat-blocks']

/** Whom one blocked in chats. */
export function BlockedPeoplePage() {
  const t = useT()
  const { chatBlocks } = useClient()
  const blocks = useQuery({ queryKey: key, queryFn: () => chatBlocks.list() })
  return (
    <StackPage title={t('account.blocked.title')} onRefresh={() => blocks.refetch()}>
      <p className={sharedStyles.note}>{t('account.blocked.hint')}</p>
      <PageState
        query={blocks}
        isEmpty={({ list }) => list.length === 0}
        empty={<Empty title={t('account.blocked.none')} />}
      >
        {({ list }) => (
          <CellGroup label={t('account.blocked.title')}>
            {list.map((block) => (
              <BlockedCell key={block.person.id} {...block} />
            ))}
          </CellGroup>
        )}
      </PageState>
    </StackPage>
  )
}

type BlockedCellProps = Readonly<{
  person: Readonly<{ id: string; name: string; headIcon: string }>
  blockedAt: string
}>

function BlockedCell({ person: { id, name, headIcon }, blockedAt }: BlockedCellProps) {
  const t = useT()
  const formats = useFormats()
  const unblock = useUnblock()
  return (
    <Cell
      icon={<Avatar id={id} name={name} src={headIcon} size={32} />}
      title={name}
      note={t('account.blocked.since', { at: formats.dateTime(blockedAt) })}
      value={
        <Button
          size="small"
          aria-label={`${t('account.blocked.end')}: ${name}`}
          isBusy={unblock.isPending}
          onClick={() => unblock.mutate(id)}
        >
          {t('account.blocked.end')}
        </Button>
      }
    />
  )
}

function useUnblock() {
  const { client, queries } = useApp()
  return useMutation({
    mutationFn: (personId: string) => client.chatBlocks.unblock({ personId }),
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [first, what] }) => first === key[0] || (first === 'chat' && what !== 'talk'),
      }),
  })
}
