import { games } from '@conclave/games';
import { Link } from 'wouter';
import { credit } from '../shell/games.ts';
import { Page } from '../shell/page.tsx';

/** Who made the games and what this edition stands on. */
export default function About() {
  return (
    <Page title="About and credits">
      <div className="letter">
        <h1>About Conclave</h1>
        <p>
          Conclave is a digital table for five board games about hegemony. It is an unofficial edition, made
          by admirers. It is not connected with the designers and publishers of these games, whose names and
          rights are theirs. If you like a game here, buy its box.
        </p>
        <h2>The games</h2>
        <ul className="credits">
          {Object.values(games).map(({ meta }) => (
            <li key={meta.id}>
              <strong translate="no">{meta.title}</strong>. {credit(meta)}.
            </li>
          ))}
        </ul>
        <h2>Pictures, sounds, letters, code</h2>
        <p>
          All pictures and sounds are made by the program itself. Text is set in Inter by Rasmus Andersson and
          titles in Fraunces by Undercase Type, both under the SIL Open Font License. The pages stand on
          React, Zustand and Wouter, the QR codes on Kazuhiko Arase's generator, sounds on howler.js by James
          Simpson and GoldFire Studios, all under the MIT licence. The colours of the seats follow Masataka
          Okabe and Kei Ito.
        </p>
        <h2>Fair chance</h2>
        <p>
          Chance is fixed before the first move and sealed: the table shows a SHA-256 hash of the seed. When
          the game is over the seed is opened, and anybody can play the record again and check every draw.{' '}
          <Link href="/replay">Open a record</Link>.
        </p>
        <h2>Your data</h2>
        <p>
          There are no accounts. A cookie tells the server which seats are yours; your settings stay on this
          device.
        </p>
      </div>
    </Page>
  );
}
