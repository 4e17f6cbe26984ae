import { render } from 'preact';
import { Page } from './Page';
import { listenToAddress, parse, route } from './route';
import { takeInvitation } from './session';

takeInvitation();
route.value = parse(location.hash);
listenToAddress(takeInvitation);
render(<Page />, document.getElementById('page')!);
