import { InterfaceRow, type InterfaceSource, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import { askJson } from '../../../outside/index.ts'
import { fillHeader, fillJson, fillUrl, namesIn, originOf } from './fill-template.ts'
import { pickRows } from './pick-rows.ts'
import { mostBytes, refuseUnknownParameters, type SourceKind, type SourceRequest } from './source-kind.ts'

type Http = Extract<InterfaceSource, { kind: 'http' }>

/** Rows from another server's response. */
export const httpRows: SourceKind<Http> = {
  answersWhole: true,
  refuse: ({ url, headers, body }, parameters) => {
    if (originOf(url) === undefined) throw new Refusal<RefusalCode>('dataInterfaces.urlInvalid')
    if (body !== '' && !isJson(body)) throw new Refusal<RefusalCode>('dataInterfaces.bodyInvalid')
    refuseUnknownParameters([url, body, ...headers.map(({ value }) => value)].flatMap(namesIn), parameters)
  },
  rows: async (source, asking) => {
    const { server, bound, wanted, milliseconds } = asking
    const { method, url, body, listPath } = source
    const sends = method === 'POST' && body !== ''
    const answer = await askJson(
      server.outside,
      {
        method,
        url: fillUrl(url, bound),
        headers: { ...(sends && { 'content-type': 'application/json' }), ...headersOf(source, asking) },
        body: sends ? fillJson(body, bound) : undefined,
      },
      { milliseconds, bytes: mostBytes },
    )

    return pickRows(listIn(answer, listPath), wanted)
  },
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function headersOf({ headers }: Http, { bound, secretHeader }: SourceRequest): Record<string, string> {
  return Object.fromEntries(
    headers.map(({ name, value, isSecret }) => [
      name.toLowerCase(),
      isSecret ? secretHeader(name) : fillHeader(value, bound),
    ]),
  )
}

const Rows = z.array(InterfaceRow)

function listIn(answer: unknown, path: string): InterfaceRow[] {
  const found = path === '' ? answer : path.split('.').reduce<unknown>(step, answer)
  const rows = Rows.safeParse(found)
  if (!rows.success) throw new Refusal<RefusalCode>('dataInterfaces.notAList', { path: path || '/' })
  return rows.data
}

function step(value: unknown, name: string): unknown {
  const isInside = typeof value === 'object' && value !== null && Object.hasOwn(value, name)
  return isInside ? (value as Readonly<Record<string, unknown>>)[name] : undefined
}
