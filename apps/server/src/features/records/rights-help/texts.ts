import type { Texts } from '@signet/std'

export const texts = {
  'notice.asked': {
    'zh-CN':
      '{person}申请“{list}”的{right, select, see {查看} add {新增} change {修改} remove {删除} import {导入} export {导出} other {打印}}权限，请在管理后台该列表的权限页处理',
    'zh-TW':
      '{person}申請「{list}」的{right, select, see {檢視} add {新增} change {修改} remove {刪除} import {匯入} export {匯出} other {列印}}權限，請在管理後台該列表的權限頁處理',
    'en-US':
      '{person} asks for the right to {right, select, see {see} add {add} change {change} remove {delete} import {import} export {export} other {print}} records of “{list}”. Grant it on the list’s permission page in the studio',
  },
  'notice.declined': {
    'zh-CN':
      '您申请的“{list}”的{right, select, see {查看} add {新增} change {修改} remove {删除} import {导入} export {导出} other {打印}}权限没有通过',
    'zh-TW':
      '您申請的「{list}」的{right, select, see {檢視} add {新增} change {修改} remove {刪除} import {匯入} export {匯出} other {列印}}權限沒有通過',
    'en-US':
      'Your request to {right, select, see {see} add {add} change {change} remove {delete} import {import} export {export} other {print}} records of “{list}” was declined',
  },
  'notice.granted': {
    'zh-CN':
      '您现在有“{list}”的{right, select, see {查看} add {新增} change {修改} remove {删除} import {导入} export {导出} other {打印}}权限了',
    'zh-TW':
      '您現在有「{list}」的{right, select, see {檢視} add {新增} change {修改} remove {刪除} import {匯入} export {匯出} other {列印}}權限了',
    'en-US':
      'You can now {right, select, see {see} add {add} change {change} remove {delete} import {import} export {export} other {print}} records of “{list}”',
  },
} satisfies Texts
