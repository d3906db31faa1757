import { hash } from 'node:crypto'
import { escapeMarkup } from '@signet/std'
import type { SamlMessage } from '../../../outside/identity/index.ts'

type Form = Extract<SamlMessage, { binding: 'post' }>
type Words = Readonly<{ title: string; button: string }>

const script = 'document.forms[0].submit()'

/**
 * Of the page with the form: nothing is loaded, and the only script is the one that posts. Browsers hold redirects
 * after a form to this too, and providers send people through hosts of their own and back.
 */
export const formPolicy = [
  "default-src 'none'",
  `script-src 'sha256-${hash('sha256', script, 'base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A page whose form is posted at once; its button is for browsers without scripts. */
export function formPage({ url, fields }: Form, { title, button }: Words): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
  )
  return [
    '<!doctype html>',
    `<html><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title></head><body>`,
    `<form method="post" action="${escapeMarkup(url)}">`,
    ...inputs,
    `<noscript><button>${escapeMarkup(button)}</button></noscript></form>`,
    `<script>${script}</script></body></html>`,
  ].join('\n')
}
