import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsWide } from '../../../kit/pages/use-is-wide.ts'
import { useShortcuts } from '../../../kit/pages/use-shortcuts.ts'

/** Shortcuts beside a case: j and k open the next and previous one, ? shows the keys. */
export function useTriage(open: string | null) {
  const isWide = useIsWide()
  const { history } = useRouter()
  const [isHelp, setHelp] = useState(false)
  const walk = (step: 1 | -1) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-row]')]
    const at = links.findIndex((link) => link.getAttribute('aria-current') === 'true' || isFocused(link))
    const next = links[at < 0 ? 0 : at + step]
    if (!next) return
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'nearest' })
    const href = next.getAttribute('href') ?? ''
    if (open === null) history.push(href)
    else history.replace(href)
  }

  useShortcuts(
    isWide ? { j: () => walk(1), k: () => walk(-1), '?': () => setHelp(true) } : { '?': () => setHelp(true) },
  )
  return { isHelp, showHelp: () => setHelp(true), closeHelp: () => setHelp(false) }
}

function isFocused(link: Element): boolean {
  return link === document.activeElement
}
