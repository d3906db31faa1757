import { Page, Skeleton } from '@signet/ui'

/** What is seen when the code of a page is still on its way after 200 ms. */
export function PageSkeleton() {
  return (
    <Page title="">
      <Skeleton rows={3} />
    </Page>
  )
}
