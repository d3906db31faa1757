import { useT } from '@signet/i18n/react'
import { ArrowDown, ChevronLeft } from 'lucide-react'
import { type ReactNode, type Ref, type RefCallback, type TouchEvent, useRef, useState } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import styles from './page.module.css'
import { Spinner } from './page-state.tsx'
import { ScrollContext } from './scroll-area.tsx'

type PageProps = Readonly<{
  title: string
  onBack?: (() => void) | undefined
  actions?: ReactNode
  /** Fixed below the bar, such as tabs or a search field. */
  head?: ReactNode
  /** Fixed at the bottom: the main buttons. */
  footer?: ReactNode
  onRefresh?: () => Promise<unknown>
  titleRef?: Ref<HTMLHeadingElement>
  /** The key under which the router stores the scroll position. */
  scrollKey?: string
  /** Whether the page is beside the main one, as a part of the window; it may change without drawing the page anew. */
  isBeside?: boolean
  children: ReactNode
}>

/** A page: a bar, scrolling content, and a fixed footer. */
export function Page(props: PageProps) {
  const { title, onBack, actions, head, footer, titleRef, isBeside } = props
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  return (
    <ScrollContext value={scroller}>
      <div className={styles.page} {...(isBeside && { role: 'region', 'aria-label': title })}>
        <NavBar
          title={title}
          level={isBeside ? 'h2' : 'h1'}
          onBack={onBack}
          actions={actions}
          {...(titleRef && { titleRef })}
        />
        {head}
        <PageBody {...props} ref={setScroller} />
        {footer && (
          <footer className={styles.foot}>
            <div className={styles.buttons}>{footer}</div>
          </footer>
        )}
      </div>
    </ScrollContext>
  )
}

type PageBodyProps = Pick<PageProps, 'isBeside' | 'scrollKey' | 'onRefresh' | 'children'> &
  Readonly<{ ref: RefCallback<HTMLElement> }>

function PageBody({ isBeside, scrollKey, onRefresh, children, ref }: PageBodyProps) {
  return (
    <div
      ref={ref}
      className={styles.body}
      {...(!isBeside && { role: 'main' })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a control inside, only this lets keys scroll
      tabIndex={0}
      data-scroller=""
      data-scroll-restoration-id={scrollKey}
    >
      <PullToRefresh {...(onRefresh && { onRefresh })}>
        <div className={styles.content}>{children}</div>
      </PullToRefresh>
    </div>
  )
}

type PullToRefreshProps = Readonly<{ onRefresh?: () => Promise<unknown>; children: ReactNode }>

const enough = 64

/** Refreshes when pulled down from the top. Every page with it has a button or tab that does the same. */
function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const [pulled, setPulled] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const start = useRef<number | null>(null)
  if (!onRefresh) return children

  const begin = (event: TouchEvent<HTMLElement>) => {
    const scroller = event.currentTarget.closest('[data-scroller]')
    start.current = scroller && scroller.scrollTop <= 0 ? (event.touches[0]?.clientY ?? null) : null
  }
  const move = (event: TouchEvent) => {
    if (start.current === null) return
    const by = (event.touches[0]?.clientY ?? 0) - start.current
    setPulled(by > 0 ? Math.min(96, by * 0.45) : 0)
  }
  const end = async () => {
    start.current = null
    const isEnough = pulled >= enough
    setPulled(0)
    if (!isEnough || isBusy) return
    setBusy(true)
    try {
      await onRefresh()
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.pull} onTouchStart={begin} onTouchMove={move} onTouchEnd={end} onTouchCancel={end}>
      <div className={styles.hint} style={{ height: isBusy ? 48 : pulled }} aria-hidden="true">
        {isBusy ? <Spinner /> : <ArrowDown className={pulled >= enough ? styles.ready : undefined} />}
      </div>
      {children}
    </div>
  )
}

type NavBarProps = Readonly<{
  title: string
  level?: 'h1' | 'h2'
  onBack?: (() => void) | undefined
  actions?: ReactNode
  titleRef?: Ref<HTMLHeadingElement>
}>

/** The bar of a page, 44 px: back button, title and actions. */
export function NavBar({ title, level: Title = 'h1', onBack, actions, titleRef }: NavBarProps) {
  const t = useT()
  return (
    <header className={styles.bar}>
      <div className={styles.side}>
        {onBack && <IconButton label={t('ui.back')} icon={<ChevronLeft />} onClick={onBack} />}
      </div>
      <Title ref={titleRef} tabIndex={-1} className={styles.title}>
        {title}
      </Title>
      <div className={styles.side}>{actions}</div>
    </header>
  )
}
