import { render } from 'preact';
import { Page } from './Page';
import { listenToAddress, parse, route } from './route';
import { takeInvitation } from './session';
import { language } from './text/language';

document.documentElement.lang = language;
takeInvitation();
route.value = parse(location.hash);
listenToAddress(takeInvitation);
render(<Page />, document.getElementById('page')!);
