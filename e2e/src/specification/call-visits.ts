import type { CoverageData } from './prepare-data.ts'
import { dot, leaverPassword, phone, textFile } from './sample-values.ts'
import type { SentFile } from './send-file.ts'

/** A call with real data: `path` fills the placeholders in order; JSON unless it is a form. */
export type CallVisit = Readonly<{
  as?: 'manager' | 'admin' | 'visitor' | 'leaver'
  path?: readonly string[]
  query?: Readonly<Record<string, string>>
  body?: unknown
  form?: Readonly<Record<string, string>>
  file?: SentFile
  cookie?: string
}>

const password = 'signet-demo'
const near = { location: '120.15,30.28' }

type Visits = Readonly<Record<string, (data: CoverageData) => CallVisit | Promise<CallVisit>>>

const reading: Visits = {
  'GET /api/app/Version': () => ({ as: 'visitor' }),
  'GET /api/system/DictionaryData/All': () => ({}),
  'GET /api/system/DictionaryData/{id}/Data/Selector': ({ dictionaryId }) => ({ path: [dictionaryId] }),
  'GET /api/system/BaseLang/LangJson': () => ({ as: 'visitor' }),
  'GET /api/system/BillRule/BillNumber/{id}': () => ({ path: ['expenseNumber'] }),
  'POST /api/visualdev/OnlineDev/{id}/DataChange': ({ modelId, recordId }) => ({
    as: 'admin',
    path: [modelId],
    body: { id: recordId },
  }),
  'POST /api/visualdev/Base/{id}/FieldDataSelect': ({ modelId }) => ({
    as: 'admin',
    path: [modelId],
    body: { relationField: 'subject' },
  }),
  'POST /api/system/DataInterface/{id}/Actions/List': ({ goodsId }) => ({ path: [goodsId], body: {} }),
  'POST /api/system/DataInterface/{id}/Actions/InfoByIds': ({ goodsId }) => ({
    path: [goodsId],
    body: { ids: ['G1001'], propsValue: 'id' },
  }),
  'POST /api/system/DataInterface/{id}/Actions/Preview': ({ goodsId }) => ({ path: [goodsId], body: {} }),
  'GET /api/system/Area/{id}/Selector/0': () => ({ path: ['-1'] }),
  'POST /api/system/Area/GetAreaByIds': () => ({ body: { idsList: [['330000', '330100']] } }),
  'GET /api/system/Location/around': () => ({ query: near }),
  'GET /api/system/Location/text': () => ({ query: { keywords: '杭州' } }),
  'GET /api/system/Location/regeo': () => ({ query: near }),
}

const organization: Visits = {
  'GET /api/permission/Organize/Selector': () => ({ query: { parentId: '-1' } }),
  'GET /api/permission/Organize/AsyncPosList': ({ user }) => ({
    query: { id: user.organizeIds[0] ?? '', type: 'organize' },
  }),
  'POST /api/permission/Organize/SelectedList': ({ user }) => ({ body: { ids: user.organizeIds } }),
  'POST /api/permission/Organize/OrganizeCondition': () => ({ body: { ids: ['@currentOrg'] } }),
  'GET /api/permission/Position/Selector': () => ({}),
  'POST /api/permission/Position/SelectedList': ({ user }) => ({ body: { ids: user.positionIds } }),
  'POST /api/permission/Position/PositionCondition': ({ user }) => ({ body: { ids: user.organizeIds } }),
  'POST /api/permission/Users/getUserList': ({ user }) => ({ body: { ids: [user.id] } }),
  'POST /api/permission/Users/getSelectedList': ({ user }) => ({ body: { ids: [`${user.id}--user`] } }),
  'POST /api/permission/Users/getSelectedUserList': () => ({ body: { ids: ['@currentOrg'] } }),
  'GET /api/permission/Users/ReceiveUserList': () => ({ query: { type: '2' } }),
  'GET /api/permission/Users': () => ({ query: { keyword: 'manager' } }),
  'GET /api/permission/Group/Selector': () => ({}),
  'POST /api/permission/Group/GroupCondition': () => ({ body: { ids: [] } }),
  'GET /api/permission/Role/Selector': () => ({}),
  'POST /api/permission/Role/RoleCondition': () => ({ body: { ids: [] } }),
}

