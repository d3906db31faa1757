import type { Texts } from '@signet/std'

export const texts = {
  export: { 'zh-CN': '导出', 'zh-TW': '匯出', 'en-US': 'Export' },
  'export.departments': { 'zh-CN': '公司和部门', 'zh-TW': '公司和部門', 'en-US': 'Departments' },
  'export.groups': { 'zh-CN': '分组和成员', 'zh-TW': '分組和成員', 'en-US': 'Groups and members' },
  'export.people': { 'zh-CN': '全部人员', 'zh-TW': '全部人員', 'en-US': 'All people' },
  'export.posts': { 'zh-CN': '岗位', 'zh-TW': '職位', 'en-US': 'Posts' },
  'export.roles': { 'zh-CN': '角色和成员', 'zh-TW': '角色和成員', 'en-US': 'Roles and members' },
  'hint.departments': {
    'zh-CN': '按编码识别已有部门，没有编码时按上级和名称识别。上级填编码或完整路径，例如“云杉科技/研发部”。',
    'zh-TW':
      '按編碼識別既有部門，沒有編碼時按上層和名稱識別。上層填編碼或完整路徑，例如「雲杉科技/研發部」。',
    'en-US':
      'A department is known by its code, or by its parent and name. Write a parent as a code or a whole path, such as “Spruce/Research”.',
  },
  'hint.groups': {
    'zh-CN':
      '每行一名成员，按账号识别。分组按编码识别，没有编码时按名称识别，没有的分组会新建。表中没有的成员保留；由规则决定成员的分组不能添加成员。',
    'zh-TW':
      '每列一名成員，按帳號識別。分組按編碼識別，沒有編碼時按名稱識別，沒有的分組會新增。表中沒有的成員保留；由規則決定成員的分組不能新增成員。',
    'en-US':
      'One row for each member, known by the account. A group is known by its code, or by its name; missing groups are created. Members who are not in the sheet stay, and a rule decides who is in its group.',
  },
  'hint.people': {
    'zh-CN':
      '按账号识别已有人员，空白单元格保留原值。岗位写名称，多个用顿号或逗号隔开，第一个是主岗位；部门里没有的岗位会新建。导入的人在重置密码后才能登录。',
    'zh-TW':
      '按帳號識別既有人員，空白儲存格保留原值。職位寫名稱，多個用頓號或逗號隔開，第一個是主要職位；部門裡沒有的職位會新增。匯入的人在重設密碼後才能登入。',
    'en-US':
      'A person is known by the account; an empty cell keeps what there is. Separate posts by commas, the main one first; missing posts are created. Imported people can sign in once you reset their password.',
  },
  'hint.roles': {
    'zh-CN':
      '每行一名成员，按账号识别。角色按编码识别，没有编码时按名称识别，没有的角色会新建。表中没有的成员保留。',
    'zh-TW':
      '每列一名成員，按帳號識別。角色按編碼識別，沒有編碼時按名稱識別，沒有的角色會新增。表中沒有的成員保留。',
    'en-US':
      'One row for each member, known by the account. A role is known by its code, or by its name; missing roles are created. Members who are not in the sheet stay.',
  },
  import: { 'zh-CN': '导入', 'zh-TW': '匯入', 'en-US': 'Import' },
  'import.departments': { 'zh-CN': '导入部门', 'zh-TW': '匯入部門', 'en-US': 'Import departments' },
  'import.groups': { 'zh-CN': '导入分组', 'zh-TW': '匯入分組', 'en-US': 'Import groups' },
  'import.people': { 'zh-CN': '导入人员', 'zh-TW': '匯入人員', 'en-US': 'Import people' },
  'import.roles': { 'zh-CN': '导入角色', 'zh-TW': '匯入角色', 'en-US': 'Import roles' },
} satisfies Texts
