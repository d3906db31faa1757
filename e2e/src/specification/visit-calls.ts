import { randomUUID } from 'node:crypto'
import { contract, type Endpoint, Envelope } from '@signet/contract'
import type { World } from '../journey.ts'
import { type CallVisit, callVisits } from './call-visits.ts'
import { judgeEach, type Verdicts } from './judge-each.ts'
import { openSocket } from './open-socket.ts'
import type { CoverageData } from './prepare-data.ts'
import { fileForm } from './send-file.ts'

const socketRow = 'WS /websocket/{token}'
const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((calls) => Object.values(calls))

/** Sends every call. Returns whether each answers as the contract says; throws all that are broken. */
export async function visitCalls(
  world: World,
  data: CoverageData,
  rows: readonly string[],
): Promise<Verdicts> {
  const order = Object.keys(callVisits)
  const sorted = [...rows].sort((a, b) => order.indexOf(a) - order.indexOf(b))
  const works = await judgeEach(sorted, (row) => answers(world, data, row))
  return new Map(rows.map((row) => [row, works.get(row) ?? false]))
}

async function answers(world: World, data: CoverageData, row: string): Promise<boolean> {
  if (row === socketRow) return await openSocket(world, data.tokens.employee)
  const visit = (await callVisits[row]?.(data)) ?? {}
  const [method = '', pattern = ''] = row.split(' ')
  const answer = await fetch(addressOf(world, pattern, visit), requestOf(method, visit, data))
  const read = Envelope.safeParse(await answer.json().catch(() => null))
  if (!callVisits[row]) return stillMissing(answer.status, read.data?.code)

  if (read.data?.code !== 200) throw new Error(`answered ${answer.status}: ${JSON.stringify(read.data)}`)
  endpointOf(method, pattern)?.output.parse(read.data.data)
  return true
}

/** A call that no visit is written for must not exist: its row would say no although it is built. */
function stillMissing(status: number, code: number | undefined): false {
  if (status !== 404 && code !== 404) throw new Error('exists, and coverage does not call it.')
  return false
}

function addressOf({ product }: World, pattern: string, { path = [], query = {} }: CallVisit): string {
  const rest = [...path]
  const filled = pattern.replaceAll(/\{\w+\}/g, () => encodeURIComponent(rest.shift() ?? 'none'))
  const search = new URLSearchParams(query).toString()
  return `${product.address}${filled}${search ? `?${search}` : ''}`
}

function requestOf(method: string, visit: CallVisit, { tokens }: CoverageData): RequestInit {
  const { as = 'employee', body, form, file, cookie } = visit
  const token = as === 'visitor' ? undefined : tokens[as]
  const headers = {
    'Accept-Language': 'zh-CN',
    ...(token && { Authorization: token }),
    ...(cookie && { Cookie: cookie }),
    ...(method !== 'GET' && { 'Idempotency-Key': randomUUID() }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  }
  if (file) return { method, headers, body: fileForm(file) }
  if (form) return { method, headers, body: new URLSearchParams(form) }
  return { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
}

/** The contract's declaration of a row; uploads and the socket have none. */
function endpointOf(method: string, pattern: string): Endpoint | undefined {
  const shape = pattern.replaceAll(/\{\w+\}/g, '*')
  return endpoints.find((one) => one.method === method && one.path.replaceAll(/:\w+/g, '*') === shape)
}
