import { useT } from '@signet/i18n/react'
import { Empty, PageState } from '@signet/ui'
import { Navigate } from '@tanstack/react-router'
import { LayoutGrid } from 'lucide-react'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { useModels } from '../use-models.ts'

const orderCode = 'order'

/**
 * The address of the order sample: opens the list of the model with that code, where the person may see it.
 */
export function OrderPage() {
  const t = useT()
  const models = useModels()
  const order = models.data?.find(({ code }) => code === orderCode)
  if (order) return <Navigate to="/pages/apply/dynamicModel/index" search={{ modelId: order.id }} replace />

  return (
    <StackPage title={t('records.title')}>
      <PageState
        query={models}
        isEmpty={() => true}
        empty={<Empty icon={<LayoutGrid />} title={t('records.noModels')} hint={t('records.noModelsHint')} />}
      >
        {() => null}
      </PageState>
    </StackPage>
  )
}
