import type { Translate } from '@signet/i18n'
import type { Reason } from '../../../clock/reason.ts'
import type { Person } from '../../../people/directory/index.ts'
import type { Server } from '../../../server.ts'
import type { Message } from './message-words.ts'

export type ChannelContext = Readonly<{ server: Server; tenant: string }>

/** What is sent to one person: a message, or several gathered for a day. */
export type Parcel = Readonly<{
  /** The same at each attempt. */
  id: string
  /** What a device shows in the place of an earlier one with the same. */
  tag: string
  personId: string
  address: string
  messages: readonly Message[]
  /** Of these and those that were too many. */
  total: number
  /** What the company calls the product. */
  system: string
  t: Translate
}>

/** Why a parcel was not taken. A final one is not tried again. One that `isOfReceiver` says nothing about the channel. */
export type Failure = Readonly<{ reason: Reason; isFinal: boolean; isOfReceiver: boolean }>

/** What every channel answers. */
export type ChannelKind = Readonly<{
  /** Whether the company has set it up and switched it on. */
  isReady: (context: ChannelContext) => Promise<boolean>
  /** Where a person is reached, as an address or the names of devices; empty where they are not. */
  reachOf: (context: ChannelContext, person: Person) => Promise<string>
  /** Hands a parcel over; undefined when it was taken. Other errors are faults of ours. */
  send: (context: ChannelContext, parcel: Parcel) => Promise<Failure | undefined>
}>
