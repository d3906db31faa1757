import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './property-parts.module.css'

type PropertyPart = Readonly<{ key: string; title: string; content: ReactNode }>

/**
 * Many settings in a few parts, one below the other, with a bar that leads to each and shows which one is read. All
 * stay on the page, so that the keyboard and the search of the browser reach every setting.
 */
export function PropertyParts({ label, parts }: Readonly<{ label: string; parts: readonly PropertyPart[] }>) {
  const list = useRef<HTMLDivElement>(null)
  const { current, choose } = useReadPart(list, parts.length)
  const go = (at: number) => {
    choose(at)
    list.current?.children[at]?.scrollIntoView({ block: 'start' })
  }

  return (
    <>
      <nav className={styles.bar} aria-label={label}>
        {parts.map(({ key, title }, at) => (
          <button key={key} type="button" aria-current={current === at || undefined} onClick={() => go(at)}>
            {title}
          </button>
        ))}
      </nav>
      <div ref={list}>
        {parts.map(({ key, content }) => (
          <div key={key} className={styles.part}>
            {content}
          </div>
        ))}
      </div>
    </>
  )
}

/** The upper part of the panel, in which the part that one reads begins or goes on. */
const readingArea = '-64px 0px -70% 0px'

type ReadPart = Readonly<{ current: number; choose: (at: number) => void }>

/**
 * The first part that is in the upper part of the scrolling panel; until the person scrolls, the one that was chosen,
 * since a short one at the end cannot be scrolled to the top.
 */
function useReadPart(list: Readonly<{ current: HTMLElement | null }>, count: number): ReadPart {
  const [seen, setSeen] = useState(0)
  const [chosen, choose] = useState<number | null>(null)
  useEffect(() => {
    const panel = list.current?.closest('aside') ?? null
    const parts = [...(list.current?.children ?? [])].slice(0, count)
    const near = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) near.add(target)
          else near.delete(target)
        const first = parts.findIndex((part) => near.has(part))
        if (first >= 0) setSeen(first)
      },
      { root: panel, rootMargin: readingArea },
    )
    for (const part of parts) observer.observe(part)
    const forget = () => choose(null)
    const scrolled = new AbortController()
    for (const event of ['wheel', 'touchmove', 'keydown'])
      panel?.addEventListener(event, forget, { passive: true, signal: scrolled.signal })
    return () => {
      observer.disconnect()
      scrolled.abort()
    }
  }, [list, count])
  return { current: chosen ?? seen, choose }
}
