import { useT } from '@signet/i18n/react'
import { Page, Skeleton } from '@signet/ui'

/** Shown when the code of a page has not arrived after 200 ms. */
export function PageSkeleton({ isBeside = false }: Readonly<{ isBeside?: boolean }>) {
  const t = useT()
  return (
    <Page title={t('ui.loading')} isBeside={isBeside}>
      <Skeleton rows={3} />
    </Page>
  )
}
