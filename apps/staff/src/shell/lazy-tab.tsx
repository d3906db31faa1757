import { type ComponentType, lazy, useState } from 'react'

export type TabPageProps = Readonly<{ isActive: boolean }>

/**
 * A tab whose code is fetched when it is needed. Once it is there the tab is drawn at once: React holds what follows a
 * loading sign back for 300 ms.
 */
export function lazyTab(load: () => Promise<ComponentType<TabPageProps>>) {
  let loaded: ComponentType<TabPageProps> | undefined
  const preload = async () => {
    loaded ??= await load()
    return loaded
  }
  const Later = lazy(async () => ({ default: await preload() }))
  const Page = (props: TabPageProps) => {
    const [Shown] = useState(() => loaded ?? Later)
    return <Shown {...props} />
  }
  return { Page, preload }
}
