import { noticesZhHans } from '../i18n/notices_zh_hans';
import { noticeWords } from './notice_words';

export const notice = noticesZhHans(noticeWords('zh-Hans'));