const myself: Visits = {
  'POST /api/oauth/Login': () => ({ as: 'visitor', form: { account: 'employee', password } }),
  'GET /api/oauth/CurrentUser': () => ({ query: { type: 'app' } }),
  'POST /api/oauth/updatePasswordMessage': () => ({ body: {} }),
  'GET /api/oauth/getConfig/{id}': () => ({ as: 'visitor', path: ['employee'] }),
  'GET /api/oauth/getLoginConfig': () => ({ as: 'visitor' }),
  'GET /api/permission/Users/Current/BaseInfo': () => ({}),
  'PUT /api/permission/Users/Current/BaseInfo': ({ profileVersion }) => ({
    body: { signature: '覆盖', version: profileVersion },
  }),
  'POST /api/permission/Users/Current/Actions/ModifyPassword': () => ({
    as: 'leaver',
    body: { oldPassword: leaverPassword, password: `${leaverPassword}-next` },
  }),
  'PUT /api/permission/Users/Current/Avatar/{id}': ({ pictureId }) => ({ path: [pictureId] }),
  'PUT /api/permission/Users/Current/major': ({ user }) => ({
    body: { majorId: user.positionIds[0], majorType: 'Position' },
  }),
  'GET /api/permission/Users/Current/getUserPositions': () => ({}),
  'GET /api/permission/Users/Current/SignImg': () => ({}),
  'POST /api/permission/Users/Current/SignImg': () => ({ body: { signImg: dot } }),
  'PUT /api/permission/Users/Current/{id}/SignImg': ({ signatures: [kept] }) => ({ path: [kept ?? ''] }),
  'DELETE /api/permission/Users/Current/{id}/SignImg': ({ signatures: [, spare] }) => ({
    path: [spare ?? ''],
  }),
}

const filesAndMessages: Visits = {
  'POST /api/file/Uploader/{type}': () => ({ path: ['annex'], file: textFile }),
  'GET /api/file/Download/{a}/{b}': ({ fileId }) => ({ path: ['annex', fileId] }),
  'POST /api/file/PackDownload/{id}': ({ fileId }) => ({ path: ['annex'], body: { list: [{ fileId }] } }),
  'GET /api/message/imreply': () => ({}),
  'GET /api/message': () => ({}),
  'GET /api/message/getUnReadMsgNum': () => ({}),
  'GET /api/message/ReadInfo/{id}': ({ noticeId }) => ({ path: [noticeId] }),
  'DELETE /api/message/imreply/relocation/{id}': ({ chat }) => ({ path: [chat.id] }),
  'POST /api/message/Actions/ReadAll': () => ({ body: {} }),
  'GET /api/workflow/operator/{id}/Info': ({ taskId }) => ({
    as: 'manager',
    path: [taskId],
    query: { opType: '1' },
  }),
}

const waysIn: Visits = {
  'GET /api/oauth/getTicket': () => ({ as: 'visitor' }),
  'GET /api/oauth/setCodeCertificateStatus/{a}/{b}': ({ scan }) => ({ path: [scan.ticket, '1'] }),
  'GET /api/oauth/confirmLogin/{id}': ({ scan }) => ({ path: [scan.ticket] }),
  'GET /api/oauth/getTicketStatus/{ticket}': ({ scan }) => ({
    as: 'visitor',
    path: [scan.ticket],
    cookie: scan.cookie,
  }),
  'POST /api/oauth/Login/socials': ({ begunSignIn: { params, cookie } }) => ({
    as: 'visitor',
    form: { params },
    cookie,
  }),
  'GET /api/Saas/Tenant/SmsCode/{phone}': () => ({ as: 'visitor', path: [phone] }),
  'POST /api/Saas/Tenant/LoginSms': async ({ sentCode }) => ({
    as: 'visitor',
    form: { phone, code: await sentCode(/登录/) },
  }),
  'GET /api/Saas/Tenant/ResetPasswordSmsCode/{phone}': () => ({ as: 'visitor', path: [phone] }),
  'POST /api/Saas/Tenant/ResetPassword': async ({ sentCode }) => ({
    as: 'visitor',
    body: { phone, code: await sentCode(/重置/), password: `${leaverPassword}-again` },
  }),
}

/** Calls that end what the others need, so they come last. */
const ending: Visits = {
  'POST /api/oauth/logoutCurrentUser': () => ({ as: 'leaver', body: { reason: '覆盖' } }),
  'POST /api/oauth/Logout': () => ({ as: 'manager', body: {} }),
}

/** The calls of the specification that exist, each with real data. A call without an entry is not built yet. */
export const callVisits: Visits = {
  ...reading,
  ...organization,
  ...myself,
  ...filesAndMessages,
  ...waysIn,
  ...ending,
}
