import { isPhoneApp } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, Empty, PageState, sharedStyles } from '@signet/ui'
import { Suspense } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { ChannelTable } from './channel-table.tsx'
import { PushCell } from './push-cell.tsx'
import { type OwnChannels, useChannelChange, useOwnChannels } from './queries.ts'
import { TimesPart } from './times-part.tsx'

const NotifyCell = lazyPart(async () => (await import('../../../kit/phone/notify-cell.tsx')).NotifyCell)

/** By which channels I hear of what, when, and of which cases I do not. Each choice is saved at once. */
export function NotificationsPage() {
  const t = useT()
  const own = useOwnChannels()
  return (
    <StackPage title={t('account.notifications.title')} onRefresh={own.refetch}>
      <Suspense>{isPhoneApp() && <NotifyCell />}</Suspense>
      <PageState query={own} skeletonRows={6}>
        {(shown) =>
          shown.channels.length === 0 ? (
            <Empty
              title={t('account.notifications.inAppOnly')}
              hint={t('account.notifications.inAppOnlyHint')}
            />
          ) : (
            <>
              {!isPhoneApp() && shown.channels.some(({ name }) => name === 'push') && <PushCell />}
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
