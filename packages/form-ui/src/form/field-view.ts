import type { FieldKind, FieldKindName, FieldValue, fieldKinds, PlanField } from '@signet/form'
import type { ReactNode } from 'react'

import type { Pointer } from './pointer.ts'

type SettingsOf<Kind> = Kind extends FieldKind<infer Settings, infer _Value> ? Settings : never
type ValueOf<Kind> = Kind extends FieldKind<infer _Settings, infer Value> ? Value : never

/** What a view shows: the field, its settings, and its value as far as it could be read. */
export type ReadProps<Kind = FieldKind> = Readonly<{
  path: string
  field: PlanField
  settings: SettingsOf<Kind>
  value: ValueOf<Kind>
  label: string
}>

/** What a control works with. `onChange` takes raw input, too: the kind reads it. `id` belongs on what takes the focus. */
export type ControlProps<Kind = FieldKind> = ReadProps<Kind> &
  Readonly<{
    id: string
    onChange: (value: ValueOf<Kind>) => void
    onLeave: () => void
    /** Fills fields that stand beside it, in its row or in the form, by key. What this person may not write stays. */
    onFill: (values: Readonly<Record<string, FieldValue>>) => void
    /** What decides the choices, by name (`PlanField.parameters`). */
    parameters: Readonly<Record<string, unknown>>
    /** Ids of the help and the problem below; undefined when there are none. */
    describedBy: string | undefined
    isInvalid: boolean
    isRequired: boolean
  }>

export type Labels = 'control' | 'group'

/** How one kind looks. Written as methods, so that every kind's view fits the register. */
export type FieldView<Kind = FieldKind> = Readonly<{
  Edit(props: ControlProps<Kind>): ReactNode
  /** How the value reads; the kind's text by default. */
  Read?(props: ReadProps<Kind>): ReactNode
  /** Shown while the value is empty; by default a dash, or when the value will be filled in. */
  Empty?(props: ReadProps<Kind>): ReactNode
  /** `group`: several controls under one label (radio buttons, files, rows). */
  labels?: Labels | ((pointer: Pointer) => Labels)
  /** Loads what the view needs at the width of this page, or at every width, before it is drawn. */
  prepare?(everyWidth: boolean): Promise<unknown> | undefined
  /** How wide the column of a grid has to be at least, in pixels; 140 by default. */
  columnWidth?(settings: SettingsOf<Kind>): number
}>

/** What a display works with. `parameters` are what its formulas answer, by name. */
export type ShowProps<Kind = FieldKind> = Omit<ReadProps<Kind>, 'value'> &
  Readonly<{ parameters: Readonly<Record<string, unknown>> }>

/** How a kind for the eye only looks; the same while filling in and while reading. */
export type DisplayView<Kind = FieldKind> = Readonly<{
  Show(props: ShowProps<Kind>): ReactNode
}>

/** A part of a layout with its content. `paths` are all fields inside, also those in layouts within. */
export type FilledSlot = Readonly<{
  id: string
  title: string
  paths: readonly string[]
  /** Rules or rights leave nothing to see in it. */
  isEmpty: boolean
  children: ReactNode
}>

/** What a layout works with. */
export type FrameProps<Kind = FieldKind> = Omit<ReadProps<Kind>, 'value'> &
  Readonly<{ slots: readonly FilledSlot[] }>

/** How a layout arranges its content; a layout without parts gets one slot. */
export type LayoutView<Kind = FieldKind> = Readonly<{
  Frame(props: FrameProps<Kind>): ReactNode
}>

type ViewOf<Kind> =
  Kind extends Readonly<{ holds: 'nothing' }>
    ? DisplayView<Kind>
    : Kind extends Readonly<{ holds: 'fields' }>
      ? LayoutView<Kind>
      : FieldView<Kind>

/** Every kind has a view; the compiler says which is missing. */
export type FieldViews = { readonly [Name in FieldKindName]: ViewOf<(typeof fieldKinds)[Name]> }

/** The views that a page has loaded so far. */
export type LoadedViews = Partial<FieldViews>
