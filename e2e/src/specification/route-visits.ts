import { flowLink, modelLink, recordFormLink, recordLink, scanLink } from '@signet/client'
import type { CoverageData } from './prepare-data.ts'

/** How a route is opened: by whom (the employee by default), with which query, and what the page must show. */
export type RouteVisit = Readonly<{
  as?: 'manager' | 'visitor'
  query?: (data: CoverageData) => string
  shows: string | ((data: CoverageData) => string)
}>

const claim = ({ claimText }: CoverageData) => claimText
const record = ({ recordText }: CoverageData) => recordText
const ofCase = ({ caseId, flowId }: CoverageData) => queryOf(flowLink({ caseId, flowId }))
const ofLost = ({ lostId }: CoverageData) => queryOf(flowLink({ caseId: lostId }))
const ofTask = ({ caseId, taskId, flowId }: CoverageData) => queryOf(flowLink({ caseId, taskId, flowId }))
const ofPassed = ({ passedId, flowId }: CoverageData) => queryOf(flowLink({ caseId: passedId, flowId }))

/** The routes of the specification that exist, each with real data. A route without an entry is not built yet. */
export const routeVisits: Readonly<Record<string, RouteVisit>> = {
  '/': { as: 'visitor', shows: '登录' },
  '/pages/index/index': { shows: '待处理' },
  '/pages/index/dashboard': { shows: '看板' },
  '/pages/index/message': { shows: '消息' },
  '/pages/index/my': { shows: '我的' },
  '/pages/login/index': { as: 'visitor', shows: '登录' },
  '/pages/login/sso-redirect': { as: 'visitor', shows: '没有收到统一登录的答复' },
  '/pages/login/scanLogin': { query: ({ scannedOnPage }) => `id=${scannedOnPage.ticket}`, shows: '确认登录' },
  '/pages/login/otherLogin': { as: 'visitor', shows: '扫码登录' },

  '/pages/formShortLink/index': { as: 'visitor', query: ({ link }) => `link=${link}`, shows: '覆盖台账' },
  '/pages/formShortLink/detail': { as: 'visitor', query: ({ link }) => `link=${link}`, shows: '覆盖台账' },
  '/pages/message/messageDetail/index': { query: ({ noticeId }) => `id=${noticeId}`, shows: '消息' },

  '/pages/workFlow/flowBefore/index': { query: ofCase, shows: claim },
  '/pages/workFlow/index': { shows: 'coverage' },
  '/pages/workFlow/flowBefore/revokeForm': { query: ofPassed, shows: '申请撤销' },
  '/pages/workFlow/flowBefore/logError': { query: ofLost, shows: '无人审批' },
  '/pages/workFlow/document/index': { shows: '覆盖资料' },
  '/pages/workFlow/document/detail': { query: ({ documentId }) => `id=${documentId}`, shows: '覆盖资料' },
  '/pages/workFlow/schedule/index': { query: ({ day }) => `day=${day}`, shows: '覆盖会议' },
  '/pages/workFlow/schedule/form': { shows: '日程' },
  '/pages/workFlow/schedule/detail': {
    query: ({ schedule }) => `groupId=${schedule.groupId}&id=${schedule.id}`,
    shows: '覆盖会议',
  },
  '/pages/workFlow/entrustAgent/index': { query: () => 'index=1', shows: '代理' },
  '/pages/workFlow/entrustAgent/form': { shows: '代理' },
  '/pages/workFlow/entrustAgent/detail': { query: ({ delegationId }) => `id=${delegationId}`, shows: '代理' },
  '/pages/workFlow/webView/index': {
    query: () => `url=${encodeURIComponent('https://example.com/')}&name=${encodeURIComponent('覆盖网页')}`,
    shows: '覆盖网页',
  },
  '/pages/workFlow/flowTodo/index': { as: 'manager', shows: claim },
  '/pages/workFlow/operate/index': {
    as: 'manager',
    query: (data) => `${ofTask(data)}&action=agree`,
    shows: '确认同意',
  },
  '/pages/workFlow/operate/revoke': { query: ofPassed, shows: '申请撤销' },
  '/pages/workFlow/scanForm/index': { query: ofCase, shows: claim },
  '/pages/workFlow/comment/index': { query: ofCase, shows: '评论' },
  '/pages/workFlow/candiDateUserSelect/index': {
    as: 'manager',
    query: (data) => `${ofTask(data)}&action=transfer&node=review`,
    shows: '选择',
  },
  '/pages/workFlow/assistantMsg/viewData': {
    as: 'manager',
    query: ofTask,
    shows: ({ sideNote }) => sideNote,
  },
  '/pages/workFlow/allAppWorkFlow/index': { shows: '收藏的流程' },

  '/pages/apply/menu/index': { shows: '覆盖台账' },
  '/pages/apply/catalog/index': { shows: '覆盖台账' },
  '/pages/apply/interPage/signInvokeList': { shows: '签名' },
  '/pages/apply/order/index': { shows: '客户订单' },
  '/pages/apply/popSelect/index': {
    query: ({ goodsId }) =>
      `interfaceId=${goodsId}&value=id&label=name&fullName=${encodeURIComponent('商品目录')}`,
    shows: 'A4 复印纸',
  },
  '/pages/apply/dynamicModel/index': { query: ({ modelId }) => queryOf(modelLink(modelId)), shows: record },
  '/pages/apply/dynamicModel/form': {
    query: ({ modelId, recordId }) => queryOf(recordFormLink(modelId, recordId)),
    shows: '事由',
  },
  '/pages/apply/dynamicModel/detail': {
    query: ({ modelId, recordId }) => queryOf(recordLink(modelId, recordId)),
    shows: record,
  },
  '/pages/apply/dynamicModel/scanForm': {
    query: ({ modelId, recordId }) => queryOf(scanLink(modelId, recordId)),
    shows: record,
  },
  '/pages/apply/tableLinkage/index': {
    query: ({ goodsId, modelId }) =>
      `formId=${modelId}&table=goods&interfaceId=${goodsId}&value=id&label=name&fullName=${encodeURIComponent('商品目录')}`,
    shows: 'A4 复印纸',
  },
  '/pages/apply/location/index': {
    query: () => `name=${encodeURIComponent('覆盖地点')}&longitude=120.15&latitude=30.28`,
    shows: '覆盖地点',
  },
  '/pages/apply/customBtn/index': {
    query: ({ modelId, recordId }) => `modelId=${modelId}&action=again&id=${recordId}`,
    shows: '事由',
  },
  '/pages/apply/externalLink/index': {
    query: () =>
      `url=${encodeURIComponent('https://example.com/')}&fullName=${encodeURIComponent('覆盖链接')}`,
    shows: '覆盖链接',
  },
  '/pages/apply/allAppApply/index': { shows: '常用应用' },

  '/pages/message/im/index': {
    query: ({ chat: { colleague } }) =>
      `name=${encodeURIComponent(`${colleague.realName}/${colleague.account}`)}&formUserId=${colleague.id}&headIcon=`,
    shows: ({ chatText }) => chatText,
  },
  '/pages/message/chat/index': { shows: ({ chatText }) => chatText },

  '/pages/my/settings/index': { shows: '退出登录' },
  '/pages/my/scanResult/index': {
    query: () => `result=${encodeURIComponent('覆盖：扫到的字')}`,
    shows: '覆盖：扫到的字',
  },
  '/pages/my/modifyPsd/index': { shows: '修改密码' },
  '/pages/my/contactUs/index': { shows: '联系我们' },
  '/pages/my/abouts/index': { shows: '6.0.8' },
  '/pages/my/accountSecurity/index': { shows: '账号与安全' },
  '/pages/my/cancellation/index': { shows: '注销' },
  '/pages/my/personalData/index': { shows: '个人信息' },
  '/pages/my/contacts/index': { shows: '组织架构' },
  '/pages/my/contacts/userList': {
    query: ({ user }) => `organizeId=${user.organizeIds[0] ?? ''}`,
    shows: ({ user }) => user.realName,
  },
  '/pages/my/userDetail/index': { query: ({ user }) => `id=${user.id}`, shows: ({ user }) => user.realName },
  '/pages/my/organization/index': { shows: '组织' },
  '/pages/my/identity/index': { shows: '切换岗位' },
  '/pages/my/changeSystem/index': { shows: '应用' },
  '/pages/my/personalSetting/index': { shows: '语言' },
}

function queryOf(link: string): string {
  return link.slice(link.indexOf('?') + 1)
}
