import { useT } from '@signet/i18n/react'
import { Empty } from '@signet/ui'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { Compass, ServerCrash } from 'lucide-react'

/**
 * Shown when a page fails or its code does not load, with what to do next. Never shows the message of a
 * bug.
 */
export function BrokenPage() {
  const t = useT()
  return (
    <main>
      <div role="alert">
        <Empty
          icon={<ServerCrash />}
          title={t('studio.broken.title')}
          hint={t('studio.broken.hint')}
          action={
            <Button type="primary" onClick={() => window.location.reload()}>
              {t('studio.broken.action')}
            </Button>
          }
        />
      </div>
    </main>
  )
}

export function LostPage() {
  const t = useT()
  return (
    <main>
      <Empty
        icon={<Compass />}
        title={t('studio.lost.title')}
        hint={t('studio.lost.hint')}
        action={<Link to="/flows">{t('studio.lost.action')}</Link>}
      />
    </main>
  )
}
