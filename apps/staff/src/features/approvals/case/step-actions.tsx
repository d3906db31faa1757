import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import type { OpenedCase } from '../queries.ts'
import styles from './linked-cases.module.css'

type StepCommand = Readonly<{ does: 'retry'; node: string } | { does: 'skipStep'; waitId: string }>

/** What an administrator may do with a step that failed. */
export function StepCommands({ caseId, waits }: Pick<OpenedCase, 'caseId' | 'waits'>) {
  const t = useT()
  const { approvals } = useClient()
  const cache = useQueryClient()
  const action = useMutation({
    mutationFn: (action: StepCommand) =>
      action.does === 'retry'
        ? approvals.retry({ caseId, node: action.node })
        : approvals.skipStep({ caseId, waitId: action.waitId }),
    onSettled: () => cache.invalidateQueries(),
  })
  return waits
    .filter(({ retry }) => retry)
    .map(({ waitId, node }) => (
      <div key={waitId} className={styles.actions}>
        <Button isBusy={action.isPending} onClick={() => action.mutate({ does: 'retry', node })}>
          {t('flow.command.retry')}
        </Button>
        <Button isBusy={action.isPending} onClick={() => action.mutate({ does: 'skipStep', waitId })}>
          {t('flow.command.skipWait')}
        </Button>
      </div>
    ))
}
