/** The ids of a specification's chapters, numbered from 01: `SI-BLD-01`, `SI-BLD-02`, … */
export const ruleIds = (game: string, chapters: { readonly [chapter: string]: number }): readonly string[] =>
  Object.entries(chapters).flatMap(([chapter, count]) =>
    Array.from({ length: count }, (_, i) => `${game}-${chapter}-${String(i + 1).padStart(2, '0')}`),
  );
