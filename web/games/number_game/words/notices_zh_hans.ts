import type { NoticeWords } from '../../../i18n/notice_words';
import { words as shared } from '../../../kit/numbers/notices_zh_hans';
import type { Role, Rule } from '../vocabulary';

export const words: NoticeWords<Role, Rule> = {
  roles: shared.roles,
  rules: {
    ...shared.rules,
    repeated: ({ witness }) => `${witness} 出现了两次`,
  },
};
