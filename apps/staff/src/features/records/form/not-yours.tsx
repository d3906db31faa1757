import { useT } from '@signet/i18n/react'
import { Empty } from '@signet/ui'
import { Lock } from 'lucide-react'
import { StackPage } from '../../../kit/pages/stack-page.tsx'

/** Shown instead of a form that could not be saved. */
export function NotYours({ name }: Readonly<{ name: string }>) {
  const t = useT()
  return (
    <StackPage title={name}>
      <Empty icon={<Lock />} title={t('records.noAdd')} hint={t('records.noAddHint')} />
    </StackPage>
  )
}
