import { windowIs } from '@conclave/kit';

/** Windows without a line for the own area under the prompt, so that the question brings what it is answered with. */
export const useNarrow = windowIs('(max-width: 1099.99px), (max-height: 559.99px)');

/** Windows that show little but the board. */
export const usePhone = windowIs('(max-width: 599.99px)');

/** Windows with room for the names of levels beside the hand. */
export const useAmple = windowIs('(min-width: 1500px)');
