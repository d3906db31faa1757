import type { UserInfo } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { Eye } from 'lucide-react'
import { useApp } from '../../kit/context/app-context.ts'

type ViewBannerProps = Readonly<{ className: string | undefined; user: UserInfo }>

/** Whose eyes these are, and the way out: the window closes, or shows the sign-in where it may not. */
export function ViewBanner({ className, user: { userName, viewedBy } }: ViewBannerProps) {
  const t = useT()
  const { client, session } = useApp()
  const leave = async () => {
    session.leave()
    await client.session.logout().catch(() => undefined)
    session.clear()
    window.close()
    window.location.assign('/')
  }
  return (
    <p className={className} role="status">
      <Eye aria-hidden="true" />
      {t('account.view', { name: userName, viewer: viewedBy })}
      <Button size="small" onClick={() => void leave()}>
        {t('account.viewEnd')}
      </Button>
    </p>
  )
}
