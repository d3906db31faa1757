import type { CaseView } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, Flex, Typography } from 'antd'
import { useClient } from '../../../kit/context/app-context.ts'

type CaseArchiveProps = Readonly<{ caseId: string; archive: NonNullable<CaseView['archive']> }>

/** The archived document of a case: a link, in progress, or why it could not be made. */
export function CaseArchive({ caseId, archive }: CaseArchiveProps) {
  const t = useT()
  const { documents, caseArchive } = useClient()
  const cache = useQueryClient()
  const download = useMutation({
    mutationFn: (id: string) => documents.download({ id }),
    onSuccess: ({ url }) => location.assign(url),
  })
  const retry = useMutation({
    mutationFn: () => caseArchive.retry({ caseId }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['approvals'] }),
  })
  const { state, documentId, failure } = archive
  return (
    <Flex vertical align="start" gap={4}>
      <Flex gap={8} align="center" wrap>
        <span>{t(`approvals.monitor.archive.${state}`)}</span>
        {documentId && (
          <Button size="small" loading={download.isPending} onClick={() => download.mutate(documentId)}>
            {t('approvals.monitor.archive.open')}
          </Button>
        )}
        {state !== 'waiting' && (
          <Button size="small" loading={retry.isPending} onClick={() => retry.mutate()}>
            {t('approvals.monitor.archive.again')}
          </Button>
        )}
      </Flex>
      {failure !== '' && <Typography.Text type="danger">{failure}</Typography.Text>}
    </Flex>
  )
}
