import { useT } from '@signet/i18n/react'
import { Button, Empty, PageState } from '@signet/ui'
import { LockKeyhole } from 'lucide-react'
import { useGrantors } from './grantors.ts'
import { type RightsHelp, useAskForRight, useRightsHelp } from './queries.ts'

type ClosedListProps = Readonly<{ modelId: string; reason: string }>

/** A list that the person may not see: who can open it, and one tap to ask. */
export function ClosedList(props: ClosedListProps) {
  return (
    <PageState query={useRightsHelp(props.modelId)}>{(help) => <Asking {...props} help={help} />}</PageState>
  )
}

function Asking({ modelId, reason, help }: ClosedListProps & Readonly<{ help: RightsHelp }>) {
  const t = useT()
  const names = useGrantors(help)
  const ask = useAskForRight(modelId)
  const isWaiting = help.asked.includes('see') || ask.isSuccess
  return (
    <div role="alert">
      <Empty
        icon={<LockKeyhole />}
        title={reason}
        hint={t(isWaiting ? 'records.rights.askedHint' : 'records.rights.grantors', { names })}
        action={
          <Button
            tone="primary"
            isBusy={ask.isPending}
            disabled={isWaiting || names === ''}
            onClick={() => ask.mutate('see')}
          >
            {t(isWaiting ? 'records.rights.asked' : 'records.rights.askOpen')}
          </Button>
        }
      />
    </div>
  )
}
