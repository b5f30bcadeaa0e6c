/** Where the long words of names may break on a small card; not every browser knows it by itself. */
const BREAKS = new Map(
  'Adminis-tration Bureau-cracy Mysti-cism Offer-ings Priest-hood Mytho-logy Pilgrim-age Cathe-drals Mono-theism Story-telling Sculp-ture Archi-tecture Diplo-macy Patron-age Caravan-serai Merce-naries Herba-lism Hydrau-lics Mathe-matics Carto-graphy Astro-nomy Live-stock Agri-culture Carpen-try Metal-lurgy Engi-neering Ship-building Steel-making Glass-making Stone-henge Light-house Mauso-leum'
    .split(' ')
    .map((word) => [word.replace('-', ''), word.replace('-', '\u00ad')]),
);

/** A name with soft hyphens in its long words. */
export const breakable = (name: string): string => name.replace(/\w+/g, (word) => BREAKS.get(word) ?? word);
