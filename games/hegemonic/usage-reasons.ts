import { LEADERS, type Leader } from './data/leaders.ts';

const LEADERS_ONLY = 'only with leaders';

/** Abilities that can be used in nearly every window; a leader is used once a round at most, so that most windows pass. */
const ANY_WINDOW =
  'only with leaders; its player is asked in some fifty windows a round, and can use it in one of them';
const IN_CONFLICTS = 'only with leaders, in a conflict of their player';

const waits = (why: string): string => `${ANY_WINDOW}; ${why}`;
const EVERY_ROUND =
  'level 1 brings 2 CAPs in every round; bots that waited for level 3 won a quarter to a third less often';

/** More about leaders' abilities that are used less often than their windows open, by name and level. */
const ABILITIES: { readonly [ability: string]: string } = {
  'The Envoy 1': waits(
    'a card more to choose from is worth little, so that the last turns of a round are best',
  ),
  'The Envoy 2': `${IN_CONFLICTS}; pays where another card turns the outcome, and mostly the best was played`,
  'The Envoy 3': `${IN_CONFLICTS}; pays where a card is the best against one answer only, and mostly one is against all`,
  'Thor’s Will 2': `only with leaders and a Gate pair on the board; ${EVERY_ROUND}`,
  'Thor’s Will 3': waits(EVERY_ROUND),
  'The Concern’s Broker 2': waits(EVERY_ROUND),
  'The Concern’s Broker 3': waits(EVERY_ROUND),
  'The Persona 1': waits('levels 2 and 3 advance a card as well'),
  'Izanagi 1': waits('the same costs 1 CAP else, and power in a conflict is worth more'),
  'Eadrom 1': waits('the same costs 1 CAP else, and an Outpost at level 2 is worth more'),
  'The Assembly Speaker 3':
    'only with leaders at 3 after the reveal; the card was chosen by all that is known but the cards of others',
  'Occlus Magnus 1':
    'only with leaders; a bot decides by its view of the moment, in which a hand that it has seen is covered again',
  'Occlus Magnus 3': `${IN_CONFLICTS}; pays where the other card was higher and decided, and +2 at level 2 comes first`,
  'The Bloom Mother 1': waits('level 3 saves what an attack would take'),
  'The Technocrat 1': waits('Research and an advance at level 3 are worth more'),
  'The Technocrat 2': waits(
    'the price of a technology once is mostly worth less than the technology, or than level 3 a round later',
  ),
  'The Entombed 3': waits('it is kept for an attack that would be lost'),
};

/** Why an ability may be used seldom where nothing more is to be said of it: by when it can be used. */
const byTiming = ({ timing }: Leader, level: number): string =>
  timing[level - 1] === 'any' || timing[level - 1] === 'outside' ? ANY_WINDOW : IN_CONFLICTS;

const NO_REFUND =
  'taking an Advanced Technology back brings no refund; any other card is as good and costs no points';
const FREE_GALAXY = 'only in a galaxy laid freely';
const NEEDS_THREE = 'only from three seats on';
const NO_SUPPLY = 'only when no base of the type is left in supply';
const TOP_DISCARD =
  'the top discard is a card that somebody did not want; it is taken to be advanced, or where it is strong';
const OWNED = 'only for the owner of that technology';
const LOW_TIER = 'three slots for 24 technologies: it pays only where nothing of a higher tier can be had';

/** Why a kind of move is hardly ever open, or hardly ever chosen by a bot that plays well. */
export const REASONS: { readonly [kind: string]: string } = {
  'move layBoard': FREE_GALAXY,
  'move leader': 'only where leaders are drafted',
  'move keep': 'only where technologies are drafted',
  'move home': 'only where homes are chosen',
  'move drawDeck for a leader': LEADERS_ONLY,
  'move drawDiscard in the expansion': TOP_DISCARD,
  'move drawDiscard as Basic': TOP_DISCARD,
  'move drawDiscard for a leader': `${LEADERS_ONLY}; ${TOP_DISCARD}`,
  'move takeBack in the expansion': NO_REFUND,
  'move takeBack as Basic': NO_REFUND,
  'move takeBack after a conflict': NO_REFUND,
  'move takeBack for a leader': `${LEADERS_ONLY}; ${NO_REFUND}`,
  'move discard for a leader': LEADERS_ONLY,
  'move endTurn': '2 CAPs cost nothing: an action is never worth less than none',
  'move complex for a leader': LEADERS_ONLY,
  'move outpost for a leader': LEADERS_ONLY,
  'move gate': 'open at every step of a Build; 3 CAPs pay only where Locations within range have run out',
  'move relocateGate': 'costs as much as a new pair, and the place that is left has mostly been built up',
  'move stop filling places':
    'only when the winner of a takeover has no bases left; a better place is mostly filled',
  'move drawNothing': 'power drawn is not used up for anything better in most phases',
  'move lend': NEEDS_THREE,
  'move pass without a loan': NEEDS_THREE,
  'move arbiter': NEEDS_THREE,
  'move fill': 'only when the winner of a takeover has no bases left, and bases elsewhere are worth less',
  'move lead': ANY_WINDOW,
  'move pass with a leader': LEADERS_ONLY,
  'move pass without a second Complex': `${LEADERS_ONLY}; it is free, and a Complex is nearly always worth having`,
  'move pass without an Outpost': `${LEADERS_ONLY}; the tile was mostly placed for the sake of the Outpost`,
  'move give': 'gifts help a rival; nothing that is promised for them binds',
  'move drop': 'an Advanced Technology is worth points; where a slot is wanted, the advance drops it',
  'relocation of a base, Complex': NO_SUPPLY,
  'relocation of a base, Embassy': NO_SUPPLY,
  'relocation of a base, Outpost': NO_SUPPLY,
  'loan to the attacker': NEEDS_THREE,
  'loan to the defender': NEEDS_THREE,
  'move decline': 'only with a technology that reacts; what it saves mostly costs more to build again',
  'advance Predictive Algorithms': LOW_TIER,
  'advance Mass Translation Relay': LOW_TIER,
  'advance Stealth Field Emitter': LOW_TIER,
  'use Predictive Algorithms': `${OWNED}, when a Gate of its is to be destroyed`,
  'use Subliminal Telepathy': `${OWNED}, when an Agent of its is destroyed`,
  'use Stealth Field Emitter': `${OWNED}, after a victory; the Agent is mostly needed where it is`,
  ...Object.fromEntries(
    LEADERS.flatMap((leader) =>
      [1, 2, 3].map((level) => [
        `${leader.name} ${level}`,
        ABILITIES[`${leader.name} ${level}`] ?? byTiming(leader, level),
      ]),
    ),
  ),
};
