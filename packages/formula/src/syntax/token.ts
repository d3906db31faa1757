import type { Span } from '../problem.ts'

/** A word, a literal or a sign of the source. `number` carries its plain decimal text, `text` its meaning without quotes. */
export type Token = Span & Readonly<{ kind: 'number' | 'text' | 'name' | 'sign' | 'end'; text: string }>
