import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../../kit/context/app-context.ts'
import type { OpenedCase } from '../../queries.ts'
import styles from '../linked-cases.module.css'

type StepCommand = Readonly<{ does: 'retry'; node: string } | { does: 'skipStep'; waitId: string }>

/** What an administrator may do with a step that failed. */
export function StepCommands({ caseId, waits }: Pick<OpenedCase, 'caseId' | 'waits'>) {
  const t = useT()
  const { approvals } = useClient()
  const cache = useQueryClient()
  const deed = useMutation({
    mutationFn: (deed: StepCommand) =>
      deed.does === 'retry'
        ? approvals.retry({ caseId, node: deed.node })
        : approvals.skipStep({ caseId, waitId: deed.waitId }),
    onSettled: () => cache.invalidateQueries(),
  })
  return waits
    .filter(({ retry }) => retry)
    .map(({ waitId, node }) => (
      <div key={waitId} className={styles.deeds}>
        <Button isBusy={deed.isPending} onClick={() => deed.mutate({ does: 'retry', node })}>
          {t('flow.command.retry')}
        </Button>
        <Button isBusy={deed.isPending} onClick={() => deed.mutate({ does: 'skipStep', waitId })}>
          {t('flow.command.skipWait')}
        </Button>
      </div>
    ))
}
