import { useFormats, useT } from '@signet/i18n/react'
import { Button, Card, PageState } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useClient } from '../../kit/context/app-context.ts'
import { FilePreview } from '../../kit/files/file-preview.tsx'
import { useCommand } from '../../kit/forms/use-command.ts'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import { ExternalLinkScreen } from '../external-link/index.ts'
import styles from './web-view-page.module.css'

/** An attachment, or a page of an allowed host. */
export function WebViewPage() {
  const { fileId, name, url } = useSearch({ from: '/member/pages/workFlow/webView/index' })
  return fileId ? <FilePage fileId={fileId} name={name} /> : <ExternalLinkScreen url={url} fullName={name} />
}

type FilePageProps = Readonly<{ fileId: string; name: string }>

/** An attachment: pictures and PDFs are shown, every file can be downloaded. */
function FilePage({ fileId, name }: FilePageProps) {
  const t = useT()
  const formats = useFormats()
  const { files } = useClient()
  const query = useQuery({ queryKey: ['file', fileId], queryFn: () => files.describe({ fileId }) })
  const link = useCommand(files.download, { isShown: false })
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
