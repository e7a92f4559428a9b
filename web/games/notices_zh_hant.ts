import { noticesZhHant } from '../i18n/notices_zh_hant';
import { noticeWords } from './notice_words';

export const notice = noticesZhHant(noticeWords('zh-Hant'));
