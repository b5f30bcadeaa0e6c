import { everyone } from './seats.ts';
import { procedure, tell } from './vocabulary.ts';

/** D-DRAFT, DM-SET-07 and 08: everybody keeps a Monument, and an objective card unless there are Hegemon tiles. */
export const draft = procedure(
  'draft',
  {},
  {
    keep: {
      rule: 'DM-SET-07',
      who: everyone,
      options(s, _f, seat, emit) {
        for (const monument of s.monumentOffers[seat]!) {
          if (s.hegemon) emit(['keep', monument]);
          else for (const objective of s.objectiveOffers[seat]!) emit(['keep', monument, objective]);
        }
      },
      reveal(s, _f, picks) {
        s.monuments = picks.map((pick) => pick![1] as number);
        s.objectives = s.hegemon ? [] : picks.map((pick) => pick![2] as number);
        s.builders = s.monuments.map(() => []);
        s.monumentOffers = [];
        s.objectiveOffers = [];
        tell(['kept', s.monuments.slice(), s.objectives.slice()]);
      },
    },
  },
);
