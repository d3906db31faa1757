import type { LinkProps } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isForBrowser } from '../kit/links/is-for-browser.ts'

/** A link inside the product: navigates without a page load, unless a new window is requested. */
export function AppLink({ href, onClick, ...rest }: LinkProps) {
  const { history } = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isForBrowser(event)) return
    event.preventDefault()
    history.push(href)
  }
  return <a {...rest} href={href} onClick={follow} />
}
