import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { casePartsHref } from '../case-parts-href.ts'

export function PrintButton({ caseId }: Readonly<{ caseId: string }>) {
  const t = useT()
  const { history } = useRouter()
  return (
    <IconButton
      label={t('approvals.print.open')}
      icon={<Printer />}
      onClick={() => history.push(casePartsHref.paper(caseId))}
    />
  )
}
