import { escapeMarkup } from '@signet/std'
import { houseLanguage } from '../../../http/caller.ts'
import type { Server } from '../../../server.ts'
import type { Talk } from './load-talks.ts'
import { slicesOf } from './slices-of.ts'

type Making = Readonly<{ server: Pick<Server, 'words' | 'timeZone'>; now: string }>

/** Conversations as one page that any browser shows without a network, in parts; it runs nothing. */
export function* readablePage({ server, now }: Making, talks: readonly Talk[]): Generator<string> {
  const t = server.words.t(houseLanguage)
  const at = timeIn(server.timeZone)
  const title = escapeMarkup(t('chat-exports.page.title', { at: at(now) }))
  yield `<!doctype html>
<html lang="${houseLanguage}"><head><meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>body{font:15px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}p{margin:.25rem 0;white-space:pre-wrap;overflow-wrap:anywhere}time,i{color:#666}</style>
</head><body><h1>${title}</h1>
`
  for (const { name, members, messages } of talks) {
    const people = escapeMarkup(members.map((one) => one.name).join(', '))
    yield `<section><h2>${escapeMarkup(name)}</h2><p>${people}</p>\n`
    for (const some of slicesOf(messages)) yield some.map((one) => `${lineOf(t, at, one)}\n`).join('')
    yield '</section>\n'
  }
  yield '</body></html>\n'
}

type Translate = ReturnType<Server['words']['t']>
type Message = Talk['messages'][number]

function lineOf(t: Translate, at: (instant: string) => string, message: Message): string {
  const { sequence, sender, sentAt, editedAt, file } = message
  const who = sender ? `<strong>${escapeMarkup(sender.name)}</strong>` : ''
  const when = `<time datetime="${escapeMarkup(sentAt)}">${escapeMarkup(at(sentAt))}</time>`
  const mark =
    editedAt === null ? '' : ` <i>${escapeMarkup(t('chat-exports.page.edited', { at: at(editedAt) }))}</i>`
  const link = file ? ` <a href="${escapeMarkup(encodeURI(file.path))}">${escapeMarkup(file.path)}</a>` : ''
  return `<p>${sequence}. ${who} ${when}${mark} ${escapeMarkup(wordsOf(t, message))}${link}</p>`
}

function wordsOf(t: Translate, { text, kind, recalledAt, removedAt, event, place }: Message): string {
  if (removedAt !== null) return t('chat-exports.page.removed')
  if (recalledAt !== null) return t('chat-exports.page.recalled')
  if (event) return `[${event.name}] ${event.by.name} ${event.people.map(({ name }) => name).join(', ')}`
  if (place) return `[${place.name}] ${place.address}`
  return kind === 'text' ? text : `[${kind}] ${text}`
}

function timeIn(timeZone: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat(houseLanguage, {
    ...{ dateStyle: 'medium', timeStyle: 'medium' },
    timeZone,
  })
  return (instant) => format.format(Date.parse(instant))
}
