import { ServerFrame } from '@signet/contract'
import type { Locale } from '@signet/i18n'
import { z } from 'zod'
import type { Words } from '../http/words.ts'

/** A frame for people of one tenant, on any node. */
export const Push = z.object({
  tenant: z.string(),
  /** `everybody` means all connected people of the company. */
  personIds: z.union([z.array(z.string()), z.literal('everybody')]),
  frame: ServerFrame,
  /** Id of a session that does not get it. */
  exceptSession: z.string().optional(),
  /** Text of the frame's title, formatted in each reader's language. */
  title: z
    .object({ key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })
    .optional(),
})
export type Push = z.infer<typeof Push>

/** Encodes a frame at most once per language. */
export function encoder({ frame, title }: Push, words: Words): (locale: Locale) => Buffer {
  const encoded = new Map<Locale | 'any', Buffer>()
  return (locale) => {
    const key = title ? locale : 'any'
    const known = encoded.get(key)
    if (known) return known

    const said = title ? { ...frame, title: words.t(locale)(title.key, title.params) } : frame
    const fresh = textFrame(JSON.stringify(said))
    encoded.set(key, fresh)
    return fresh
  }
}

/**
 * Encodes one unmasked text frame of RFC 6455. Sharing it between all receivers makes large fan-outs cheap.
 */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  const size = payload.length
  const header = Buffer.alloc(size < 126 ? 2 : size < 65_536 ? 4 : 10)
  header[0] = 0x81
  if (size < 126) header[1] = size
  else if (size < 65_536) {
    header[1] = 126
    header.writeUInt16BE(size, 2)
  } else {
    header[1] = 127
    header.writeBigUInt64BE(BigInt(size), 2)
  }
  return Buffer.concat([header, payload])
}
