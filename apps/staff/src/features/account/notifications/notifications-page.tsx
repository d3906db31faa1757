import { useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, Empty, PageState, sharedStyles } from '@signet/ui'
import { useClient } from '../../../kit/context/app-context.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { ChannelTable } from './channel-table.tsx'
import { PushCell } from './push-cell.tsx'
import { type OwnChannels, useChannelChange, useOwnChannels } from './queries.ts'
import { TimesPart } from './times-part.tsx'

/** By which channels I hear of what, when, and of which cases I do not. Each choice is saved at once. */
export function NotificationsPage() {
  const t = useT()
  const own = useOwnChannels()
  return (
    <StackPage title={t('account.notifications.title')} onRefresh={own.refetch}>
      <PageState query={own} skeletonRows={6}>
        {(shown) =>
          shown.channels.length === 0 ? (
            <Empty
              title={t('account.notifications.inAppOnly')}
              hint={t('account.notifications.inAppOnlyHint')}
            />
          ) : (
            <>
              {shown.channels.some(({ name }) => name === 'push') && <PushCell />}
              <ChannelTable own={shown} />
              <TimesPart own={shown} />
              <MutedCases cases={shown.mutedCases} />
            </>
          )
        }
      </PageState>
    </StackPage>
  )
}

function MutedCases({ cases }: Readonly<{ cases: OwnChannels['mutedCases'] }>) {
  const t = useT()
  const { channels } = useClient()
  const unmute = useChannelChange((caseId: string) => channels.muteCase({ caseId, isMuted: false }))
  return (
    <CellGroup title={t('account.notifications.muted')}>
      {cases.length === 0 && (
        <Cell title={<span className={sharedStyles.weak}>{t('account.notifications.mutedNone')}</span>} />
      )}
      {cases.map(({ id, title }) => (
        <Cell
          key={id}
          title={title}
          value={
            <Button onClick={() => unmute.mutate(id)} isBusy={unmute.isPending && unmute.variables === id}>
              {t('account.notifications.unmute')}
            </Button>
          }
        />
      ))}
    </CellGroup>
  )
}
