import { useState } from 'react';
import { useTheme } from '../settings/store.ts';
import './picture.css';

const pictures = import.meta.glob<string>('../../../games/*/ui/art/home-*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** A game's own board; its plain ground until it has come. The game's name stands beside it. */
export function Picture({ game }: { readonly game: string }) {
  const theme = useTheme();
  const [shown, setShown] = useState(false);
  const url = pictures[`../../../games/${game}/ui/art/home-${theme}.webp`];
  return (
    <div className="picture" data-shown={shown || undefined}>
      {url && (
        <img src={url} alt="" width={720} height={450} decoding="async" onLoad={() => setShown(true)} />
      )}
    </div>
  );
}
