import { Page } from '@signet/ui'
import type { ComponentProps } from 'react'
import { useTitle } from './use-title.ts'

type TabPageProps = Omit<ComponentProps<typeof Page>, 'onBack' | 'titleRef' | 'scrollKey'> &
  Readonly<{ isActive: boolean }>

/** A page of the bottom bar: no back button, and it sets the window title only while it is in sight. */
export function TabPage({ isActive, ...page }: TabPageProps) {
  useTitle(page.title, { isActive })
  return <Page {...page} />
}
