import type { Texts } from '@signet/std'

export const texts = {
  and: { 'zh-CN': '、', 'zh-TW': '、', 'en-US': ', ' },
  'area.announcements': { 'zh-CN': '公告', 'zh-TW': '公告', 'en-US': 'Announcements' },
  'area.announcements.hint': {
    'zh-CN': '可以向全公司的任何人发布和撤回公告，并查看谁已读',
    'zh-TW': '可以向全公司的任何人發布和撤回公告，並查看誰已讀',
    'en-US': 'Can publish and recall announcements for anyone in the company, and see who read them',
  },
  'area.applications': { 'zh-CN': '应用和菜单', 'zh-TW': '應用和選單', 'en-US': 'Applications' },
  'area.applications.hint': {
    'zh-CN': '应用、菜单和谁能看到它们。打开后能看到什么，仍由各自的权限决定。',
    'zh-TW': '應用、選單和誰能看到它們。開啟後能看到什麼，仍由各自的權限決定。',
    'en-US': 'Applications, their menus and who sees them. What an entry opens keeps its own permission.',
  },
  'area.audit': { 'zh-CN': '聊天导出', 'zh-TW': '聊天匯出', 'en-US': 'Chat exports' },
  'area.audit.hint': {
    'zh-CN': '申请导出任何人的聊天记录，或审批他人的申请。申请和审批不能是同一人，每次下载都有记录。',
    'zh-TW': '申請匯出任何人的聊天記錄，或審批他人的申請。申請和審批不能是同一人，每次下載都有記錄。',
    'en-US':
      'Ask for exports of anybody’s chats, or approve those that others ask for. Each download is recorded.',
  },
  'area.data': {
    'zh-CN': '字典、编号和数据接口',
    'zh-TW': '字典、編號和資料介面',
    'en-US': 'Dictionaries and interfaces',
  },
  'area.data.hint': {
    'zh-CN': '字典、单据编号规则、工作日历、数据接口和数据源。能查询已连接的数据库。',
    'zh-TW': '字典、單據編號規則、工作日曆、資料介面和資料來源。能查詢已連線的資料庫。',
    'en-US':
      'Dictionaries, number rules, the working calendar, data interfaces and sources. They can query the connected databases.',
  },
  'area.designs': { 'zh-CN': '表单和流程', 'zh-TW': '表單和流程', 'en-US': 'Forms and flows' },
  'area.designs.hint': {
    'zh-CN': '设计和发布表单、流程和打印模板，因此也决定由谁审批。',
    'zh-TW': '設計和發布表單、流程和列印範本，因此也決定由誰審批。',
    'en-US': 'Design and publish forms, flows and print templates, and so decide who approves.',
  },
  'area.grades': { 'zh-CN': '管理级别', 'zh-TW': '管理級別', 'en-US': 'Grades' },
  'area.grades.hint': {
    'zh-CN': '把自己的管理范围或其中一部分交给自己部门的人，不能多给。',
    'zh-TW': '把自己的管理範圍或其中一部分交給自己部門的人，不能多給。',
    'en-US': 'Give what they administer, or less, to people of their own part.',
  },
  'area.lists': { 'zh-CN': '列表和数据权限', 'zh-TW': '列表和資料權限', 'en-US': 'Lists and record rights' },
  'area.lists.hint': {
    'zh-CN': '设计和发布列表，因此也决定谁能查看、修改、导出哪些数据。',
    'zh-TW': '設計和發布列表，因此也決定誰能檢視、修改、匯出哪些資料。',
    'en-US': 'Design and publish lists, and so decide who sees, changes and exports which records.',
  },
  'area.moderation': { 'zh-CN': '消息举报', 'zh-TW': '訊息檢舉', 'en-US': 'Reported messages' },
  'area.moderation.hint': {
    'zh-CN': '查看被举报的消息及其前后几条，移除消息，在会话中禁言发送人。每次查看都有记录。',
    'zh-TW': '檢視被檢舉的訊息及其前後幾則，移除訊息，在會話中禁言傳送人。每次檢視都有記錄。',
    'en-US':
      'See reported messages with a few around them, remove them and restrict their writers. Each look is recorded.',
  },
  'area.operation': {
    'zh-CN': '日志、监控和在线用户',
    'zh-TW': '日誌、監控和線上使用者',
    'en-US': 'Logs, monitor and online users',
  },
  'area.operation.hint': {
    'zh-CN': '查看日志和运行状况，执行定时任务，强制下线。',
    'zh-TW': '檢視日誌和執行狀況，執行排程工作，強制登出。',
    'en-US': 'See logs and health, run scheduled jobs and sign people out.',
  },
  'area.people': { 'zh-CN': '组织和人员', 'zh-TW': '組織和人員', 'en-US': 'Organization and people' },
  'area.people.hint': {
    'zh-CN': '本部门范围内的部门、岗位、人员账号和人事变动。',
    'zh-TW': '本部門範圍內的部門、職位、人員帳號和人事變動。',
    'en-US': 'Departments, posts, accounts and staff changes in their part of the company.',
  },
  'area.roles': {
    'zh-CN': '角色和分组成员',
    'zh-TW': '角色和分組成員',
    'en-US': 'Members of roles and groups',
  },
  'area.roles.hint': {
    'zh-CN': '把本部门范围内的人加入下面指定的角色和分组，或移出。',
    'zh-TW': '把本部門範圍內的人加入下面指定的角色和分組，或移出。',
    'en-US': 'Add people of their part to the roles and groups named below, and remove them.',
  },
  areas: { 'zh-CN': '可以管理', 'zh-TW': '可以管理', 'en-US': 'Administers' },
  emptyHint: {
    'zh-CN': '管理级别把一部分管理工作交给别人，例如让分公司管理自己的人员。谁也不能给出自己没有的权限。',
    'zh-TW': '管理級別把一部分管理工作交給別人，例如讓分公司管理自己的人員。誰也不能給出自己沒有的權限。',
    'en-US':
      'A grade gives part of the administration away, such as the people of a branch. No one can give more than they have.',
  },
  gone: { 'zh-CN': '该管理级别已被删除', 'zh-TW': '該管理級別已被刪除', 'en-US': 'This grade was deleted' },
  groups: { 'zh-CN': '可以分配的分组', 'zh-TW': '可以分配的分組', 'en-US': 'Groups they hand out' },
  name: { 'zh-CN': '名称', 'zh-TW': '名稱', 'en-US': 'Name' },
  new: { 'zh-CN': '新建管理级别', 'zh-TW': '新增管理級別', 'en-US': 'New grade' },
  part: { 'zh-CN': '部门范围', 'zh-TW': '部門範圍', 'en-US': 'Part of the company' },
  partHint: {
    'zh-CN': '包括下级部门。只限制组织和人员、角色和分组成员、管理级别；其他内容关系到全公司。',
    'zh-TW': '包括下級部門。只限制組織和人員、角色和分組成員、管理級別；其他內容關係到全公司。',
    'en-US':
      'Includes what is below. It limits people, members and grades; everything else concerns the whole company.',
  },
  people: { 'zh-CN': '管理员', 'zh-TW': '管理員', 'en-US': 'Administrators' },
  removeHint: {
    'zh-CN': '这些人会立即失去由此得到的管理权限。',
    'zh-TW': '這些人會立即失去由此得到的管理權限。',
    'en-US': 'Its people lose what it lets them administer at once.',
  },
  roles: { 'zh-CN': '可以分配的角色', 'zh-TW': '可以分配的角色', 'en-US': 'Roles they hand out' },
  rolesHint: {
    'zh-CN': '角色带来的审批和数据权限会随之给出。',
    'zh-TW': '角色帶來的審批和資料權限會隨之給出。',
    'en-US': 'Approvals and record rights of a role come with it.',
  },
  title: { 'zh-CN': '管理级别', 'zh-TW': '管理級別', 'en-US': 'Grades' },
  tooMuch: {
    'zh-CN': '这个级别超出您自己的管理范围，您不能修改。',
    'zh-TW': '這個級別超出您自己的管理範圍，您無法修改。',
    'en-US': 'This grade holds more than you administer, so you can’t change it.',
  },
  whole: { 'zh-CN': '整个公司', 'zh-TW': '整個公司', 'en-US': 'Whole company' },
  wholeHint: {
    'zh-CN': '管理所有部门和人员，但不能改动权限更大的管理员的账号。',
    'zh-TW': '管理所有部門和人員，但不能改動權限更大的管理員的帳號。',
    'en-US': 'All departments and people, except accounts of people who administer more.',
  },
} satisfies Texts
