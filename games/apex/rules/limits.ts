/** AX-TOK-01, 02: the tokens of a civilisation. */
export const SHIPS = 20;
export const COLONIES = 3;

/** AX-AGE-01: three ages of five rounds. */
export const AGES = 3;
export const ROUNDS = 5;
