import { z } from 'zod'
import { parseJson } from './ask-json.ts'
import { fetchOutside } from './fetch-outside.ts'
import type { Outside } from './outside.ts'

type Texts = Readonly<Record<string, string>>
type Call = Readonly<{ query?: Texts; headers?: Texts; json?: Readonly<Record<string, unknown>> }>

/** Asks an address and returns its JSON as the schema wants it; `json` is posted. Refuses `outside.*`, throws `VendorFailure`. */
export type AskVendor = <Answer>(address: string, call: Call, schema: z.ZodType<Answer>) => Promise<Answer>

/** What a vendor says instead of an answer. `code` is its own, empty where it has none. */
export class VendorFailure extends Error {
  override readonly name = 'VendorFailure'
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const word = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined)
/** The names by which vendors say what went wrong, also with status 200. */
const Failed = z
  .object({
    errcode: word,
    errmsg: word,
    error: word,
    error_description: word,
    code: word,
    message: word,
    msg: word,
  })
  .catch({})

/** Reaches vendors by the rules for servers beyond this machine. Addresses carry secrets: no failure quotes them. */
export function asking(outside: Outside): AskVendor {
  const get = fetchOutside(outside)
  return async (address, { query = {}, headers = {}, json }, schema) => {
    const url = new URL(address)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const response = await get(url.href, {
      method: json ? 'POST' : 'GET',
      headers: { ...headers, ...(json && { 'content-type': 'application/json; charset=utf-8' }) },
      body: json && JSON.stringify(json),
    })
    const answer = parseJson(await response.text())
    const { data, success } = schema.safeParse(answer)
    if (response.ok && success) return data
    throw failureOf(`${url.host}${url.pathname}`, response.status, answer)
  }
}

function failureOf(place: string, status: number, answer: unknown): VendorFailure {
  const { errcode, error, code = '', ...said } = Failed.parse(answer)
  const own = errcode ?? error ?? code
  const words = [own, said.errmsg ?? said.error_description ?? said.message ?? said.msg]
    .filter((one) => one !== undefined && one !== '')
    .join(' ')
  return new VendorFailure(own, `${place} answered ${status}: ${words.slice(0, 300) || 'nothing of use'}`)
}

/** Fails unless a vendor refuses a code that no one got with exactly these words: so it knows application and secret. */
export async function refusesCode(code: string, exchange: () => Promise<unknown>): Promise<void> {
  try {
    await exchange()
  } catch (error) {
    if (error instanceof VendorFailure && error.code === code) return
    throw error
  }
}

/** A code for `refusesCode`. */
export const madeUpCode = 'signet-check'

/** A text that may be missing, empty or null. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

/** Returns an address with its query. */
export function addressOf(address: string, query: Texts): string {
  return `${address}?${new URLSearchParams(query)}`
}
