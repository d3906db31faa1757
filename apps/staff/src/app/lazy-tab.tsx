import { type ComponentType, lazy, useState } from 'react'

export type TabPageProps = Readonly<{ isActive: boolean }>

/**
 * A tab loaded on demand. Once loaded it is drawn synchronously, because React delays content after a
 * fallback by 300 ms.
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
