import { buttonLook } from '@conclave/kit';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Page } from './page.tsx';

/** A page that says plainly what is not there and where to go on. */
export function Missing({
  title = 'There is nothing at this address',
  children = 'The link may have been cut short. Tables and replays stay where they are.',
}: {
  readonly title?: string;
  readonly children?: ReactNode;
}) {
  return (
    <Page title={title}>
      <div className="letter">
        <h1>{title}</h1>
        <p>{children}</p>
        <p>
          <Link href="/" className={buttonLook({})}>
            Go home
          </Link>
        </p>
      </div>
    </Page>
  );
}
