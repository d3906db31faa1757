import { Page } from '@signet/ui'
import { useLocation } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useRef } from 'react'
import { useBack } from './use-back.ts'
import { useTitle } from './use-title.ts'

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
