import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/inter/wght.css';
import '@conclave/kit/base.css';
import '@conclave/kit/kit.css';
import './shell/shell.css';
import './shell/skeleton-first.ts';
import { tolerateMovedNodes } from '@conclave/kit/jsx/moved-nodes.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { openEarly } from './net/open-table.ts';
import { watchNetwork } from './net/socket.ts';
import { applySettings } from './settings/store.ts';
import { watchPresses } from './sound/pressed.ts';

watchPresses();
tolerateMovedNodes();
watchNetwork();
openEarly(location.pathname);
applySettings();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
