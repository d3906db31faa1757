import type { ListName } from '@signet/contract'
import { createRoute } from '@tanstack/react-router'
import { textOf } from '../../kit/links/address.ts'
import { lazyCasePage, lazyPage } from '../../kit/pages/lazy-page.ts'
import { memberRoute } from '../../kit/pages/root-route.ts'
import { type CaseTab, caseTabs } from './case-tab.ts'
import { type OperateAction, operateActionIn } from './operate/operate-action.ts'

type Raw = Readonly<Record<string, unknown>>
type Subject = Readonly<{
  config: string
  list?: ListName
  decided?: string
  /** The conversation that it was opened from: its id, the person, or the case it is about. */
  talk?: string
  talkCase?: string
}>
/** The open tab, and the comment that a message leads to. */
type CaseSearch = Subject & Readonly<{ tab?: CaseTab; comment?: string }>
type OperateSearch = Subject & Readonly<{ action: OperateAction; from?: 'case'; people?: string }>
type CandidatesSearch = Subject & Readonly<{ action: OperateAction; node: string }>
type CommentSearch = Subject & Readonly<{ reply?: string }>

const listNames: readonly ListName[] = [
  'pending',
  'launched',
  'toSign',
  'toDo',
  'doing',
  'done',
  'circulated',
]

export const approvalsRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/flowBefore/index',
    validateSearch: (raw: Raw): CaseSearch => {
      const tab = caseTabs.find((name) => name === raw['tab'])
      const comment = textOf(raw['comment'])
      return { ...subjectIn(raw), ...(tab && { tab }), ...(comment && { comment }) }
    },
    component: lazyCasePage(() => import('./flow-before-page.tsx'), 'FlowBeforePage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/operate/index',
    validateSearch: (raw: Raw): OperateSearch => ({
      ...subjectIn(raw),
      action: actionIn(raw),
      ...(raw['from'] === 'case' && { from: 'case' as const }),
      ...textIn(raw, 'people'),
    }),
    component: lazyPage(() => import('./operate/operate-page.tsx'), 'OperatePage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/candiDateUserSelect/index',
    validateSearch: (raw: Raw): CandidatesSearch => ({
      ...subjectIn(raw),
      action: actionIn(raw),
      node: textOf(raw['node']),
    }),
    component: lazyPage(() => import('./operate/candidates-page.tsx'), 'CandidatesPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/comment/index',
    validateSearch: (raw: Raw): CommentSearch => ({
      ...subjectIn(raw),
      ...textIn(raw, 'reply'),
    }),
    component: lazyPage(() => import('./comment/comment-page.tsx'), 'CommentPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/scanForm/index',
    validateSearch: (raw: Raw) => ({ config: textOf(raw['config']) }),
    component: lazyPage(() => import('./scan/scan-form-page.tsx'), 'ScanFormPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/flowBefore/logError',
    validateSearch: subjectIn,
    component: lazyPage(() => import('./exceptions/log-error-page.tsx'), 'LogErrorPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/flowBefore/print',
    validateSearch: subjectIn,
    component: lazyPage(() => import('./paper/paper-page.tsx'), 'PaperPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/flowBefore/revokeForm',
    validateSearch: subjectIn,
    component: lazyPage(() => import('./revocation/revoke-form-page.tsx'), 'RevokeFormPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/operate/revoke',
    validateSearch: subjectIn,
    component: lazyPage(() => import('./revocation/revoke-page.tsx'), 'RevokePage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/assistantMsg/viewData',
    validateSearch: subjectIn,
    component: lazyPage(() => import('./side/side-page.tsx'), 'SidePage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/webView/index',
    validateSearch: (raw: Raw) => ({
      fileId: textOf(raw['fileId']),
      url: textOf(raw['url']),
      name: textOf(raw['name']) || textOf(raw['fullName']),
    }),
    component: lazyPage(() => import('./web-view-page.tsx'), 'WebViewPage'),
  }),
] as const

function subjectIn(raw: Raw): Subject {
  const list = listNames.find((name) => name === raw['list'])
  return {
    config: textOf(raw['config']),
    ...(list && { list }),
    ...textIn(raw, 'decided'),
    ...textIn(raw, 'talk'),
    ...textIn(raw, 'talkCase'),
  }
}

function textIn<Name extends string>(raw: Raw, name: Name): { [key in Name]?: string } {
  const text = textOf(raw[name])
  return text ? ({ [name]: text } as { [key in Name]: string }) : {}
}

function actionIn(raw: Raw): OperateAction {
  return operateActionIn(raw['action']) ?? 'agree'
}
