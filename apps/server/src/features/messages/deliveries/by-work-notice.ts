import type { WorkNoticeVendorName } from '@signet/contract'
import { socialIssuer } from '../../../outside/identity/index.ts'
import {
  canFindBy,
  sendWorkNotice,
  UnknownReader,
  VendorFailure,
  type WorkNoticeReader,
} from '../../../outside/work-notices/index.ts'
import type { Person } from '../../../people/directory/index.ts'
import { findIdentityOf } from '../../session/index.ts'
import { workNoticeAccount } from '../../system/index.ts'
import type { ChannelContext, ChannelKind, Failure, Parcel } from './channel-kind.ts'
import { cutText } from './cut-text.ts'
import { saidIn, titleOf } from './parcel-text.ts'
import { refusedReason } from './refused-reason.ts'

/** Letters that every vendor takes. */
const longestTitle = 60
const longestText = 300

/** Notices of the company’s application in a vendor’s app, to people who signed in there or whom it can find. */
export function byWorkNotice(vendor: WorkNoticeVendorName): ChannelKind {
  return {
    isReady: async ({ server, tenant }) => (await server.settings.of(tenant, vendor)).sendsNotices,
    reachOf: async (context, person) => (await reachedAs(context, vendor, person))?.shown ?? '',
    send: async (context, parcel) => {
      const { server, tenant } = context
      const account = await workNoticeAccount(server, tenant, vendor)
      if (!account)
        return { reason: { code: 'channels.notReady', params: {} }, isFinal: false, isOfReceiver: false }
      const person = (await server.directories.of(tenant)).people.get(parcel.personId)
      const reached = person && (await reachedAs(context, vendor, person))
      if (!reached) return unknown
      const sending = { account, reader: reached.reader, notice: noticeOf(parcel) }
      try {
        await sendWorkNotice({ outside: server.outside, now: server.clock() }, vendor, sending)
        return undefined
      } catch (error) {
        return failureOf(error)
      }
    },
  }
}

const unknown: Failure = {
  reason: { code: 'channels.unknownToVendor', params: {} },
  isFinal: true,
  isOfReceiver: true,
}

type Reached = Readonly<{ reader: WorkNoticeReader; shown: string }>

/** By the identity that the person bound, else as people are found who sign in at this vendor. */
async function reachedAs(
  { server, tenant }: ChannelContext,
  vendor: WorkNoticeVendorName,
  person: Person,
): Promise<Reached | undefined> {
  const { appId, findBy } = await server.settings.of(tenant, vendor)
  const bound = await findIdentityOf(server.db.beside(tenant), person.id, socialIssuer(vendor, appId))
  if (bound) return { reader: { by: 'binding', value: bound.subject }, shown: bound.name }
  if (findBy === 'binding' || !canFindBy(vendor, findBy)) return undefined
  const value = { account: person.account, phone: person.mobilePhone, email: person.email }[findBy]
  return value === '' ? undefined : { reader: { by: findBy, value }, shown: value }
}

function noticeOf(parcel: Parcel) {
  const [{ link, ...message } = { words: '', sender: '', link: '' }] = parcel.messages
  return {
    id: parcel.id,
    title: cutText(titleOf(parcel), longestTitle),
    text: cutText(saidIn(message), longestText),
    link,
    open: parcel.t('channels.mailOpen'),
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof UnknownReader) return unknown
  if (error instanceof VendorFailure) {
    const params = { reason: error.message.slice(0, 200) }
    return { reason: { code: 'channels.vendorRefused', params }, isFinal: false, isOfReceiver: false }
  }
  return { reason: refusedReason(error), isFinal: false, isOfReceiver: false }
}
