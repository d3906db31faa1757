import { escapeMarkup } from '@signet/std'
import type { Parcel } from './channel-kind.ts'
import type { Message } from './message-words.ts'
import { saidIn } from './parcel-text.ts'

/**
 * `decide` is where its task is decided without signing in, and `reply` the address where answers to it alone go; empty
 * where there is none.
 */
export type LinkedMessage = Message & Readonly<{ decide: string; reply: string }>

type Letter = Pick<Parcel, 'total' | 't' | 'system'> &
  Readonly<{
    messages: readonly LinkedMessage[]
    /** For which the links are good. */
    hours: number
    /** Whether an answer to it, or to one of its messages, becomes a comment. */
    takesReplies: boolean
  }>

export function mailText(letter: Letter): string {
  return [...letter.messages.map((message) => textOf(message, letter)), ...footers(letter)].join('\n\n')
}

function footers({ messages, total, t, system, hours, takesReplies }: Letter): readonly string[] {
  const unseen = total - messages.length
  const more = unseen > 0 ? [t('channels.mailMore', { count: unseen, system })] : []
  const note = messages.some(({ decide }) => decide !== '') ? [t('channels.mailDecideNote', { hours })] : []
  const isOne = messages.length === 1
  const reply = takesReplies ? [isOne ? t('channels.mailReply') : t('channels.mailReplyEach')] : []
  return [...more, ...note, ...reply, t('channels.mailFooter', { system })]
}

/** A company's own words need no title above them, and no address when they name it. */
function textOf(message: LinkedMessage, { t }: Letter): string {
  const { title, words, link, isOwn, decide, reply } = message
  const lines = isOwn ? [words, words.includes(link) ? '' : link] : [title, quoted(message), link]
  const decideLine = decide === '' ? '' : `${t('channels.mailDecide')}: ${decide}`
  const replyLine = reply === '' ? '' : `${t('channels.mailReplyTo')}: ${reply}`
  return [...lines, decideLine, replyLine].filter((line) => line !== '').join('\n')
}

function quoted(message: Message): string {
  return message.words === '' ? message.sender : saidIn(message)
}

/** A table for each message, since mail programs know little else; everything foreign is text. */
export function mailHtml(letter: Letter, accent: string): string {
  const cards = letter.messages.map((message) => card(message, letter, accent))
  const footer = footers(letter)
    .map((text) => `<p style="color:#6b7280;font-size:12px">${escapeMarkup(text)}</p>`)
    .join('')
  return `<div style="max-width:560px;margin:0 auto;font-family:sans-serif;font-size:15px;line-height:1.5">${cards.join('')}${footer}</div>`
}

function card(message: LinkedMessage, { t }: Letter, accent: string): string {
  const { title, link, isOwn, decide, reply } = message
  const quote = quoted(message)
  const filled = `background:${accent};color:#ffffff`
  const buttons = [
    decide === '' ? '' : button(decide, t('channels.mailDecide'), filled),
    link === '' ? '' : button(link, t('channels.mailOpen'), decide === '' ? filled : 'color:#374151'),
    reply === '' ? '' : button(mailto(reply, title), t('channels.mailReplyTo'), 'color:#374151'),
  ]
  const rows = [
    isOwn ? '' : `<strong>${escapeMarkup(title)}</strong>`,
    quote === '' ? '' : `<span style="white-space:pre-wrap">${escapeMarkup(quote)}</span>`,
    buttons.join(' '),
  ]
  const cells = rows
    .filter((row) => row.trim() !== '')
    .map((row) => `<tr><td style="padding:6px 0">${row}</td></tr>`)
  return `<table role="presentation" style="width:100%;margin-bottom:16px;border-bottom:1px solid #e5e7eb">${cells.join('')}</table>`
}

/** Opens a new mail (RFC 6068); the sign before the tag is a space to some programs unless it is encoded. */
function mailto(address: string, title: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${title}`)}`
}

function button(link: string, words: string, look: string): string {
  return `<a href="${escapeMarkup(link)}" style="display:inline-block;padding:10px 20px;border:1px solid #d1d5db;border-radius:6px;text-decoration:none;${look}">${escapeMarkup(words)}</a>`
}
