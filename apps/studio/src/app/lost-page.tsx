import { useT } from '@signet/i18n/react'
import { Empty } from '@signet/ui'
import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'

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
