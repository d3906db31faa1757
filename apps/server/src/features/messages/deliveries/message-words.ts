import type { Locale, Translate } from '@signet/i18n'
import type { Snapshot } from '../../../people/directory/index.ts'
import { noticeCategoryOf } from '../../../people/inbox/index.ts'
import type { UnreadTalk } from '../alerts/index.ts'
import { noticeRow } from '../notices/index.ts'
import { cutText } from './cut-text.ts'
import type { loadUnread } from './delivery-store.ts'
import { fillTemplate, type TemplateValues } from './fill-template.ts'
import type { Template } from './template-store.ts'

type Notice = Awaited<ReturnType<typeof loadUnread>>['rows'][number]

/** A message in its reader's language, ready for any channel. */
export type Message = Readonly<{
  /** One line, verdict first. */
  title: string
  /** What somebody wrote; may be empty. */
  words: string
  /** Who wrote or caused it; empty for the product and for a company's own words. */
  sender: string
  /** Opens the message; empty while the server has no public address. */
  link: string
  /** Whether `words` are a company's own, which say everything. */
  isOwn: boolean
  /** The task that it asks its reader to decide; undefined for other messages. */
  task?: Readonly<{ caseId: string; taskId: string }>
  /** The case that it is about. */
  caseId?: string
}>

export type Reader = Readonly<{
  t: Translate
  locale: Locale
  directory: Snapshot
  home: string | undefined
  /** What the company calls the product. */
  system: string
}>

/** Returns what a template can name of a message. */
export function valuesOf({ home, system, ...reader }: Reader, notice: Notice): TemplateValues {
  const { title, fact, creatorUser } = noticeRow(reader, notice)
  return {
    link: linkTo(home, '/pages/message/messageDetail/index', { id: notice.id }),
    name: reader.directory.nameOf(notice.personId),
    person: creatorUser,
    step: fact?.node ?? '',
    system,
    title: fact?.subject ?? title,
    verdict: fact?.verdict ?? '',
    words: fact?.words ?? '',
  }
}

/** Returns what a template can name of a conversation: its name, who wrote last and what, and how much is new. */
export function valuesOfTalk(
  { home, system, directory, t }: Reader,
  { talk, last, total }: UnreadTalk,
  readerId: string,
): TemplateValues {
  const { kind, name, id } = talk
  const person = directory.nameOf(last.senderId ?? '')
  return {
    link: linkTo(home, '/pages/message/im/index', { formUserId: id }),
    name: directory.nameOf(readerId),
    person,
    step: '',
    system,
    title: kind === 'direct' ? person : name,
    verdict: t('channels.newMessages', { count: total }),
    words: wordsOfTalk(t, last),
  }
}

const longestWords = 300

/** The text, or what kind of message it is with its name. */
function wordsOfTalk(t: Translate, { kind, body }: UnreadTalk['last']): string {
  if (kind === 'text' || kind === 'event') return cutText(body, longestWords)
  return [t(`channels.talk.${kind}`), cutText(body, longestWords)].filter((words) => words !== '').join(' ')
}

/** Returns a message in the words of the company, or of the product where its template has no body. */
export function messageOf(values: TemplateValues, template: Template): Message {
  const { verdict, title, words, person, link } = values
  if (template.body === '')
    return {
      title: [verdict, title].filter(Boolean).join(': '),
      words,
      sender: person === title ? '' : person,
      link,
      isOwn: false,
    }
  const { subject, body } = fillTemplate(template, values)
  return { title: subject || title, words: body, sender: '', link, isOwn: true }
}

/** Empty while the server has no public address. */
function linkTo(home: string | undefined, page: string, of: Readonly<Record<string, string>>): string {
  return home === undefined ? '' : new URL(`${page}?${new URLSearchParams(of)}`, home).href
}

type Told = Readonly<{ kind: string; titleKey: string; caseId: string | null; taskId: string | null }>

/** The case of a message, and the task that it asks its reader to decide. */
export function subjectOfMessage({ caseId, taskId, ...told }: Told): Pick<Message, 'task' | 'caseId'> {
  const category = noticeCategoryOf(told)
  const isAsking = category === 'waiting' || category === 'reminded'
  if (caseId === null) return {}
  return { caseId, ...(isAsking && taskId !== null && { task: { caseId, taskId } }) }
}
