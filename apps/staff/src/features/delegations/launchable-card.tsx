import { useT } from '@signet/i18n/react'
import { AppTile, Cell, CellGroup, Empty, PageState } from '@signet/ui'
import { launchHref } from '../../kit/links/case-href.ts'
import { type Delegation, useLaunchableFor } from './queries.ts'

/** The flows I may start for the delegator, each one press away. */
export function LaunchableCard({ delegation }: Readonly<{ delegation: Delegation }>) {
  const t = useT()
  const { from, flows: named } = delegation
  const query = useLaunchableFor(from.id)
  const mine = query.data?.filter(({ id }) => named.length === 0 || named.some((flow) => flow.id === id))
  const { name } = from
  return (
    <PageState
      query={{ ...query, data: mine }}
      skeletonRows={2}
      isEmpty={(list) => list.length === 0}
      empty={
        <Empty
          title={t('delegations.nothingToLaunch')}
          hint={t('delegations.nothingToLaunchHint', { name })}
        />
      }
    >
      {(list) => (
        <CellGroup label={t('delegations.launchFor', { name })}>
          {list.map((flow) => (
            <Cell
              key={flow.id}
              icon={
                <AppTile icon={flow.icon} name={flow.name} seed={flow.id} color={flow.iconColor} size={40} />
              }
              title={flow.name}
              href={launchHref(flow.id, { forUserId: from.id })}
            />
          ))}
        </CellGroup>
      )}
    </PageState>
  )
}
