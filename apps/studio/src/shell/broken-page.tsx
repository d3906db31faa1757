import { useT } from '@signet/i18n/react'
import { Empty } from '@signet/ui'
import { Button } from 'antd'
import { ServerCrash } from 'lucide-react'

/** A page that broke, or whose code did not come: what to do next. The text of a defect is not shown. */
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
