import { useT } from '@signet/i18n/react'
import { Empty } from '@signet/ui'
import { Lock } from 'lucide-react'
import { StackPage } from '../../../lib/stack-page.tsx'

/** Said instead of a form that could not be saved. */
export function NotYours({ name }: Readonly<{ name: string }>) {
  const t = useT()
  return (
    <StackPage title={name}>
      <Empty icon={<Lock />} title={t('records.noAdd')} hint={t('records.noAddHint')} />
    </StackPage>
  )
}
