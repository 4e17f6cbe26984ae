import { render } from 'preact';
import { Gallery } from './Gallery';

// No service answers here: the components are shown with what they have.
globalThis.fetch = () => new Promise(() => undefined);
render(<Gallery />, document.getElementById('page')!);
