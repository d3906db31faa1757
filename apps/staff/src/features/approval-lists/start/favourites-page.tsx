import { useT } from '@signet/i18n/react'
import { CellGroup, Empty, PageState } from '@signet/ui'
import { Star } from 'lucide-react'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { useLaunchableFlows } from '../../home/index.ts'
import { FlowLine } from './flow-line.tsx'

/** Favourite flows first, then all others. */
export function FavouritesPage() {
  const t = useT()
  const flows = useLaunchableFlows()

  return (
    <StackPage title={t('approval-lists.favourites')} onRefresh={() => flows.refetch()}>
      <PageState
        query={flows}
        isEmpty={(loaded) => loaded.length === 0}
        empty={<Empty title={t('approval-lists.noFlows')} hint={t('approval-lists.noFlowsHint')} />}
      >
        {(loaded) => {
          const [kept, others] = [true, false].map((isFavourite) =>
            loaded.filter((flow) => flow.isFavourite === isFavourite),
          )
          return (
            <>
              {kept?.length ? (
                <CellGroup title={t('approval-lists.favouritesKept')}>
                  {kept.map((flow) => (
                    <FlowLine key={flow.id} flow={flow} />
                  ))}
                </CellGroup>
              ) : (
                <Empty
                  icon={<Star />}
                  title={t('approval-lists.noFavourites')}
                  hint={t('approval-lists.noFavouritesHint')}
                />
              )}
              {others && others.length > 0 && (
                <CellGroup title={t('approval-lists.favouritesOthers')}>
                  {others.map((flow) => (
                    <FlowLine key={flow.id} flow={flow} />
                  ))}
                </CellGroup>
              )}
            </>
          )
        }}
      </PageState>
    </StackPage>
  )
}
