import { z } from 'zod'
import { frame } from './socket-frame.ts'

const Step = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('frame'),
    opcode: z.number(),
    fin: z.boolean(),
    rsv: z.number(),
    payload: z.string().optional(),
    pattern: z.string().optional(),
    len: z.number().optional(),
  }),
  z.object({ op: z.literal('message'), binary: z.boolean().optional(), payload: z.string() }),
  z.object({ op: z.literal('close'), code: z.number().nullish(), reason: z.string().nullish() }),
  z.object({ op: z.literal('raw'), data: z.string() }),
  z.object({ op: z.enum(['wait', 'closeAfter', 'killAfter']) }),
])
const Vectors = z.array(z.object({ frames: z.array(Step).nullish() }))

/** Bytes of one session; longer ones measure the network. */
const mostBytes = 4_000_000

/** Returns what a client sends in each recorded session of the protocol's conformance suite. */
export function bytesOfVectors(json: unknown): readonly Buffer[] {
  return Vectors.parse(json)
    .map(({ frames }) => Buffer.concat((frames ?? []).map(bytesOf)))
    .filter(({ length }) => length > 0 && length <= mostBytes)
}

function bytesOf(step: z.infer<typeof Step>): Buffer {
  switch (step.op) {
    case 'frame': {
      const first = (step.fin ? 0x80 : 0) | (step.rsv << 4) | step.opcode
      return frame({ first, content: contentOf(step) })
    }
    case 'message':
      return frame({ first: step.binary ? 0x82 : 0x81, content: Buffer.from(step.payload, 'hex') })
    case 'close':
      return frame({ first: 0x88, content: closing(step.code ?? undefined, step.reason ?? '') })
    case 'raw':
      return Buffer.from(step.data, 'hex')
    default:
      return Buffer.alloc(0)
  }
}

type Content = Readonly<{
  payload?: string | undefined
  pattern?: string | undefined
  len?: number | undefined
}>

function contentOf({ payload, pattern = '2a', len = 0 }: Content): Buffer {
  if (payload !== undefined) return Buffer.from(payload, 'hex')
  const part = Buffer.from(pattern || '2a', 'hex')
  return Buffer.alloc(Math.min(len, mostBytes), part)
}

function closing(code: number | undefined, reason: string): Buffer {
  return code === undefined
    ? Buffer.alloc(0)
    : Buffer.concat([Buffer.from([code >> 8, code & 0xff]), Buffer.from(reason, 'hex')])
}
