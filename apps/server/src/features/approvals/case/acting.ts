import type { Endpoint } from '@signet/contract'
import type { Call, ReadCall } from '../../../http/serve.ts'

/** What every use case of a case needs of its call: who acts, when, in which transaction, and where to tell it. */
export type Acting = Pick<Call<Endpoint>, 'tx' | 'actor' | 'now' | 'tell' | 'server' | 'caller' | 'cause'>

/** The same for a use case that only reads. */
export type ReadContext = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'tell' | 'server' | 'caller' | 'cause'>
