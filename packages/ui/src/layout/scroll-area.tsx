import { createContext, type ReactNode, use, useState } from 'react'

/** Lists inside scroll with this element. */
export const ScrollContext = createContext<HTMLElement | null>(null)

/** The scrolling element, for lists that only draw visible rows. */
export function useScroller(): HTMLElement | null {
  return use(ScrollContext)
}

type ScrollAreaProps = Readonly<{ className: string | undefined; children: ReactNode }>

/** A part that scrolls for itself, and that lists inside scroll with; its class makes it scroll. */
export function ScrollArea({ className, children }: ScrollAreaProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  return (
    <div ref={setScroller} className={className}>
      <ScrollContext value={scroller}>{children}</ScrollContext>
    </div>
  )
}
