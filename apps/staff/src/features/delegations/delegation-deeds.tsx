import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import type { Delegation } from './queries.ts'
import type { DelegationDeeds as Deeds } from './use-delegation-deeds.ts'

type DelegationDeedsProps = Readonly<{ may: Delegation['may']; deeds: Deeds }>

/** What may be done now, by the same rule as on the server. */
export function DelegationDeeds({ may, deeds }: DelegationDeedsProps) {
  const t = useT()
  const { isPending } = deeds
  return (
    <>
      {may.remove && (
        <Button isWide isBusy={isPending} onClick={deeds.remove}>
          {t('delegations.remove')}
        </Button>
      )}
      {may.stop && (
        <Button tone="danger" isWide isBusy={isPending} onClick={deeds.stop}>
          {t('delegations.stop')}
        </Button>
      )}
      {may.refuse && (
        <Button isWide isBusy={isPending} onClick={deeds.refuse}>
          {t(may.accept ? 'delegations.refuse' : 'delegations.giveBack')}
        </Button>
      )}
      {may.edit && (
        <Button tone="primary" isWide onClick={deeds.edit}>
          {t('delegations.edit')}
        </Button>
      )}
      {may.accept && (
        <Button tone="primary" isWide isBusy={isPending} onClick={deeds.accept}>
          {t('delegations.accept')}
        </Button>
      )}
    </>
  )
}
