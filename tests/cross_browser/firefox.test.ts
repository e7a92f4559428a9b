import { firefox } from './firefox';
import { takeSteps } from './take_steps';

takeSteps(firefox);
