import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useClient } from '../../../lib/app-context.ts'

/** Everything about a case as one zip, with the proofs that nothing in it was changed. */
export function BundleButton({ caseId }: Readonly<{ caseId: string }>) {
  const t = useT()
  const { evidence } = useClient()
  const bundle = useMutation({
    mutationFn: () => evidence.bundleCase({ caseId }),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <Button
      size="small"
      icon={<Download aria-hidden="true" />}
      isBusy={bundle.isPending}
      onClick={() => bundle.mutate()}
    >
      {t('approvals.bundle')}
    </Button>
  )
}
