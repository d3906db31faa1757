import { hash } from 'node:crypto'
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
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  return [
    '<!doctype html>',
    `<html><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body>`,
    `<form method="post" action="${escaped(url)}">`,
    ...inputs,
    `<noscript><button>${escaped(button)}</button></noscript></form>`,
    `<script>${script}</script></body></html>`,
  ].join('\n')
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)
}
