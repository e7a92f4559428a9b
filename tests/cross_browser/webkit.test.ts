import { webkit } from './webkit';
import { takeSteps } from './take_steps';

takeSteps(webkit);
