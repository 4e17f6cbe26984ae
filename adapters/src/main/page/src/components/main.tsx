import { render } from 'preact';
import { Gallery } from './Gallery';

// What the components ask the service for is not there: they are shown with what they have.
globalThis.fetch = () => new Promise(() => undefined);
render(<Gallery />, document.getElementById('page')!);
