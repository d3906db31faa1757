import { useFormats, useT } from '@signet/i18n/react'
import { Button, Card, PageState } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useClient } from '../../lib/app-context.ts'
import { StackPage } from '../../lib/stack-page.tsx'
import { ExternalLinkScreen } from '../external-link/index.ts'
import { FilePreview } from '../files/index.ts'
import { useDeed } from '../forms/index.ts'
import styles from './web-view-page.module.css'

/** What a case leads to outside of itself: a file that was sent along, or a page of an allowed host. */
export function WebViewPage() {
  const { fileId, name, url } = useSearch({ from: '/member/pages/workFlow/webView/index' })
  return fileId ? <FilePage fileId={fileId} name={name} /> : <ExternalLinkScreen url={url} fullName={name} />
}

type FilePageProps = Readonly<{ fileId: string; name: string }>

/** A file that was sent along: a picture and a PDF are shown, everything can be had. */
function FilePage({ fileId, name }: FilePageProps) {
  const t = useT()
  const formats = useFormats()
  const { files } = useClient()
  const query = useQuery({ queryKey: ['file', fileId], queryFn: () => files.describe({ fileId }) })
  const link = useDeed(files.download, { isShown: false })
  const open = () => link.perform({ type: 'annex', fileId }, ({ url }) => location.assign(url))

  return (
    <StackPage title={name || t('approvals.file.title')}>
      <PageState query={query} skeletonRows={1}>
        {(file) => (
          <Card label={file.name}>
            <div className={styles.file}>
              <FilePreview
                file={{ ...file, id: fileId }}
                askLink={() => files.download({ type: 'annex', fileId })}
              />
              <p className={styles.name}>{file.name}</p>
              <p className={styles.note}>{formats.fileSize(file.size)}</p>
              <Button
                tone="primary"
                icon={<Download aria-hidden="true" />}
                isBusy={link.isPending}
                onClick={open}
              >
                {t('approvals.file.open')}
              </Button>
            </div>
          </Card>
        )}
      </PageState>
    </StackPage>
  )
}
