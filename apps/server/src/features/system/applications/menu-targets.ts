import { flowLink } from '@signet/client/links'
import { type MenuTarget, menuPages } from '@signet/contract'
import type { Translate } from '@signet/i18n'

/** What one person can open, by id, named in their language. */
export type Reach = Readonly<{
  models: ReadonlyMap<string, Destination>
  flows: ReadonlyMap<string, Destination>
  t: Translate
}>
type Destination = Readonly<{ name: string; icon: string }>

/** What exists, whether or not anyone can open it. */
export type Existing = Readonly<{ models: ReadonlySet<string>; flows: ReadonlySet<string> }>

type Opened = Destination & Readonly<{ address: string }>
type TargetKind<T> = Readonly<{
  /** Number on the wire (platforms of this kind share these numbers). */
  type: number
  /** Returns where the target leads; undefined when the person cannot open it. `name` is the entry's own. */
  open: (target: T, reach: Reach, name: string) => Opened | undefined
  exists: (target: T, existing: Existing) => boolean
}>
type Of<Kind extends MenuTarget['kind']> = Extract<MenuTarget, { kind: Kind }>

const always = () => true

/** Every kind of target, and all that is asked of one. */
const targetKinds: Readonly<{ [Kind in MenuTarget['kind']]: TargetKind<Of<Kind>> }> = {
  catalog: { type: 1, open: () => ({ name: '', icon: '', address: '' }), exists: always },
  page: {
    type: 2,
    open: ({ page }, { t }) => ({ name: t(`applications.page.${page}`), icon: '', address: menuPages[page] }),
    exists: always,
  },
  model: {
    type: 3,
    open: ({ modelId }, { models }) =>
      leadTo(models.get(modelId), `/pages/apply/dynamicModel/index?${new URLSearchParams({ modelId })}`),
    exists: ({ modelId }, { models }) => models.has(modelId),
  },
  flow: {
    type: 9,
    open: ({ flowId }, { flows }) => leadTo(flows.get(flowId), flowLink({ flowId, opType: '-1' })),
    exists: ({ flowId }, { flows }) => flows.has(flowId),
  },
  link: {
    type: 7,
    open: ({ url }, _, name) => ({ name: url, icon: '', address: linkAddress(url, name || url) }),
    exists: always,
  },
}

export function targetKindOf<T extends MenuTarget>({ kind }: T): TargetKind<T> {
  return targetKinds[kind] as unknown as TargetKind<T>
}

function leadTo(destination: Destination | undefined, address: string): Opened | undefined {
  return destination && { ...destination, address }
}

function linkAddress(url: string, fullName: string): string {
  return `/pages/apply/externalLink/index?${new URLSearchParams({ url, fullName })}`
}
