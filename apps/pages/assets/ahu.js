// Everything here only speeds up what links and forms do by themselves.
import { startForms } from './forms.js';
import { startKeys } from './keys.js';
import { startLive } from './live.js';
import { startReplay } from './replay.js';
import { startExtras } from './extras.js';
import { startCoach } from './coach.js';
import { startRings } from './ring.js';

document.documentElement.classList.add('live-script');
startForms();
startExtras();
startKeys();
startReplay();
startCoach();
startRings();
startLive();
