import { lazy } from 'react';
import { part } from '../net/parts.ts';

/** What is advised, loaded when it is first asked for. */
export const AdvicePanel = lazy(() => part(() => import('./advice-panel.tsx')));
