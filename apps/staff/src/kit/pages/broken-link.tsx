import { useT } from '@signet/i18n/react'
import { Button, Empty } from '@signet/ui'
import { type AsyncRouteComponent, useSearch } from '@tanstack/react-router'
import { Unlink } from 'lucide-react'
import type { ComponentType } from 'react'
import { StackPage, useBack } from './stack-page.tsx'

/** Shown for an address that cannot be read, with the way back; `hint` says why where more is known. */
export function BrokenLink({ hint }: Readonly<{ hint?: string }>) {
  const t = useT()
  const back = useBack()
  return (
    <StackPage title={t('staff.broken.title')}>
      <Empty
        icon={<Unlink />}
        title={t('staff.broken.text')}
        hint={hint ?? t('staff.broken.hint')}
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
 * A page that needs the search parameters `keys`; without one of them it shows a broken link, or another page, and
 * requests nothing.
 */
export function addressed(keys: readonly string[], Page: Page, Otherwise: ComponentType = BrokenLink): Page {
  const Addressed = () => {
    const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
    return keys.every((key) => search[key]) ? <Page /> : <Otherwise />
  }
  return Object.assign(Addressed, Page.preload && { preload: Page.preload })
}
