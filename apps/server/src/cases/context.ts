import type { Endpoint } from '@signet/contract'
import type { Call, ReadCall } from '../http/serve.ts'

/** The part of a call that a use case on a case needs. */
export type WriteContext = Pick<
  Call<Endpoint>,
  'tx' | 'actor' | 'now' | 'tell' | 'server' | 'caller' | 'cause'
>

/** The same for a use case that only reads. */
export type ReadContext = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'tell' | 'server' | 'caller' | 'cause'>
