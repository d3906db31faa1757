import type { Texts } from '@signet/std'

export const texts = {
  andMore: {
    'zh-CN': '{names} 等 {count} 项',
    'zh-TW': '{names} 等 {count} 項',
    'en-US': '{names} and more ({count})',
  },
  applications: { 'zh-CN': '应用', 'zh-TW': '應用', 'en-US': 'Applications' },
  applicationsHint: {
    'zh-CN': '可以使用这些应用和它们的菜单',
    'zh-TW': '可以使用這些應用和它們的選單',
    'en-US': 'Opens these applications with their menus.',
  },
  changedAt: { 'zh-CN': '最近修改', 'zh-TW': '最近修改', 'en-US': 'Last changed' },
  description: { 'zh-CN': '说明', 'zh-TW': '說明', 'en-US': 'Description' },
  disable: { 'zh-CN': '停用', 'zh-TW': '停用', 'en-US': 'Disable' },
  emptyHint: {
    'zh-CN': '权限组把表单权限和应用打包，一次授给人员、岗位、组织、角色或分组，也能一次收回。',
    'zh-TW': '權限組把表單權限和應用打包，一次授給人員、職位、組織、角色或分組，也能一次收回。',
    'en-US':
      'An authorization group bundles permissions of lists and applications. Give it to people, posts, departments, roles or groups, and withdraw it, in one step.',
  },
  enable: { 'zh-CN': '启用', 'zh-TW': '啟用', 'en-US': 'Enable' },
  enabled: { 'zh-CN': '启用', 'zh-TW': '啟用', 'en-US': 'Enabled' },
  enabledHint: {
    'zh-CN': '停用后立即收回全部权限，内容保留',
    'zh-TW': '停用後立即收回全部權限，內容保留',
    'en-US': 'Disabling withdraws everything at once and keeps the contents.',
  },
  gives: { 'zh-CN': '权限', 'zh-TW': '權限', 'en-US': 'Gives' },
  gone: {
    'zh-CN': '这个权限组已不存在',
    'zh-TW': '這個權限組已不存在',
    'en-US': 'This group no longer exists',
  },
  grant: {
    'zh-CN': '{form} · {name}（{rights}）',
    'zh-TW': '{form} · {name}（{rights}）',
    'en-US': '{form} · {name} ({rights})',
  },
  grants: { 'zh-CN': '表单权限', 'zh-TW': '表單權限', 'en-US': 'Permissions of lists' },
  grantsHint: {
    'zh-CN': '每项包含列、字段、按钮和数据范围，在表单的权限页里设置',
    'zh-TW': '每項包含欄、欄位、按鈕和資料範圍，在表單的權限頁裡設定',
    'en-US': 'Each holds columns, fields, buttons and records, as set on the permissions of the list.',
  },
  inForceUntil: {
    'zh-CN': '有效，至 {day}',
    'zh-TW': '有效，至 {day}',
    'en-US': 'In force until {day}',
  },
  members: { 'zh-CN': '授权对象', 'zh-TW': '授權對象', 'en-US': 'Given to' },
  name: { 'zh-CN': '名称', 'zh-TW': '名稱', 'en-US': 'Name' },
  new: { 'zh-CN': '新建权限组', 'zh-TW': '新增權限組', 'en-US': 'New authorization group' },
  notYours: {
    'zh-CN': '这个权限组包含您没有的权限，或授给了您管理范围以外的人，您只能查看。',
    'zh-TW': '這個權限組包含您沒有的權限，或授給了您管理範圍以外的人，您只能檢視。',
    'en-US':
      'This group holds rights that you don’t have or is given outside your part of the company. You can only look at it.',
  },
  one: { 'zh-CN': '权限组', 'zh-TW': '權限組', 'en-US': 'Authorization group' },
  remove: { 'zh-CN': '删除', 'zh-TW': '刪除', 'en-US': 'Delete' },
  removeHint: {
    'zh-CN': '先从表单权限、应用和菜单里去掉它，再删除。',
    'zh-TW': '先從表單權限、應用和選單裡去掉它，再刪除。',
    'en-US': 'Remove it from permissions, applications and menus first.',
  },
  removeManyHint: {
    'zh-CN': '有一个仍在使用时，全部保留。',
    'zh-TW': '有一個仍在使用時，全部保留。',
    'en-US': 'While one of them is in use, all of them stay.',
  },
  removeManyTitle: {
    'zh-CN': '删除 {count} 个权限组？',
    'zh-TW': '要刪除 {count} 個權限組嗎？',
    'en-US': 'Delete {count, plural, one {this authorization group} other {these # authorization groups}}?',
  },
  'state.all': { 'zh-CN': '全部状态', 'zh-TW': '全部狀態', 'en-US': 'All statuses' },
  'state.disabled': { 'zh-CN': '已停用', 'zh-TW': '已停用', 'en-US': 'Disabled' },
  'state.expired': { 'zh-CN': '已到期', 'zh-TW': '已到期', 'en-US': 'Expired' },
  'state.inForce': { 'zh-CN': '有效', 'zh-TW': '有效', 'en-US': 'In force' },
  title: { 'zh-CN': '权限组', 'zh-TW': '權限組', 'en-US': 'Authorization groups' },
  until: { 'zh-CN': '有效期至', 'zh-TW': '有效期至', 'en-US': 'Last day' },
  untilHint: {
    'zh-CN': '留空为长期有效',
    'zh-TW': '留空為長期有效',
    'en-US': 'Leave empty for no end.',
  },
} satisfies Texts
