import { folder } from './plain';
import { askedFor } from './renew';

/** The files of the build that this thread has asked for. */
export const ownFiles = (): readonly string[] => askedFor(folder);
