import { useT } from '@signet/i18n/react'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useClient } from '../../../kit/context/app-context.ts'

/** Downloads the case as a zip, with the proofs that nothing in it was changed. */
export function BundleButton({ caseId }: Readonly<{ caseId: string }>) {
  const t = useT()
  const { evidence } = useClient()
  const bundle = useMutation({
    mutationFn: () => evidence.bundleCase({ caseId }),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <Button loading={bundle.isPending} onClick={() => bundle.mutate()}>
      {t('approvals.monitor.bundle')}
    </Button>
  )
}
