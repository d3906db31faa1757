import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { BoundValues } from '../bound-values.ts'

const place = /\{([a-zA-Z]\w*)\}/g

/** Returns the parameter names in a template. */
export function namesIn(template: string): readonly string[] {
  return Array.from(template.matchAll(place), ([, name = '']) => name)
}

function replaceNames(template: string, write: (name: string) => string): string {
  return template.replace(place, (_, name: string) => write(name))
}

/** Scheme, host and port, where neither parameters nor credentials are permitted. */
const parts = /^(https?:\/\/[^/?#{}@\\\s]+)(?=[/?#]|$)/i

/** Returns the origin of an address, which no parameter can change; undefined for an invalid address. */
export function originOf(template: string): string | undefined {
  const [, origin] = parts.exec(template) ?? []
  return origin === undefined ? undefined : URL.parse(origin)?.origin
}

/** Refuses `dataInterfaces.parameterInvalid` for `.` and `..`, which would leave the path. */
export function fillUrl(template: string, bound: BoundValues): URL {
  const url = replaceNames(template, (name) => {
    const text = bound.get(name)?.text ?? ''
    if (text === '.' || text === '..') throw invalid(name)
    return encodeURIComponent(text)
  })
  return new URL(url)
}

/** Refuses `dataInterfaces.parameterInvalid` for characters outside printable ASCII. */
export function fillHeader(template: string, bound: BoundValues): string {
  return replaceNames(template, (name) => {
    const text = bound.get(name)?.text ?? ''
    if (!/^[\x20-\x7e]*$/.test(text)) throw invalid(name)
    return text
  })
}

/** Fills a JSON template: `"{name}"` alone becomes the typed value, within a longer string its text. */
export function fillJson(template: string, bound: BoundValues): string {
  return JSON.stringify(JSON.parse(template), (_key, value: unknown) => {
    if (typeof value !== 'string') return value
    const [whole, name] = /^\{([a-zA-Z]\w*)\}$/.exec(value) ?? []
    if (whole !== undefined && name !== undefined) return typedValueOf(name, bound)
    return replaceNames(value, (one) => bound.get(one)?.text ?? '')
  })
}

function typedValueOf(name: string, bound: BoundValues): unknown {
  const { type, text } = bound.get(name) ?? { type: 'text', text: null }
  if (text === null) return null
  if (type === 'boolean') return text === 'true'
  return type === 'number' && Number.isSafeInteger(Number(text)) ? Number(text) : text
}

function invalid(parameter: string) {
  return new Refusal<RefusalCode>('dataInterfaces.parameterInvalid', { parameter })
}
