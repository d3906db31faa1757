import { useSearch } from '@tanstack/react-router'
import { ExternalLinkScreen } from './external-link-screen.tsx'

/** The page of an external link of a menu. */
export function ExternalLinkPage() {
  const { url, fullName } = useSearch({ from: '/member/pages/apply/externalLink/index' })
  return <ExternalLinkScreen url={url} fullName={fullName} />
}
