import type { ReadonlySignal } from '@preact/signals-core'
import type { FieldValue, Names, Point, Referent } from '@signet/form'
import type { UploadedFile } from '@signet/form/kinds'

import type { FormActions } from './form-actions.ts'

/** One thing outside the form that can be chosen: an organization, an entry of a dictionary, a row of an interface, a record. */
export type Choice = Readonly<{
  id: string
  name: string
  /** Tells namesakes apart. */
  note?: string
  /** Where its picture is: the face of a person. */
  picture?: string
  /** How near a person is to the one who chooses; only while people are searched. */
  circle?: 'recent' | 'starred' | 'department' | 'others'
  /** Until when somebody else decides for a person. */
  awayUntil?: string
  /** Shown where it was chosen, not offered any more. */
  isRetired?: boolean
  /** In a tree: what lies below, where it came along. */
  children?: readonly Choice[]
  /** In a tree: more can be asked for below it. */
  hasChildren?: boolean
  /** In a tree: what people may choose, and what only leads on. */
  isHeading?: boolean
  /** What else is known of it, by column: to show beside it, and to fill other fields with. */
  columns?: Readonly<Record<string, FieldValue>>
  /** How columns read, where that is not what they hold. */
  texts?: Readonly<Record<string, string>>
  /** What columns are called, where somebody named them. */
  labels?: Readonly<Record<string, string>>
}>

/**
 * What is asked: of which things, with which words, below which one, among which (`FieldKind.range`), and with which
 * parameters (`PlanField.parameters`).
 */
export type LookupQuestion = Readonly<{
  of: Referent
  words?: string
  parent?: string
  range?: readonly string[]
  parameters?: Readonly<Record<string, unknown>>
  /** What to tell of each beside its name. */
  columns?: readonly string[]
  /** From 1; without it everything is asked for at once. */
  page?: number
}>

/** What decides how things are named: the parameters of the field, and what is wanted of them beside the name. */
export type LookupVariant = Pick<LookupQuestion, 'parameters' | 'columns'>

/** `total`: how many there are on all pages, where that is known. */
export type LookupAnswer = Readonly<{ choices: readonly Choice[]; hasMore: boolean; total?: number }>

/** The states of spec section 4. */
export type UploadState = 'uploading' | 'paused' | 'waiting' | 'checking' | 'uploaded' | 'failed'

/** `sent` in bytes; `fileId` once uploaded; `reason`, a sentence for the person, when it failed. */
export type UploadProgress = Readonly<{ state: UploadState; sent: number; fileId?: string; reason?: string }>

/** One file on its way. `remove` stops it and forgets what was sent. */
export type Upload = Readonly<{
  progress: ReadonlySignal<UploadProgress>
  pause: () => void
  resume: () => void
  retry: () => void
  remove: () => void
}>

/** A place that was found; `distance` in metres from where was asked. */
export type FoundPlace = Point &
  Readonly<{
    id: string
    name: string
    address: string
    province: string
    city: string
    district: string
    distance?: number
  }>

/** Where map tiles come from (`{z}/{x}/{y}`), and in which grid they are drawn; without tiles the map is our own. */
export type MapSettings = Readonly<{ tiles: string | null; attribution: string; grid: 'wgs84' | 'gcj02' }>

export type PlaceAnswer = Readonly<{ places: readonly FoundPlace[]; hasMore: boolean }>

/** A signature that the person drew before: a PNG data URL. */
export type SavedSignature = Readonly<{ id: string; image: string; isDefault: boolean }>

/** What a form needs from the application around it. The form itself calls no server and reads no clock. */
export type FormEnvironment = Readonly<{
  /** What is chosen from outside the form: people, organizations, entries of a dictionary, records … */
  lookup: Readonly<{
    search: (question: LookupQuestion, signal: AbortSignal) => Promise<LookupAnswer>
    /** In any order; what is gone is left out. */
    byIds: (of: Referent, ids: readonly string[], variant: LookupVariant) => Promise<readonly Choice[]>
    /** Called with what a person takes, so that it can be offered first the next time. */
    taken?: (of: Referent, id: string) => void
  }>
  /** Names that came with the values. */
  names?: Names
  /** The number that a bill rule keeps for this person until the form is saved. */
  billNumber?: (rule: string) => Promise<string>
  /** Shows a record of another model; without it there are no links to records. */
  openRecord?: (record: Readonly<{ model: string; id: string }>) => void
  files: Readonly<{
    upload: (file: File) => Upload
    /** Where a file can be looked at or downloaded. */
    urlOf: (file: UploadedFile) => string
    /** Downloads several files as one zip; offered only where this is present. */
    pack?: (files: readonly UploadedFile[]) => Promise<unknown>
  }>
  /** Maps and what is on them; without it no place can be chosen. Pages count from 1. */
  places?: Readonly<{
    settings: () => Promise<MapSettings>
    around: (point: Point, page: number, signal: AbortSignal) => Promise<PlaceAnswer>
    search: (words: string, near: Point, page: number, signal: AbortSignal) => Promise<PlaceAnswer>
    nameOf: (point: Point, signal?: AbortSignal) => Promise<FoundPlace>
  }>
  /** The person's own signatures; without it every one is drawn anew. */
  signatures?: Readonly<{ mine: () => Promise<readonly SavedSignature[]> }>
  /** What its buttons may do beyond the form. */
  actions?: FormActions
  /** Where this record is found, in full; there is none before it is saved. */
  recordAddress?: string
  /** ISO 8601 with offset. */
  now: () => string
}>
