import { escapeMarkup } from '@signet/std'
import type { Parcel } from './channel-kind.ts'
import type { Message } from './message-words.ts'

type Letter = Pick<Parcel, 'messages' | 't' | 'system'>

export function mailText({ messages, t, system }: Letter): string {
  return [...messages.map(textOf), t('channels.mailFooter', { system })].join('\n\n')
}

/** A company's own words need no title above them, and no address when they name it. */
function textOf(message: Message): string {
  const { title, words, link, isOwn } = message
  const lines = isOwn ? [words, words.includes(link) ? '' : link] : [title, quoted(message), link]
  return lines.filter((line) => line !== '').join('\n')
}

function quoted({ sender, words }: Message): string {
  if (words === '') return sender
  return sender === '' ? words : `${sender}: ${words}`
}

/** A table for each message, since mail programs know little else; everything foreign is text. */
export function mailHtml({ messages, t, system }: Letter, accent: string): string {
  const cards = messages.map((message) => card(message, { accent, open: t('channels.mailOpen') }))
  const footer = `<p style="color:#6b7280;font-size:12px">${escapeMarkup(t('channels.mailFooter', { system }))}</p>`
  return `<div style="max-width:560px;margin:0 auto;font-family:sans-serif;font-size:15px;line-height:1.5">${cards.join('')}${footer}</div>`
}

function card(message: Message, { accent, open }: Readonly<{ accent: string; open: string }>): string {
  const { title, link, isOwn } = message
  const quote = quoted(message)
  const button = `<a href="${escapeMarkup(link)}" style="display:inline-block;padding:10px 20px;border-radius:6px;background:${accent};color:#ffffff;text-decoration:none">${escapeMarkup(open)}</a>`
  const rows = [
    isOwn ? '' : `<strong>${escapeMarkup(title)}</strong>`,
    quote === '' ? '' : `<span style="white-space:pre-wrap">${escapeMarkup(quote)}</span>`,
    link === '' ? '' : button,
  ]
  const cells = rows.filter(Boolean).map((row) => `<tr><td style="padding:6px 0">${row}</td></tr>`)
  return `<table role="presentation" style="width:100%;margin-bottom:16px;border-bottom:1px solid #e5e7eb">${cells.join('')}</table>`
}
