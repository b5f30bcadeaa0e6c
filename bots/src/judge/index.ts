export { chancesOf, isJudged, type Network, shares, weigh, winOf } from './chances.ts';
