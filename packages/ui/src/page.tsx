import { createContext, type ReactNode, type Ref, use, useState } from 'react'
import { NavBar } from './nav-bar.tsx'
import styles from './page.module.css'
import { PullToRefresh } from './pull-to-refresh.tsx'

type PageProps = Readonly<{
  title: string
  onBack?: (() => void) | undefined
  actions?: ReactNode
  /** Fixed below the bar: tabs, a search field. */
  head?: ReactNode
  /** Stays reachable at the bottom: the main buttons. */
  footer?: ReactNode
  onRefresh?: () => Promise<unknown>
  titleRef?: Ref<HTMLHeadingElement>
  /** The name under which the router remembers how far it was scrolled. */
  scrollKey?: string
  /** It stands beside the page that counts: a part of the window, not the main one. */
  isBeside?: boolean
  children: ReactNode
}>

const ScrollContext = createContext<HTMLElement | null>(null)

/** The element that scrolls, for lists that draw only what is seen. */
export function useScroller(): HTMLElement | null {
  return use(ScrollContext)
}

/** A page: bar, content that scrolls on its own, and what stays at the bottom. */
export function Page(props: PageProps) {
  const { title, onBack, actions, head, footer, onRefresh, titleRef, scrollKey, isBeside, children } = props
  const Frame = isBeside ? 'section' : 'div'
  const Body = isBeside ? 'div' : 'main'
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  return (
    <ScrollContext value={scroller}>
      <Frame className={styles.page} {...(isBeside && { 'aria-label': title })}>
        <NavBar
          title={title}
          level={isBeside ? 'h2' : 'h1'}
          onBack={onBack}
          actions={actions}
          {...(titleRef && { titleRef })}
        />
        {head}
        <Body
          ref={setScroller}
          className={styles.body}
          data-scroller=""
          data-scroll-restoration-id={scrollKey}
        >
          <PullToRefresh {...(onRefresh && { onRefresh })}>
            <div className={styles.content}>{children}</div>
          </PullToRefresh>
        </Body>
        {footer && (
          <footer className={styles.foot}>
            <div className={styles.buttons}>{footer}</div>
          </footer>
        )}
      </Frame>
    </ScrollContext>
  )
}
