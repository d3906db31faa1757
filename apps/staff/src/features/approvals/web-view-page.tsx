import { useSearch } from '@tanstack/react-router'
import { ExternalLinkScreen } from '../external-link/index.ts'
import { FilePage } from './file-page.tsx'

/** What a case leads to outside of itself: a file that was sent along, or a page of an allowed host. */
export function WebViewPage() {
  const { fileId, name, url } = useSearch({ from: '/member/pages/workFlow/webView/index' })
  return fileId ? <FilePage fileId={fileId} name={name} /> : <ExternalLinkScreen url={url} fullName={name} />
}
