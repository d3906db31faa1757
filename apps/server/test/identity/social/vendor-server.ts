import { type AnsweringServer, openAnsweringServer } from '../../outside/answering-server.ts'

/** Somebody as a vendor knows them. */
export type VendorPerson = Readonly<{ subject: string; name?: string; email?: string; phone?: string }>

/** What the browser was sent with, once it was found right. */
type Asked = Readonly<{ redirectUri: string; state: string; challenge?: string }>
type Grant = Asked & Readonly<{ person: VendorPerson }>

/** A request as the vendor reads it. */
export type VendorRequest = Readonly<{
  method: string
  path: string
  query: URLSearchParams
  headers: Readonly<Record<string, unknown>>
  json: Readonly<Record<string, string | undefined>>
}>
type VendorAnswer = Readonly<{ status?: number; type?: string; body: unknown }>

/** Codes count once; tokens name a person, or the application. */
export type VendorBook = Readonly<{
  /** Uses up a code; undefined for an unknown, used or expired one. */
  take: (code: string | null | undefined) => Grant | undefined
  tokenOf: (person: VendorPerson) => string
  personOf: (token: unknown) => VendorPerson | undefined
  /** Keeps a notice that was sent to a user of the vendor. */
  takeNotice: (user: string, content: unknown) => void
}>

/** How a vendor's document reads. */
export type VendorRules = Readonly<{
  settings: Readonly<{ appId: string; agentId?: string }>
  appSecret: string
  /** The parameter with which the browser brings the code back. */
  codeName: 'code' | 'authCode'
  /** Fails for a browser that was sent with anything else than the document says. */
  asked: (address: URL) => Asked
  answer: (request: VendorRequest, book: VendorBook) => VendorAnswer
}>

export type VendorServer = Readonly<{
  url: string
  /** What users of the vendor got. */
  notices: Readonly<{ user: string; content: unknown }>[]
  /** Requests so far, by path. */
  asked: (path: string) => number
  rules: VendorRules
  /** The person agrees in a browser that came to this address: returns where the browser is sent back to. */
  signIn: (address: string, person: VendorPerson) => string
  /** No code that was given out counts any longer. */
  expire: () => void
  /** Answers this at an address instead; `silence` for never. */
  insteadOf: (path: string, answer: VendorAnswer | 'silence') => void
  behave: () => void
  close: () => Promise<void>
}>

/** A vendor that follows its document: checks what it is sent and answers in its own shape. */
export async function openVendorServer(rules: VendorRules): Promise<VendorServer> {
  const { book, give, expire, notices } = openBook()
  const instead = new Map<string, VendorAnswer | 'silence'>()
  const server: AnsweringServer = await openAnsweringServer(
    ({ method, path: raw, headers, body }, response) => {
      const { pathname: path, searchParams: query } = new URL(raw, server.url)
      const json = body === '' ? {} : (JSON.parse(body) as VendorRequest['json'])
      const request = { method, path, query, headers, json }
      const answer = instead.get(path) ?? rules.answer(request, book)
      if (answer === 'silence') return
      response.writeHead(answer.status ?? 200, { 'content-type': answer.type ?? 'application/json' })
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
    },
  )

  return {
    url: server.url,
    notices,
    asked: (wanted) =>
      server.heard.filter(({ path }) => new URL(path, server.url).pathname === wanted).length,
    rules,
    signIn: (address, person) => {
      const asked = rules.asked(new URL(address))
      const back = new URL(asked.redirectUri)
      back.searchParams.set(rules.codeName, give({ ...asked, person }))
      back.searchParams.set('state', asked.state)
      return back.href
    },
    expire,
    insteadOf: (path, answer) => void instead.set(path, answer),
    behave: () => instead.clear(),
    close: server.close,
  }
}

function openBook() {
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, VendorPerson>()
  const notices: { user: string; content: unknown }[] = []
  let count = 0
  const book: VendorBook = {
    take: (code) => {
      const grant = codes.get(code ?? '')
      codes.delete(code ?? '')
      return grant
    },
    tokenOf: (person) => {
      count += 1
      tokens.set(`token-${count}`, person)
      return `token-${count}`
    },
    personOf: (token) => tokens.get(String(token)),
    takeNotice: (user, content) => void notices.push({ user, content }),
  }
  const give = (grant: Grant) => {
    count += 1
    codes.set(`code-${count}`, grant)
    return `code-${count}`
  }
  return { book, give, notices, expire: () => codes.clear() }
}

/** Fails unless the browser brings exactly this, besides where to return and the state. */
export function expectQuery(
  { searchParams }: URL,
  wanted: Readonly<Record<string, string>>,
  more: readonly string[] = [],
): Asked {
  const { redirect_uri: redirectUri = '', state = '', ...sent } = Object.fromEntries(searchParams)
  for (const name of more) delete sent[name]
  if (JSON.stringify(sorted(sent)) !== JSON.stringify(sorted(wanted)))
    throw new Error(`Sent with ${JSON.stringify(sent)}`)
  if (!redirectUri.startsWith('https://') || !/^[A-Za-z0-9]{1,128}$/.test(state))
    throw new Error(`Cannot go back to ${redirectUri} with ${state}`)
  return { redirectUri, state }
}

function sorted(record: Readonly<Record<string, string>>) {
  return Object.entries(record).toSorted(([one], [other]) => one.localeCompare(other))
}
