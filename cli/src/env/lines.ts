const NEWLINE = 10;
const NOTHING = Buffer.alloc(0);

/**
 * The lines of a stream, each as soon as it is whole.
 * @param most bytes in a line; of a longer one nothing is kept, and null stands in its place
 */
export async function* linesOf(stream: AsyncIterable<Buffer>, most: number): AsyncGenerator<string | null> {
  let begun = NOTHING;
  let isTooLong = false;
  const whole = (rest: Buffer): string | null => {
    const line = begun.length === 0 ? rest : Buffer.concat([begun, rest]);
    const text = isTooLong || line.length > most ? null : line.toString();
    begun = NOTHING;
    isTooLong = false;
    return text;
  };
  for await (const piece of stream) {
    let from = 0;
    for (let to = piece.indexOf(NEWLINE); to >= 0; to = piece.indexOf(NEWLINE, from)) {
      yield whole(piece.subarray(from, to));
      from = to + 1;
    }
    begun = Buffer.concat([begun, piece.subarray(from)]);
    isTooLong ||= begun.length > most;
    if (isTooLong) begun = NOTHING;
  }
  if (begun.length > 0 || isTooLong) yield whole(NOTHING);
}
