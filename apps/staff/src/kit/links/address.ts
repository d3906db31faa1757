import type { MouseEvent } from 'react'

/** Whether a click asks the browser for a new window or tab. */
export function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}

/**
 * Opens an address outside the product in a new window; mail and telephone open their programs. The caller
 * has checked the address.
 */
export function openAddress(address: string): void {
  if (/^(mailto|tel):/i.test(address)) location.assign(address)
  else window.open(address, '_blank', 'noopener,noreferrer')
}

/** The target after signing in: only a path of our own, never another site and never the login page. */
export function safeReturn(target: string | undefined, home = '/pages/index/index'): string {
  if (!target?.startsWith('/') || /^\/[/\\]/.test(target) || hasControl(target)) return home
  const path = new URL(target, 'https://own.invalid')
  if (path.origin !== 'https://own.invalid') return home
  return path.pathname === '/' || path.pathname === '/pages/login/index' ? home : target
}

/** Browsers drop tabs and line breaks from addresses, which would turn `/\t/evil` into `//evil`. */
function hasControl(text: string): boolean {
  return [...text].some((letter) => letter < ' ')
}

/** A search parameter as text; empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
