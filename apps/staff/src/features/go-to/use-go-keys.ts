import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { listHref } from '../../kit/links/case-href.ts'
import { nameOfKey } from '../../kit/pages/use-shortcuts.ts'

/** Where `g` and a letter lead. */
export const goKeys: Readonly<Record<string, string>> = {
  h: '/pages/index/index',
  p: listHref('pending'),
  l: listHref('launched'),
  n: '/pages/workFlow/index',
  m: '/pages/index/message',
  d: '/pages/index/dashboard',
  c: '/pages/workFlow/schedule/index',
  f: '/pages/workFlow/document/index',
}

/** The letters of places that are closed to people of other companies. */
export const insideKeys: readonly string[] = ['c', 'f']

/** How long `g` waits for its letter, in ms. */
const patience = 1_500

type GoKeysOptions = Readonly<{ now: () => number; onSearch: () => void }>

/**
 * Ctrl+K opens the search, `/` goes to the search box of the page, `g` and a letter to a place. While something is
 * being decided, keys belong to the decision.
 */
export function useGoKeys({ now, onSearch }: GoKeysOptions): void {
  const { history } = useRouter()
  const latest = useRef({ now, onSearch })
  latest.current = { now, onSearch }
  useEffect(() => {
    let started = Number.NEGATIVE_INFINITY
    const place = (href: string | undefined) => href && (() => history.push(href))
    const actionOf = (key: string) => {
      const now = latest.current.now()
      const isSecond = now - started < patience
      started = key === 'g' && !isSecond ? now : Number.NEGATIVE_INFINITY
      return isSecond ? place(goKeys[key]) : { '/': focusSearch, 'mod+k': latest.current.onSearch }[key]
    }
    const press = (event: KeyboardEvent) => {
      const key = nameOfKey(event)
      if (key === null || event.repeat || isDeciding(history.location.pathname)) return
      const action = actionOf(key)
      if (!action) return
      event.preventDefault()
      event.stopImmediatePropagation()
      action()
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [history])
}

function isDeciding(pathname: string): boolean {
  return pathname.startsWith('/pages/workFlow/operate')
}

function focusSearch(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=search]')]
  boxes.find((box) => box.checkVisibility?.() ?? true)?.focus()
}
