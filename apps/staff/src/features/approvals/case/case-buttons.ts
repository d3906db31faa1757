import { useT } from '@signet/i18n/react'
import {
  ArrowRightLeft,
  BellRing,
  Check,
  CircleStop,
  HandHelping,
  Inbox,
  type LucideIcon,
  MessageSquareText,
  Play,
  RotateCcw,
  Save,
  Send,
  Share2,
  Trash2,
  Undo2,
  UserMinus,
  UserPlus,
  Users,
  X,
} from 'lucide-react'
import type { OpenedCase } from '../queries.ts'

type AllowedActions = OpenedCase['allowed']
/** The permissions that are a plain boolean; others list targets or people. */
type BooleanPermission = {
  [Key in keyof AllowedActions]: AllowedActions[Key] extends boolean ? Key : never
}[keyof AllowedActions]

/** Every action with a button on the case page; revoking has a page of its own. */
export type CaseAction = Exclude<BooleanPermission, 'revoke'> | 'return' | 'removeSigners'

/** Groups of actions; the first group with an allowed action fills the bottom bar. */
const mainGroups = ['launch', 'sign', 'start', 'decide', 'help', 'signers', 'takeBack', 'starter'] as const

type CaseButton = Readonly<{
  Icon: LucideIcon
  isAllowed: (allowed: AllowedActions) => boolean
  main: (typeof mainGroups)[number] | null
  /** The second button of the bottom bar, when it is allowed. */
  beside: CaseAction | null
  tone: 'primary' | 'danger' | 'plain'
  shortcut: 'a' | 'r' | null
  /** The engine's command name, by which a node may rename the button. */
  command: string
  /** Key of the default label. */
  word: (status: OpenedCase['status']) => string
  /** Whether the form must be complete before the action opens. */
  checksForm: boolean
}>

/** The whole key is written out, so that the sentences of other commands load with the pages that show them. */
const worded = (key: string) => ({ command: key.slice('flow.command.'.length), word: () => key })
const plain = { main: null, beside: null, tone: 'plain', shortcut: null, checksForm: false } as const
const primary = { ...plain, tone: 'primary' } as const
const agreeing = { ...primary, main: 'decide', shortcut: 'a', checksForm: true } as const

/** All buttons of a case, in display order. */
export const caseButtons: Readonly<Record<CaseAction, CaseButton>> = {
  launch: {
    ...primary,
    Icon: Send,
    isAllowed: ({ launch }) => launch,
    main: 'launch',
    ...worded('flow.command.launch'),
    word: (status) => (status === 'draft' ? 'flow.command.launch' : 'approvals.action.launchAgain'),
  },
  saveDraft: {
    ...plain,
    Icon: Save,
    isAllowed: ({ saveDraft }) => saveDraft,
    main: 'launch',
    ...worded('flow.command.saveDraft'),
  },
  sign: {
    ...primary,
    Icon: Inbox,
    isAllowed: ({ sign }) => sign,
    main: 'sign',
    ...worded('flow.command.sign'),
  },
  start: {
    ...primary,
    Icon: Play,
    isAllowed: ({ start }) => start,
    main: 'start',
    ...worded('flow.command.start'),
  },
  unsign: {
    ...plain,
    Icon: Inbox,
    isAllowed: ({ unsign }) => unsign,
    main: 'start',
    ...worded('flow.command.unsign'),
  },
  agree: { ...agreeing, Icon: Check, isAllowed: ({ agree }) => agree, ...worded('flow.command.agree') },
  handle: {
    ...agreeing,
    Icon: Check,
    isAllowed: ({ handle }) => handle,
    beside: 'return',
    command: 'handle',
    word: () => 'approvals.action.handle',
  },
  reject: {
    ...plain,
    Icon: X,
    isAllowed: ({ reject }) => reject,
    main: 'decide',
    tone: 'danger',
    shortcut: 'r',
    ...worded('flow.command.reject'),
  },
  return: {
    ...plain,
    Icon: Undo2,
    isAllowed: ({ returnTo }) => returnTo.length > 0,
    ...worded('flow.command.return'),
  },
  transfer: {
    ...plain,
    Icon: ArrowRightLeft,
    isAllowed: ({ transfer }) => transfer,
    ...worded('flow.command.transfer'),
  },
  assist: { ...plain, Icon: Users, isAllowed: ({ assist }) => assist, ...worded('flow.command.assist') },
  help: {
    ...primary,
    Icon: HandHelping,
    isAllowed: ({ help }) => help,
    main: 'help',
    ...worded('flow.command.help'),
  },
  addSigners: {
    ...plain,
    Icon: UserPlus,
    isAllowed: ({ addSigners }) => addSigners,
    ...worded('flow.command.addSigners'),
  },
  removeSigners: {
    ...plain,
    Icon: UserMinus,
    isAllowed: ({ removableSigners }) => removableSigners.length > 0,
    main: 'signers',
    ...worded('flow.command.removeSigners'),
  },
  copyTo: { ...plain, Icon: Share2, isAllowed: ({ copyTo }) => copyTo, ...worded('flow.command.copy') },
  urge: {
    ...plain,
    Icon: BellRing,
    isAllowed: ({ urge }) => urge,
    main: 'starter',
    ...worded('flow.command.urge'),
  },
  recall: {
    ...plain,
    Icon: RotateCcw,
    isAllowed: ({ recall }) => recall,
    main: 'starter',
    ...worded('flow.command.recall'),
  },
  withdraw: {
    ...plain,
    Icon: CircleStop,
    isAllowed: ({ withdraw }) => withdraw,
    ...worded('flow.command.withdraw'),
  },
  takeBack: {
    ...plain,
    Icon: RotateCcw,
    isAllowed: ({ takeBack }) => takeBack,
    main: 'takeBack',
    ...worded('flow.command.takeBack'),
  },
  comment: {
    ...plain,
    Icon: MessageSquareText,
    isAllowed: ({ comment }) => comment,
    ...worded('flow.command.comment'),
  },
  remove: {
    ...plain,
    Icon: Trash2,
    isAllowed: ({ remove }) => remove,
    ...worded('flow.command.deleteDraft'),
  },
  terminate: {
    ...plain,
    Icon: CircleStop,
    isAllowed: ({ terminate }) => terminate,
    ...worded('flow.command.terminate'),
  },
}

export const caseActions = Object.keys(caseButtons) as CaseAction[]

export type CaseActions = Readonly<{ main: readonly CaseAction[]; more: readonly CaseAction[] }>

/** The allowed buttons of a case: those of the bottom bar, the main one last, and the rest. */
export function actionsOf(allowed: AllowedActions): CaseActions {
  const open = caseActions.filter((action) => caseButtons[action].isAllowed(allowed))
  const group = mainGroups.find((name) => open.some((action) => caseButtons[action].main === name))
  const inGroup = open.filter((action) => group !== undefined && caseButtons[action].main === group)
  const main = inGroup.length > 0 ? inGroup.reverse() : open.slice(0, 1)
  const beside = main.map((action) => caseButtons[action].beside).filter((one) => one && open.includes(one))
  const filled = [...beside.filter((one) => one !== null), ...main]
  return { main: filled, more: open.filter((action) => !filled.includes(action)) }
}

/** The label of a button: the administrator's for this node, or the default. */
export function useActionWords({ words, status }: Pick<OpenedCase, 'words' | 'status'>) {
  const t = useT()
  return (action: CaseAction): string => {
    const { command, word } = caseButtons[action]
    const own = Object.hasOwn(words, command) ? words[command] : ''
    return own || t(word(status))
  }
}
