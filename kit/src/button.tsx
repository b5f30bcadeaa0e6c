import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface Look {
  /** `signal`: the one thing to do here; `plain`: anything else; `bare`: without an edge, in bars. */
  readonly look?: 'signal' | 'plain' | 'bare';
  readonly icon?: IconName;
  /** Lower, where a mouse is at work; fingers still get the full height. */
  readonly small?: boolean;
}

const classOf = ({ look = 'plain', small = false }: Look, more = '') =>
  `k-button k-${look}${small ? ' k-small' : ''} ${more}`.trim();

/** A button with a text, and perhaps an icon before it. */
export function Button({ look, icon, small, className, children, ...rest }: Look & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classOf({ look, small }, className)}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}

/** A button that shows only an icon; `label` is its name and its tip. */
export function IconButton({
  icon,
  label,
  className = '',
  size = 20,
  ...rest
}: { readonly icon: IconName; readonly label: string; readonly size?: number } & Omit<
  ComponentProps<'button'>,
  'children'
>) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={`k-button k-bare k-round ${className}`.trim()}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}

/** The classes of a button for what is a link. */
export const buttonLook = classOf;
