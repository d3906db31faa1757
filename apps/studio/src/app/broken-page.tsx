import { useT } from '@signet/i18n/react'
import { Empty } from '@signet/ui'
import { Button } from 'antd'
import { ServerCrash } from 'lucide-react'

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
