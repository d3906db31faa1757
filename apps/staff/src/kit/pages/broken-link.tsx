import { useT } from '@signet/i18n/react'
import { Button, Empty } from '@signet/ui'
import { type AsyncRouteComponent, useSearch } from '@tanstack/react-router'
import { Unlink } from 'lucide-react'
import { StackPage, useBack } from './stack-page.tsx'

/** Shown for an address that cannot be read, with the way back. */
export function BrokenLink() {
  const t = useT()
  const back = useBack()
  return (
    <StackPage title={t('staff.broken.title')}>
      <Empty
        icon={<Unlink />}
        title={t('staff.broken.text')}
        hint={t('staff.broken.hint')}
        action={
          <Button tone="primary" onClick={back}>
            {t('staff.broken.back')}
          </Button>
        }
      />
    </StackPage>
  )
}

type Page = AsyncRouteComponent<object>

/**
 * A page that needs the search parameters `keys`; without one of them it shows a broken link and requests
 * nothing.
 */
export function addressed(keys: readonly string[], Page: Page): Page {
  const Addressed = () => {
    const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
    return keys.every((key) => search[key]) ? <Page /> : <BrokenLink />
  }
  return Object.assign(Addressed, Page.preload && { preload: Page.preload })
}
