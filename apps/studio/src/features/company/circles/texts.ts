import type { Texts } from '@signet/std'

export const texts = {
  add: { 'zh-CN': '添加', 'zh-TW': '新增', 'en-US': 'Add' },
  addMembers: { 'zh-CN': '添加成员', 'zh-TW': '新增成員', 'en-US': 'Add members' },
  and: { 'zh-CN': '、', 'zh-TW': '、', 'en-US': ', ' },
  department: { 'zh-CN': '部门', 'zh-TW': '部門', 'en-US': 'Department' },
  groups: { 'zh-CN': '分组', 'zh-TW': '分組', 'en-US': 'Groups' },
  'groups.emptyHint': {
    'zh-CN': '分组把跨部门的人放在一起，例如评审小组。',
    'zh-TW': '分組把跨部門的人放在一起，例如評審小組。',
    'en-US': 'A group holds people across departments, such as a review committee.',
  },
  'groups.membersHint': {
    'zh-CN': '在上面选择人员，加入这个分组。',
    'zh-TW': '在上面選擇人員，加入這個分組。',
    'en-US': 'Choose people above to add them to this group.',
  },
  'groups.new': { 'zh-CN': '新建分组', 'zh-TW': '新增分組', 'en-US': 'New group' },
  members: { 'zh-CN': '成员', 'zh-TW': '成員', 'en-US': 'Members' },
  name: { 'zh-CN': '名称', 'zh-TW': '名稱', 'en-US': 'Name' },
  notYours: {
    'zh-CN': '成员由管理这个角色或分组的管理员添加和移出。',
    'zh-TW': '成員由管理這個角色或分組的管理員新增和移出。',
    'en-US': 'Its members are added and removed by administrators who may hand it out.',
  },
  notUsed: {
    'zh-CN': '没有流程、表单或权限引用',
    'zh-TW': '沒有流程、表單或權限引用',
    'en-US': 'No flow, form or permission',
  },
  person: { 'zh-CN': '人员', 'zh-TW': '人員', 'en-US': 'Person' },
  removeHint: {
    'zh-CN': '成员不会被删除。被流程、表单或权限引用时不能删除。删除后不能恢复。',
    'zh-TW': '成員不會被刪除。被流程、表單或權限引用時無法刪除。刪除後無法復原。',
    'en-US':
      'Its members stay. You can’t delete it while a flow, form or permission names it, and you can’t undo this.',
  },
  removeMembers: {
    'zh-CN': '移出所选（{count}）',
    'zh-TW': '移出所選（{count}）',
    'en-US': 'Remove selected ({count})',
  },
  roles: { 'zh-CN': '角色', 'zh-TW': '角色', 'en-US': 'Roles' },
  'roles.emptyHint': {
    'zh-CN': '角色把承担同一职责的人放在一起，流程审批和数据权限都可以按角色指定。',
    'zh-TW': '角色把承擔同一職責的人放在一起，流程審批和資料權限都可以按角色指定。',
    'en-US': 'A role holds people with the same duty. Flows and permissions can name it.',
  },
  'roles.membersHint': {
    'zh-CN': '在上面选择人员，加入这个角色。',
    'zh-TW': '在上面選擇人員，加入這個角色。',
    'en-US': 'Choose people above to add them to this role.',
  },
  'roles.new': { 'zh-CN': '新建角色', 'zh-TW': '新增角色', 'en-US': 'New role' },
  usedBy: { 'zh-CN': '正在使用它的', 'zh-TW': '正在使用它的', 'en-US': 'Used by' },
} satisfies Texts
