import { hash } from 'node:crypto'
import type { Attachment, Email } from 'postal-mime'
import type { FetchedMail } from '../../../outside/mail/index.ts'
import { htmlWords } from './html-words.ts'
import { writtenPart } from './written-part.ts'

/** A mail that came in, as far as answers need it. */
export type ReceivedMail = Readonly<{
  messageId: string
  /** In lower case; empty without exactly one. */
  from: string
  subject: string
  /** Every address that it went to. */
  receivers: readonly string[]
  /** The ids of the mails that it answers. */
  answers: readonly string[]
  isAutomatic: boolean
  /** Without its text and files where it is too large. */
  isWhole: boolean
  text: string
  attachments: readonly Readonly<{ name: string; type: string; bytes: Uint8Array }>[]
}>

/** Reads a mail, or the headers of one; a mail without an id is named by its bytes. */
export async function receivedMail({
  bytes,
  isWhole,
}: Pick<FetchedMail, 'bytes' | 'isWhole'>): Promise<ReceivedMail> {
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer' })
  const headers = headersOf(mail)
  const froms = mail.headers.filter(({ key }) => key === 'from')
  return {
    messageId: storable(mail.messageId ?? `sha256:${hash('sha256', bytes, 'hex')}`).slice(0, 500),
    from:
      froms.length === 1
        ? storable(mail.from?.address ?? '')
            .trim()
            .toLowerCase()
            .slice(0, 320)
        : '',
    subject: storable(mail.subject ?? '').slice(0, 300),
    receivers: receiversOf(mail, headers),
    answers: idsIn(`${mail.inReplyTo ?? ''} ${mail.references ?? ''}`),
    isAutomatic: isAutomatic(headers),
    isWhole,
    text: writtenPart(storable(wordsOf(mail))),
    attachments: mail.attachments.filter(isSent).map(({ filename, mimeType, content }) => ({
      name: storable(filename ?? 'file'),
      type: mimeType,
      bytes: content instanceof ArrayBuffer ? new Uint8Array(content) : Buffer.from(content),
    })),
  }
}

/** Encoded words may hold the one character that the database refuses. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}

type Headers = ReadonlyMap<string, string>

function headersOf({ headers }: Email): Headers {
  return new Map(headers.map(({ key, value }) => [key, value.trim()]))
}

function receiversOf({ to = [], cc = [], bcc = [] }: Email, headers: Headers): readonly string[] {
  const named = [...to, ...cc, ...bcc].flatMap(({ address }) => address ?? [])
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to'].flatMap(
    (name) => headers.get(name) ?? [],
  )
  return [...named, ...delivered.map((value) => value.replace(/[<>]/g, ''))]
}

function idsIn(text: string): readonly string[] {
  return [...new Set(text.split(/\s+/).filter((id) => id.startsWith('<') && id.endsWith('>')))].slice(0, 50)
}

/** RFC 3834, and what mailing lists and reports of delivery say of themselves. */
function isAutomatic(headers: Headers): boolean {
  const submitted = (headers.get('auto-submitted') ?? 'no').toLowerCase()
  const precedence = (headers.get('precedence') ?? '').toLowerCase()
  const type = (headers.get('content-type') ?? '').toLowerCase()
  return (
    !submitted.startsWith('no') ||
    ['bulk', 'list', 'junk', 'auto_reply'].includes(precedence) ||
    ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'x-failed-recipients'].some((name) =>
      headers.has(name),
    ) ||
    headers.get('return-path') === '<>' ||
    type.startsWith('multipart/report')
  )
}

function wordsOf({ text, html }: Email): string {
  return text !== undefined && text.trim() !== '' ? text : htmlWords(html ?? '')
}

/** Pictures inside the text are logos of signatures, and calendars and keys are of programs. */
function isSent({ disposition, contentId, mimeType }: Attachment): boolean {
  const isInside = disposition === 'inline' && contentId !== undefined && contentId !== ''
  return !isInside && !['application/pgp-signature', 'application/pkcs7-signature'].includes(mimeType)
}
