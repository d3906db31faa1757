import { locales } from '@signet/std'
import { z } from 'zod'
import { Day, Done, Empty, endpoint, Id, Instant, largestInteger, PersonRef } from './wire/endpoint.ts'

const Text = z.string().trim().max(100)
/** Empty for unknown. */
const OwnDay = z.union([Day, z.literal('')])

/** What people write about themselves; only they read it, but for phone, email and gender. */
const OwnInfo = {
  /** A few words about oneself. */
  signature: z.string().trim().max(500),
  gender: z.enum(['female', 'male', 'unknown']),
  nation: Text,
  nativePlace: Text,
  entryDate: OwnDay,
  certificatesType: Text,
  certificatesNumber: Text,
  education: Text,
  birthday: OwnDay,
  telePhone: Text,
  landline: Text,
  mobilePhone: z
    .string()
    .trim()
    .regex(/^(?:\+?[\d -]{3,29})?$/),
  email: z.union([z.email().max(120), z.literal('')]),
  urgentContacts: Text,
  urgentTelePhone: Text,
  postalAddress: z.string().trim().max(300),
}

/** With what a new device of the person begins; what is missing has its default. */
export const Preferences = z.strictObject({
  locale: z.enum(locales).optional(),
  theme: z.enum(['light', 'dark', 'system']).optional(),
  text: z.enum(['normal', 'large', 'larger']).optional(),
})
export type Preferences = z.infer<typeof Preferences>

/** `Preferences` as JSON; empty for none. */
const PreferenceJson = z
  .string()
  .max(500)
  .refine((text) => readPreferences(text) !== undefined)

/** The preferences in a JSON text; an empty text has none, and undefined is for another text. */
export function readPreferences(text: string): Preferences | undefined {
  if (text === '') return {}
  try {
    return Preferences.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Bytes of an avatar; a square of 512 pixels needs a tenth. */
export const largestAvatar = 300_000

const personal = {
  baseInfo: endpoint({
    method: 'GET',
    path: '/api/permission/Users/Current/BaseInfo',
    access: 'member',
    summary: 'Get your personal data',
    input: Empty,
    output: z.object({
      ...OwnInfo,
      id: Id,
      account: z.string(),
      realName: z.string(),
      organize: z.string(),
      company: z.string(),
      position: z.string(),
      manager: z.string(),
      avatar: z.string(),
      creatorTime: Instant,
      /** Null before the second sign-in. */
      prevLogTime: Instant.nullable(),
      preferenceJson: z.string(),
      version: z.number().int(),
    }),
    refusals: [],
  }),
  saveBaseInfo: endpoint({
    method: 'PUT',
    path: '/api/permission/Users/Current/BaseInfo',
    access: 'member',
    summary: 'Change your personal data; what is left out stays. Your name is the administrator’s to change',
    input: z.object({
      ...z.object(OwnInfo).partial().shape,
      realName: z.string().trim().max(60).optional(),
      preferenceJson: PreferenceJson.optional(),
      version: z.number().int().min(0).max(largestInteger),
    }),
    output: Done,
    refusals: [
      'session.confirmFirst',
      'account.nameByAdministrator',
      'account.phoneTaken',
      'account.changedMeanwhile',
    ],
  }),
  savePreferences: endpoint({
    method: 'PUT',
    path: '/api/permission/Users/Current/Preferences',
    access: 'member',
    summary: 'Keep the language, theme and text size with which your next new device begins',
    input: Preferences,
    output: Done,
    refusals: [],
  }),
  setAvatar: endpoint({
    method: 'PUT',
    path: '/api/permission/Users/Current/Avatar/:fileId',
    access: 'member',
    summary: 'Choose a PNG, JPEG or WebP picture that you uploaded as your avatar',
    input: z.object({ fileId: Id }),
    output: z.object({ headIcon: z.string() }),
    refusals: ['files.notFound', 'files.notReady', 'account.pictureWrong'],
  }),
  removeAvatar: endpoint({
    method: 'DELETE',
    path: '/api/permission/Users/Current/Avatar',
    access: 'member',
    summary: 'Remove your avatar',
    input: Empty,
    output: Done,
    refusals: [],
  }),
  positions: endpoint({
    method: 'GET',
    path: '/api/permission/Users/Current/getUserPositions',
    access: 'member',
    summary: 'List your posts; one of them is the one in which you act',
    input: Empty,
    output: z.array(
      z.object({
        id: Id,
        organizeId: Id,
        orgTreeName: z.string(),
        positionId: Id,
        fullName: z.string(),
        isDefault: z.boolean(),
        parentId: z.string(),
        parentName: z.string(),
        managerId: z.string(),
        managerName: z.string(),
      }),
    ),
    refusals: [],
  }),
  setMajor: endpoint({
    method: 'PUT',
    path: '/api/permission/Users/Current/major',
    access: 'member',
    summary:
      'Choose the post in which you act (requests, defaults and permissions follow it), or the application whose menu you see',
    input: z.object({ majorId: Id, majorType: z.enum(['Position', 'System']).default('Position') }),
    output: Done,
    refusals: ['account.notYourPost', 'applications.notFound'],
  }),
  contacts: endpoint({
    method: 'GET',
    path: '/api/permission/Users/Current/administrators',
    access: 'member',
    summary: 'List the administrators, whom people ask for help',
    input: Empty,
    output: z.object({
      list: z.array(z.object({ person: PersonRef, organize: z.string(), position: z.string() })),
    }),
    refusals: [],
  }),
}

const leaving = {
  cancellationPreview: endpoint({
    method: 'GET',
    path: '/api/oauth/cancellation',
    access: 'member',
    summary: 'See what would happen to your work if you closed your account',
    input: Empty,
    output: z.object({
      openTasks: z.number().int(),
      cases: z.number().int(),
      drafts: z.number().int(),
      delegations: z.number().int(),
      /** Who takes over; null without an active manager, and administrators hand the tasks over. */
      successor: PersonRef.nullable(),
      isLastAdministrator: z.boolean(),
    }),
    refusals: [],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/oauth/logoutCurrentUser',
    access: 'member',
    summary: 'Close your account: your work goes to your manager, your delegations and sessions end',
    input: z.object({ reason: z.string().trim().max(500).default('') }),
    output: Done,
    refusals: ['session.confirmFirst', 'account.lastAdministrator'],
  }),
}

/** My data, my posts, and leaving. */
export const myself = { ...personal, ...leaving }
