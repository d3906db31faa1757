import { sharedStyles, useSignal } from '@signet/ui'
import { useEffect } from 'react'
import { useApp } from '../context/app-context.ts'

type Part = 'thing' | 'page'

const shown: Readonly<{ part: Part; name: string }>[] = []

/** Names the tab of the browser after the page and the thing that is open on it: `Expenses · Flows · Signet`. */
export function useTabTitle(part: Part, name: string | undefined): void {
  const { name: product } = useSignal(useApp().brand.current)
  useEffect(() => {
    if (!name) return
    const one = { part, name }
    shown.push(one)
    write(product)
    return () => {
      shown.splice(shown.indexOf(one), 1)
      write(product)
    }
  }, [part, name, product])
}

function write(product: string): void {
  const said = (['thing', 'page'] as const).map((part) => shown.findLast((one) => one.part === part)?.name)
  document.title = [...said.filter((name) => name !== undefined), product].join(' · ')
}

type PageTitleProps = Readonly<{
  thing?: string | undefined
  className?: string | undefined
  children: string
}>

/** The heading of a page, also in the tab of the browser. */
export function PageTitle({ thing, className = sharedStyles.pageTitle, children }: PageTitleProps) {
  useTabTitle('page', children)
  useTabTitle('thing', thing)
  return <h1 className={className}>{thing ?? children}</h1>
}
