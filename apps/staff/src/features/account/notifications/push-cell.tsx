import { useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../../kit/context/app-context.ts'
import { pushState, startPush, stopPush } from '../../../kit/push/browser-push.ts'
import { useChannelChange } from './queries.ts'

const key = ['ownChannels', 'push']

/** Has messages pushed to this browser, or says why that is not possible here. */
export function PushCell() {
  const t = useT()
  const app = useApp()
  const { client, queries } = app
  const { data: state } = useQuery({ queryKey: key, queryFn: () => pushState(client) })
  const change = useChannelChange(async (isOn: boolean) => {
    queries.setQueryData(key, await (isOn ? startPush(app) : stopPush(app)))
  })
  return (
    <CellGroup label={t('account.notifications.push')}>
      <Cell
        title={t('account.notifications.push')}
        note={t(`account.notifications.push.${state ?? 'off'}`)}
        value={
          (state === 'on' || state === 'off') && (
            <Button
              tone={state === 'off' ? 'primary' : 'plain'}
              isBusy={change.isPending}
              onClick={() => change.mutate(state === 'off')}
            >
              {t(`account.notifications.push.${state === 'off' ? 'start' : 'stop'}`)}
            </Button>
          )
        }
      />
    </CellGroup>
  )
}
