import { type FieldKindName, fieldKinds } from '@signet/form'
import {
  AlignLeft,
  AppWindow,
  ArrowLeftRight,
  Banknote,
  Barcode,
  BriefcaseBusiness,
  Building2,
  Calculator,
  CalendarDays,
  CalendarPlus,
  CalendarRange,
  CircleDot,
  Clock,
  Columns3,
  FileInput,
  FileSymlink,
  Folders,
  Grid2x2,
  Hash,
  Heading,
  IdCard,
  Image,
  Link2,
  ListChecks,
  ListCollapse,
  ListOrdered,
  ListTodo,
  ListTree,
  type LucideIcon,
  MapPin,
  MapPinned,
  Minus,
  MousePointerClick,
  Network,
  Palette,
  PanelTop,
  PenTool,
  QrCode,
  Rows3,
  SlidersHorizontal,
  SquareChevronDown,
  SquareMousePointer,
  SquarePen,
  Star,
  Table2,
  TableProperties,
  TextCursorInput,
  TextSearch,
  TimerReset,
  ToggleRight,
  TriangleAlert,
  Type,
  User,
  UserCog,
  UserPen,
  UserPlus,
  Users,
} from 'lucide-react'

export const paletteGroups = [
  'basic',
  'choice',
  'moment',
  'people',
  'elsewhere',
  'rich',
  'system',
  'layout',
  'display',
] as const
export type PaletteGroup = (typeof paletteGroups)[number]

/** The group and icon of each kind in the palette; a new kind is added here. */
export const paletteKinds: Readonly<
  Record<FieldKindName, Readonly<{ group: PaletteGroup; Icon: LucideIcon }>>
> = {
  input: { group: 'basic', Icon: TextCursorInput },
  textarea: { group: 'basic', Icon: AlignLeft },
  number: { group: 'basic', Icon: Hash },
  calculate: { group: 'basic', Icon: Calculator },
  'sub-table': { group: 'basic', Icon: TableProperties },
  select: { group: 'choice', Icon: SquareChevronDown },
  radio: { group: 'choice', Icon: CircleDot },
  checkbox: { group: 'choice', Icon: ListChecks },
  switch: { group: 'choice', Icon: ToggleRight },
  cascader: { group: 'choice', Icon: ListCollapse },
  'tree-select': { group: 'choice', Icon: ListTree },
  'auto-complete': { group: 'choice', Icon: TextSearch },
  'area-select': { group: 'choice', Icon: MapPinned },
  rate: { group: 'choice', Icon: Star },
  slider: { group: 'choice', Icon: SlidersHorizontal },
  color: { group: 'choice', Icon: Palette },
  date: { group: 'moment', Icon: CalendarDays },
  time: { group: 'moment', Icon: Clock },
  'date-range': { group: 'moment', Icon: CalendarRange },
  'time-range': { group: 'moment', Icon: ArrowLeftRight },
  'user-select': { group: 'people', Icon: User },
  'organization-select': { group: 'people', Icon: Network },
  'position-select': { group: 'people', Icon: BriefcaseBusiness },
  'role-select': { group: 'people', Icon: UserCog },
  'group-select': { group: 'people', Icon: Users },
  'popup-select': { group: 'elsewhere', Icon: SquareMousePointer },
  'popup-table-select': { group: 'elsewhere', Icon: Table2 },
  'relation-form': { group: 'elsewhere', Icon: FileSymlink },
  'relation-attributes': { group: 'elsewhere', Icon: ListTodo },
  'file-upload': { group: 'rich', Icon: FileInput },
  'image-upload': { group: 'rich', Icon: Image },
  'rich-text': { group: 'rich', Icon: SquarePen },
  signature: { group: 'rich', Icon: PenTool },
  location: { group: 'rich', Icon: MapPin },
  'bill-rule': { group: 'system', Icon: ListOrdered },
  'created-by': { group: 'system', Icon: UserPlus },
  'created-at': { group: 'system', Icon: CalendarPlus },
  'modified-by': { group: 'system', Icon: UserPen },
  'modified-at': { group: 'system', Icon: TimerReset },
  'current-organization': { group: 'system', Icon: Building2 },
  'current-position': { group: 'system', Icon: IdCard },
  row: { group: 'layout', Icon: Columns3 },
  card: { group: 'layout', Icon: PanelTop },
  tab: { group: 'layout', Icon: Folders },
  collapse: { group: 'layout', Icon: Rows3 },
  'table-grid': { group: 'layout', Icon: Grid2x2 },
  'group-title': { group: 'display', Icon: Heading },
  text: { group: 'display', Icon: Type },
  divider: { group: 'display', Icon: Minus },
  alert: { group: 'display', Icon: TriangleAlert },
  link: { group: 'display', Icon: Link2 },
  button: { group: 'display', Icon: MousePointerClick },
  'qr-code': { group: 'display', Icon: QrCode },
  barcode: { group: 'display', Icon: Barcode },
  iframe: { group: 'display', Icon: AppWindow },
}

/** What the palette offers: a kind, or a number that is an amount in the company's currency. */
export type PaletteEntry = Readonly<{
  kind: FieldKindName
  /** The key of its name among the texts. */
  title: `${FieldKindName}.title` | 'form-design.amount'
  isAmount?: true
}>

const amount: PaletteEntry = { kind: 'number', title: 'form-design.amount', isAmount: true }

export const paletteEntries: readonly PaletteEntry[] = (Object.keys(fieldKinds) as FieldKindName[]).flatMap(
  (kind): PaletteEntry[] => {
    const entry = { kind, title: `${kind}.title` } as const
    return kind === amount.kind ? [entry, amount] : [entry]
  },
)

export function iconOf({ kind, isAmount }: PaletteEntry): LucideIcon {
  return isAmount ? Banknote : paletteKinds[kind].Icon
}
