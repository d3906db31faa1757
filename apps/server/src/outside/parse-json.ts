type Reviver = (key: string, value: unknown, context: Readonly<{ source?: string }>) => unknown
/** JSON.parse passes a number's source to a reviver; TypeScript's types lack it. */
const parse = JSON.parse as (text: string, revive: Reviver) => unknown

const deepest = 30

/**
 * Parses JSON without losing digits: numbers beyond a double become text. Returns undefined for invalid or
 * too deep JSON.
 */
export function parseJson(text: string): unknown {
  try {
    const value = parse(text, (_key, one, { source = '' }) => (isInexact(one, source) ? source : one))
    return isTooDeep(value, deepest) ? undefined : value
  } catch {
    return undefined
  }
}

function isInexact(value: unknown, source: string): boolean {
  return typeof value === 'number' && source.replace(/^-|\.|e.*$/gi, '').replace(/^0+/, '').length > 15
}

function isTooDeep(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return left === 0 || Object.values(value).some((one) => isTooDeep(one, left - 1))
}
