import { Page } from '@signet/ui'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useRef } from 'react'
import { useBrand, useLive } from '../context/app-context.ts'

type StackPageProps = Omit<ComponentProps<typeof Page>, 'onBack' | 'titleRef' | 'scrollKey'> &
  Readonly<{ onBack?: () => void }>

/**
 * A page above the tabs: has a back button, sets the window title, and takes the focus so that it is
 * announced. A page beside another leaves title and back to that one.
 */
export function StackPage({ onBack, ...page }: StackPageProps) {
  const back = useBack()
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  useTitle(page.title, { isActive: !page.isBeside })
  useEffect(() => {
    if (!document.activeElement || document.activeElement === document.body) heading.current?.focus()
  }, [])

  return (
    <Page
      {...page}
      onBack={onBack ?? back}
      titleRef={heading}
      {...(!page.isBeside && { scrollKey: pathname })}
    />
  )
}

/** Goes back; when this is the only page in the stack, to `/` (spec section 2). */
export function useBack(): () => void {
  const { history } = useRouter()
  return () => (history.canGoBack() ? history.back() : history.replace('/'))
}

/** Sets the window title: unread count, page, product. */
export function useTitle(title: string, { isActive = true } = {}) {
  const { badge } = useLive()
  const { name } = useBrand()
  useEffect(() => {
    if (isActive) document.title = `${badge > 0 ? `(${badge > 99 ? '99+' : badge}) ` : ''}${title} · ${name}`
  }, [title, badge, isActive, name])
}

type TabPageProps = Omit<ComponentProps<typeof Page>, 'onBack' | 'titleRef' | 'scrollKey'> &
  Readonly<{ isActive: boolean }>

/** A page of the bottom bar: no back button, and it sets the window title only while it is in sight. */
export function TabPage({ isActive, ...page }: TabPageProps) {
  useTitle(page.title, { isActive })
  return <Page {...page} />
}
